import Testing

/// The symbols that Xcode generates for assets.
struct UsageSymbolTests {
  @Test(arguments: [
    UsageRow(
      """
      struct Avatar<Border>: View where Border: ShapeStyle { init(border: Border = .brand) {} }
      struct Badge<Fill: ShapeStyle>: View { init(fill: Fill = .brand) {} }
      struct Row<Shape>: View { init(shape: Shape = .brand) {} }
      """, "brand color: used"),
    UsageRow("struct Row<Kind>: View { init(kind: Kind = .brand) {} }", "brand color: unused"),
    UsageRow("Image(.close)", "close: used"),
    UsageRow("SwiftUI.Image(.close)", "close: used"),
    UsageRow("Image(.close).resizable()", "close: used"),
    UsageRow("Image(.Icons.close)", "Icons/close: used"),
    UsageRow("Image(.tomatoFresh)", "tomato.fresh symbol: used"),
    UsageRow("Image(.default)", "default: used"),
    UsageRow("Image(._16_9)", "16_9: used"),
    UsageRow("Image(.close)", "close-image: used"),
    UsageRow("Image(isOn ? .close : .open)", "close: used", "open: used"),
    UsageRow("UIImage(resource: .close)", "close: used"),
    UsageRow("NSImage(resource: .close)", "close: used"),
    UsageRow("UIColor(resource: .brandTint)", "brand-tint color: used"),
    UsageRow("Color(.brandTint)", "brand-tint color: used"),
    UsageRow("show(UIImage.close)", "close: used"),
    UsageRow("show(UIImage.close.cgImage)", "close: used"),
    UsageRow("show(UIImage.Icons.close)", "Icons/close: used"),
    UsageRow("show(UIKit.UIImage.close)", "close: used"),
    UsageRow("show(ImageResource.close)", "close: used"),
    UsageRow("show(Color.brandTint.opacity(0.5))", "brand-tint color: used"),
    UsageRow("show(UIColor.brandTint, NSColor.shade)", "brand-tint color: used", "shade color: used"),
    UsageRow("view.image = .close", "close: used"),
    UsageRow("view.image = isOn ? .close : .open", "close: used", "open: used"),
    UsageRow("button.configuration?.image = .close", "close: used"),
    UsageRow("view.backgroundColor = .brandTint", "brand-tint color: used"),
    UsageRow("view.tintColor = .brandTint.withAlphaComponent(0.5)", "brand-tint color: used"),
    UsageRow("func f() { let r: ImageResource = .close; show(r) }", "close: used"),
    UsageRow(
      "func f() { let all: [ImageResource] = [.close, .open]; show(all) }", "close: used", "open: used"),
    UsageRow("private let all = [ImageResource.close, .open]; show(all)", "close: used", "open: used"),
    UsageRow(
      "private let all = [Shape.round, .open]; show(all)\n=== B.swift\nprivate let all = [ImageResource.close]",
      "close: unused", "open: doubtful: ambiguous"),
    UsageRow("func f(icon: ImageResource = .close) { show(icon) }", "close: used"),
    UsageRow("func f(icon: ImageResource) { show(icon) }; f(icon: .close)", "close: used"),
    UsageRow("func f() -> UIImage { .close }; show(f())", "close: used"),
    UsageRow("func f() -> UIImage? { return .close }; show(f())", "close: used"),
    UsageRow("struct Row { let icon: ImageResource }; show(Row(icon: .close))", "close: used"),
    UsageRow(
      "enum A { case a, b; var icon: ImageResource { switch self { case .a: .close; case .b: return .open } } }; show(A.a.icon, A.b.icon)",
      "close: used", "open: used"),
    UsageRow("Text(t).foregroundStyle(.brandTint)", "brand-tint color: used"),
    UsageRow("Text(t).foregroundColor(.brandTint)", "brand-tint color: used"),
    UsageRow("Text(t).background(.brandTint)", "brand-tint color: used"),
    UsageRow(
      "Circle().fill(.brandTint).stroke(.shade, lineWidth: 1)", "brand-tint color: used", "shade color: used"),
    UsageRow("Text(t).tint(.brandTint)", "brand-tint color: used"),
    UsageRow(
      "Text(t).foregroundStyle(isOn ? .brandTint : .shade)", "brand-tint color: used", "shade color: used"),
    UsageRow("button.setImage(.close, for: .normal)", "close: used"),
    UsageRow("button.setTitleColor(.brandTint, for: .normal)", "brand-tint color: used"),
    UsageRow("Label(\"Close\", image: .close)", "close: used"),
    UsageRow("UIImageView(image: .close)", "close: used"),
    UsageRow("Image(uiImage: .close)", "close: used"),
    UsageRow("UIBarButtonItem(image: .close, style: .plain, target: nil, action: nil)", "close: used"),
    UsageRow(
      "LinearGradient(colors: [.brandTint, .clear], startPoint: .top, endPoint: .bottom)",
      "brand-tint color: used"),
    UsageRow("outside(.close)", "close: doubtful: chance+ambiguous"),
  ])
  func `places that expect an asset`(row: UsageRow) throws { try row.check() }

  @Test(arguments: [
    UsageRow("enum Action { case close }; func run(_ a: Action) {}; run(.close)", "close: unused"),
    UsageRow("enum Action { case close }; func f() { let a: Action = .close; run(a) }", "close: unused"),
    UsageRow(
      "enum Action { case close }; struct Row { let action: Action }; show(Row(action: .close))",
      "close: unused"),
    UsageRow("enum Action { case close }; func f() -> Action { .close }; run(f())", "close: unused"),
    UsageRow("enum Action { case close }; run(Action.close)", "close: unused"),
    UsageRow("if state == .close { hide() }", "close: unused"),
    UsageRow("switch state { case .close: hide(); default: break }", "close: unused"),
    UsageRow("door.close()", "close: unused"),
    UsageRow("door.close = true", "close: unused"),
    UsageRow("find().close", "close: unused"),
    UsageRow("send(.close())", "close: unused"),
    UsageRow("Door.close", "close: unused"),
    UsageRow("show(Color.close)", "close: unused"),
    UsageRow("show(UIImage.brandTint)", "brand-tint color: unused"),
    UsageRow("Image(.close)", "close: used", "close color: unused"),
    UsageRow("Color(.close)", "close color: used", "close: unused"),
    UsageRow("Text(t).foregroundStyle(.close)", "close: unused"),
    UsageRow("Image(.close)", "Icons/close: unused"),
    UsageRow("Image(.Icons.close)", "close: unused"),
    UsageRow("Image(.Close)", "close: unused"),
    UsageRow("Image(.closeImage)", "close-image: unused"),
    UsageRow("Image(.icon)", "icon app-icon: unnamed"),
    UsageRow("show(DataResource.seed)", "seed data: unused"),
    UsageRow("Text(t).font(.title)", "title: unused"),
    UsageRow("func f() -> UIImage { .close }", "close: unused"),
    UsageRow("let image: UIImage = .close", "close: unused"),
    UsageRow(
      "extension UIImage { static let close = UIImage(systemName: \"xmark\")! }; view.image = .close",
      "close: doubtful: chance+ambiguous"),
    UsageRow("// Image(.close)", "close: unused"),
    UsageRow("show(\"Image(.close)\")", "close: unused"),
    UsageRow("func f(bg: Color = .clear) {}", "clear color: unused"),
    UsageRow(
      "extension Color { static let brandText = Color(.label) }\nfunc f() { show(Color.brandText) }",
      "brandText color: unused"),
    UsageRow("let path = \\Door.close; walk(path)", "close: unused"),
    UsageRow("let path = \\.close; walk(path)", "close: unused"),
  ])
  func `members that are something else`(row: UsageRow) throws { try row.check() }

  /// The file that Xcode generates, as some repositories contain it.
  static let generatedFile = """
    import Foundation
    private class ResourceBundleClass {}
    private let resourceBundle = Foundation.Bundle(for: ResourceBundleClass.self)
    extension DeveloperToolsSupport.ImageResource {
      static let close = DeveloperToolsSupport.ImageResource(name: "close", bundle: resourceBundle)
      static let open = DeveloperToolsSupport.ImageResource(name: "open", bundle: resourceBundle)
    }
    extension UIKit.UIImage { static var close: UIKit.UIImage { .init(resource: .close) } }
    === App.swift

    """

  @Test(arguments: [
    UsageRow(
      generatedFile + "Image(.close)", in: "GeneratedAssetSymbols.swift", "close: used", "open: unused"),
    UsageRow(
      generatedFile + "view.image = .close", in: "GeneratedAssetSymbols.swift", "close: used", "open: unused"),
    UsageRow(
      generatedFile + "show(UIImage.close)", in: "GeneratedAssetSymbols.swift", "close: used", "open: unused"),
    UsageRow(
      generatedFile + "door.close()", in: "GeneratedAssetSymbols.swift", "close: unused", "open: unused"),
  ])
  func `the generated file itself uses nothing`(row: UsageRow) throws { try row.check() }

  @Test(arguments: [
    UsageRow("show(Color.white)", "white color: unused"),
    UsageRow("view.backgroundColor = .white", "white color: unused"),
    UsageRow("view.backgroundColor = .brand", "brand color: used"),
    UsageRow("show(UIColor.label.withAlphaComponent(1))", "label color: unused"),
    UsageRow("show(UIImage.checkmark)", "checkmark: unused"),
    UsageRow("show(ColorResource.white)", "white color: used"),
    // The type itself has no member with this name.
    UsageRow("show(Color.label)", "label color: used"),
    UsageRow("show(NSImage.checkmark)", "checkmark: used"),
  ])
  func `members that framework types have`(row: UsageRow) throws {
    try row.check()
  }
}
