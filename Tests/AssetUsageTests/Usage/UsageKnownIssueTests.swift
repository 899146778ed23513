import Testing

/// What is known not to be understood as it should; each errs on the side of caution.
struct UsageKnownIssueTests {
  @Test(arguments: [
    // What is made by the type of an argument that the index does not tell.
    UsageRow(#"NSImage(named: .init("close"))"#, "close: used"),
    // The index does not tell what is allocated.
    UsageRow(#"[[NSDataAsset alloc] initWithName:@"seed"];"#, in: "A.m", "seed data: used"),
    // Comments of settings are read like settings.
    UsageRow(
      "// ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Tint", in: "p.xcconfig", "Tint color: unused"),
    // A default value counts as the value of a property of that name.
    UsageRow(
      """
      func show(icon: String = "close") { view.image = UIImage(named: icon) }
      func f() { show() }
      """, "close: used"),
    // Attributes of a property do not cover its first value.
    UsageRow(
      """
      enum Icons { @available(*, deprecated) static let close = UIImage(named: "close")! }
      #Preview { Icons.close }
      """, "close: doubtful: previews+deprecated"),
    // The type of a constant that is not written may be any.
    UsageRow(
      """
      enum Door { case close }
      enum IconName: String { case close; var image: UIImage { UIImage(named: rawValue)! } }
      struct Icons { subscript(name: IconName) -> UIImage { name.image } }
      let icons = Icons()
      show(icons[.close])
      """, "close: used"),
  ])
  func `rows that ought to hold`(row: UsageRow) {
    withKnownIssue { try row.check() }
  }
}
