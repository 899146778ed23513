import Testing

/// What is known to be misunderstood so far; each case errs on the side of caution.
struct UsageKnownIssueTests {
  @Test(arguments: [
    // Created by the type of an argument, which the index does not record.
    UsageRow(#"NSImage(named: .init("close"))"#, "close: used"),
    // The index does not record what is allocated.
    UsageRow(#"[[NSDataAsset alloc] initWithName:@"seed"];"#, in: "A.m", "seed data: used"),
    // Comments in settings are read like settings.
    UsageRow(
      "// ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Tint", in: "p.xcconfig", "Tint color: unused"),
    // A default value counts as the value of a property with that name.
    UsageRow(
      """
      func show(icon: String = "close") { view.image = UIImage(named: icon) }
      func f() { show() }
      """, "close: used"),
    // Attributes of a property do not apply to its initial value.
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
