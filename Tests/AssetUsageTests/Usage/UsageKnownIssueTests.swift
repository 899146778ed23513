import Testing

/// Code that is known to be misunderstood. In each case, the result is at least cautious.
struct UsageKnownIssueTests {
  @Test(arguments: [
    // The type of the parameter determines what `.init` creates, but the index does not record this type.
    UsageRow(#"NSImage(named: .init("close"))"#, "close: used"),
    // The index does not record the type that is allocated.
    UsageRow(#"[[NSDataAsset alloc] initWithName:@"seed"];"#, in: "A.m", "seed data: used"),
    // Comments in settings are read like settings.
    UsageRow(
      "// ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Tint", in: "p.xcconfig", "Tint color: unused"),
    // The default value counts as a value of every property with this name.
    UsageRow(
      """
      func show(icon: String = "close") { view.image = UIImage(named: icon) }
      func f() { show() }
      """, "close: used"),
    // The attributes of a property are not applied to its initial value.
    UsageRow(
      """
      enum Icons { @available(*, deprecated) static let close = UIImage(named: "close")! }
      #Preview { Icons.close }
      """, "close: doubtful: previews+deprecated"),
    // A constant without a type annotation may have any type.
    UsageRow(
      """
      enum Door { case close }
      enum IconName: String { case close; var image: UIImage { UIImage(named: rawValue)! } }
      struct Icons { subscript(name: IconName) -> UIImage { name.image } }
      let icons = Icons()
      show(icons[.close])
      """, "close: used"),
  ])
  func `rows that ought to pass`(row: UsageRow) {
    withKnownIssue { try row.check() }
  }
}
