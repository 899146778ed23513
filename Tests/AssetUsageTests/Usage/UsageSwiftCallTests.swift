import Testing

/// Swift calls that take asset names, and those that do not.
struct UsageSwiftCallTests {
  @Test(arguments: [
    UsageRow(#"UIImage(named: "close")"#, "close: used"),
    UsageRow(#"UIImage(named: "close", in: .module, compatibleWith: nil)"#, "close: used"),
    UsageRow(#"UIImage(named: "close", in: bundle, with: nil)"#, "close: used"),
    UsageRow(#"UIImage.init(named: "close")"#, "close: used"),
    UsageRow(#"let image: UIImage? = .init(named: "close")"#, "close: unused"),
    UsageRow(#"view.image = .init(named: "close")"#, "close: used"),
    UsageRow(#"NSImage(named: "close")"#, "close: used"),
    UsageRow(#"NSImage(named: NSImage.Name("close"))"#, "close: used"),
    UsageRow(#"NSImage(named: NSImage.Name(rawValue: "close"))"#, "close: used"),
    UsageRow(#"Image("close")"#, "close: used"),
    UsageRow(#"SwiftUI.Image("close")"#, "close: used"),
    UsageRow(#"Image("close", bundle: .module)"#, "close: used"),
    UsageRow(#"Image("close", label: Text("Close"))"#, "close: used"),
    UsageRow(#"Image(decorative: "close")"#, "close: used"),
    UsageRow(#"Image("name.with.dots")"#, "name.with.dots: used"),
    UsageRow(#"Image("two words")"#, "two words: used"),
    UsageRow(#"Image("Icons/close")"#, "Icons/close: used"),
    UsageRow(#"Label("Close", image: "close")"#, "close: used"),
    UsageRow(#"Button("Close", image: "close") {}"#, "close: used"),
    UsageRow(#"Tab("Close", image: "close") {}"#, "close: used"),
    UsageRow(#"ContentUnavailableView("None", image: "close")"#, "close: used"),
    UsageRow(#"Menu("More", image: "close") {}"#, "close: used"),
    UsageRow(#"Toggle("On", image: "close", isOn: $on)"#, "close: used"),
    UsageRow(#"ControlWidgetButton(action: a) { Label("Close", image: "close") }"#, "close: used"),
    UsageRow(#"UIImage(imageLiteralResourceName: "close")"#, "close: used"),
    UsageRow(##"view.image = #imageLiteral(resourceName: "close")"##, "close: used"),
    UsageRow(#"Bundle.main.image(forResource: "close")"#, "close: used"),
    // These calls look for a file, which cannot be an asset.
    UsageRow(#"Bundle.main.path(forResource: "close", ofType: "bundle")"#, "close: unused"),
    UsageRow(#"Bundle.main.url(forResource: "ic_close", withExtension: "json")"#, "ic_close: unused"),
    UsageRow(#"Bundle.module.urlForImageResource("close")"#, "close: used"),
    UsageRow(#"bundle.pathForImageResource("close")"#, "close: used"),
    UsageRow(#"SKTexture(imageNamed: "close")"#, "close: used"),
    UsageRow(#"SKSpriteNode(imageNamed: "close")"#, "close: used"),
    UsageRow(#"icon.setImageNamed("close")"#, "close: used"),
    UsageRow(#"group.setBackgroundImageNamed("close")"#, "close: used"),
    UsageRow(#"INImage(named: "close")"#, "close: used"),
    UsageRow(#"UNNotificationActionIcon(templateImageName: "close")"#, "close: used"),
    UsageRow(#"UIApplicationShortcutIcon(templateImageName: "close")"#, "close: used"),
    UsageRow(#"DisplayRepresentation.Image(named: "close")"#, "close: used"),
    UsageRow(#"DisplayRepresentation(title: "Close", image: .init(named: "close"))"#, "close: used"),
    UsageRow(#"CLKImageProvider(onePieceImage: UIImage(named: "close")!)"#, "close: used"),
    UsageRow(#"loader.newTexture(name: "close", scaleFactor: 1, bundle: nil)"#, "close: used"),
    UsageRow(#"UIImage(named: "close.png")"#, "close: used"),
    UsageRow(#"UIImage(named: "close@2x.png")"#, "close: used"),
    UsageRow(
      #"UIImage.animatedImageNamed("spin", duration: 1)"#, "spin0: doubtful: patterns",
      "spin12: doubtful: patterns", "spinner: unused", "spin: unused"),
    UsageRow(
      #"UIImage.animatedResizableImageNamed("spin", capInsets: .zero, duration: 1)"#,
      "spin0: doubtful: patterns",
      "spinner: unused"),
    UsageRow(#"Image("custom.leaf")"#, "custom.leaf symbol: used"),
    UsageRow(#"UIImage(named: "custom.leaf")"#, "custom.leaf symbol: used"),
  ])
  func `calls that show pictures`(row: UsageRow) throws { try row.check() }

  @Test(arguments: [
    UsageRow(#"Color("Tint")"#, "Tint color: used"),
    UsageRow(#"Color("Tint", bundle: .module)"#, "Tint color: used"),
    UsageRow(#"SwiftUI.Color("Tint")"#, "Tint color: used"),
    UsageRow(#"UIColor(named: "Tint")"#, "Tint color: used"),
    UsageRow(#"UIColor(named: "Tint", in: nil, compatibleWith: nil)"#, "Tint color: used"),
    UsageRow(#"NSColor(named: "Tint")"#, "Tint color: used"),
    UsageRow(#"NSColor(named: NSColor.Name("Tint"), bundle: nil)"#, "Tint color: used"),
    UsageRow(#"view.tintColor = .init(named: "Tint")"#, "Tint color: used"),
    UsageRow(#"NSDataAsset(name: "seed")"#, "seed data: used"),
    UsageRow(#"NSDataAsset(name: "seed", bundle: .module)"#, "seed data: used"),
    UsageRow(#"SKTextureAtlas(named: "Hero")"#, "Hero sprite-atlas: named"),
    UsageRow(
      #"ARReferenceImage.referenceImages(inGroupNamed: "Posters", bundle: nil)"#,
      "Posters ar-resource-group: used"),
    UsageRow(
      #"ARReferenceObject.referenceObjects(inGroupNamed: "Posters", bundle: nil)"#,
      "Posters ar-resource-group: used"),
    UsageRow(#"UIApplication.shared.setAlternateIconName("Dark")"#, "Dark app-icon: named"),
    UsageRow(#"UIApplication.shared.setAlternateIconName("Dark")"#, "Dark icon-document: named"),
  ])
  func `calls that take colors, data and the rest`(row: UsageRow) throws { try row.check() }

  @Test(arguments: [
    UsageRow(#"UIImage(systemName: "close")"#, "close: unused"),
    UsageRow(#"Image(systemName: "custom.leaf")"#, "custom.leaf symbol: unused"),
    UsageRow(#"NSImage(systemSymbolName: "close", accessibilityDescription: nil)"#, "close: unused"),
    UsageRow(#"Label("Close", systemImage: "close")"#, "close: unused"),
    UsageRow(#"Tab("Close", systemImage: "close") {}"#, "close: unused"),
    UsageRow(
      #"AppShortcut(intent: i, phrases: [], shortTitle: "x", systemImageName: "close")"#, "close: unused"),
    UsageRow(#"UIApplicationShortcutIcon(systemImageName: "close")"#, "close: unused"),
    UsageRow(#"UNNotificationActionIcon(systemImageName: "close")"#, "close: unused"),
    UsageRow(#"INImage(systemName: "close")"#, "close: unused"),
    UsageRow(#"if name == "close" { hide() }"#, "close: unused"),
    UsageRow(#"guard "close" != name else { return }"#, "close: unused"),
    UsageRow(#"switch name { case "close": hide(); default: break }"#, "close: unused"),
    UsageRow(#"show(values["close"])"#, "close: unused"),
    UsageRow(#"send(["close": 1])"#, "close: unused"),
    UsageRow(#"print("close")"#, "close: unused"),
    UsageRow(#"Text("close")"#, "close: unused"),
    UsageRow(#"Label("close", image: "other")"#, "close: unused", "other: used"),
    UsageRow(#"show(NSLocalizedString("close", comment: ""))"#, "close: unused"),
    UsageRow(#"defaults.bool(forKey: "close")"#, "close: unused"),
    UsageRow(#"performSegue(withIdentifier: "close", sender: nil)"#, "close: unused"),
    UsageRow(#"URL(string: "close")"#, "close: unused"),
    UsageRow(#"XCTAssertEqual(name, "close")"#, "close: unused"),
    UsageRow(#"#expect(name == "close")"#, "close: unused"),
    UsageRow(#"Logger(subsystem: "close", category: "close")"#, "close: unused"),
    UsageRow(##"view.tintColor = #colorLiteral(red: 0, green: 0, blue: 0, alpha: 1)"##, "red color: unused"),
    UsageRow(#"let view = UIView() // close"#, "close: unused"),
    UsageRow(#"view.close()"#, "close: unused"),
    UsageRow(#"func close() {}"#, "close: unused"),
  ])
  func `strings that do not refer to an asset`(row: UsageRow) throws { try row.check() }

  @Test(arguments: [
    UsageRow(#"Color("Tint")"#, "Tint color: used", "Tint: unused"),
    UsageRow(#"Image("Tint")"#, "Tint: used", "Tint color: unused"),
    UsageRow(#"NSDataAsset(name: "seed")"#, "seed data: used", "seed: unused"),
    UsageRow(#"UIColor(named: "Tint")"#, "Tint color: used", "Tint symbol: unused"),
    UsageRow(#"UIImage(named: "Close")"#, "close: unused"),
    UsageRow(#"Image("icons/close")"#, "Icons/close: unused"),
    UsageRow(#"Image("close")"#, "Icons/close: unused"),
    UsageRow(#"Image("Icons/close")"#, "close: unused"),
    UsageRow(#"Image("close2")"#, "close: unused"),
    UsageRow(#"Image("close ")"#, "close: unused"),
    UsageRow(#"UIImage(named: "close.txt")"#, "close: unused"),
    UsageRow("Image(\"e\u{301}te\")", "\u{e9}te: used", "e\u{301}te: used", "ete: unused"),
  ])
  func `names must match in kind, case and namespace`(row: UsageRow) throws { try row.check() }
}
