import Testing

/// References that are only weak evidence of a use, and chains of such references.
struct UsageDoubtTests {
  @Test(arguments: [
    UsageRow(#"Image("close")"#, in: "AppTests/A.swift", "close: doubtful: tests"),
    UsageRow(#"[UIImage imageNamed:@"close"];"#, in: "AppTests/A.m", "close: doubtful: tests"),
    UsageRow("import XCTest\nUIImage(named: \"close\")", "close: doubtful: tests"),
    UsageRow("import Testing\nUIImage(named: \"close\")", "close: doubtful: tests"),
    UsageRow(#"Image("close")"#, in: "Contests/A.swift", "close: used"),
    UsageRow(#"#Preview { Image("close") }"#, "close: doubtful: previews"),
    UsageRow(
      #"struct P: PreviewProvider { static var previews: some View { Image("close") } }"#,
      "close: doubtful: previews"),
    UsageRow(#"@available(*, deprecated) func f() { show(Image("close")) }"#, "close: doubtful: deprecated"),
    UsageRow(#"@available(iOS 15, *) func f() { show(Image("close")) }"#, "close: used"),
    UsageRow("#if false\nImage(\"close\")\n#endif", "close: doubtful: disabled"),
    UsageRow("#if false\n#else\nImage(\"close\")\n#endif", "close: used"),
    UsageRow("#if DEBUG\nImage(\"close\")\n#endif", "close: used"),
    UsageRow("#if os(macOS)\nImage(\"close\")\n#endif", "close: used"),
    UsageRow(#"// Image("close")"#, "close: doubtful: comments"),
    UsageRow(#"/* /* Image("close") */ */"#, "close: doubtful: comments"),
    UsageRow("/// Shows `close`.\nfunc f() {}", "close: doubtful: comments"),
    UsageRow("// [UIImage imageNamed:@\"close\"]", in: "A.m", "close: doubtful: comments"),
    UsageRow("// close the door", "close: unused"),
    UsageRow(#"outside("close")"#, "close: doubtful: chance+text"),
    UsageRow(#"outside(icon: "close")"#, "close: doubtful: text"),
    UsageRow("#if 0\n[UIImage imageNamed:@\"close\"];\n#endif", in: "A.m", "close: doubtful: disabled"),
  ])
  func `one doubt`(row: UsageRow) throws { try row.check() }

  @Test(arguments: [
    UsageRow("#Preview { Image(\"close\") }\nImage(\"close\")", "close: used"),
    UsageRow(
      "#Preview { Image(\"close\") }\n=== AppTests/A.swift\nImage(\"close\")",
      "close: doubtful: tests or previews"),
    UsageRow("=== AppTests/A.swift\n#Preview { Image(\"close\") }", "close: doubtful: tests+previews"),
    UsageRow(
      "=== AppTests/A.swift\n#Preview { Image(\"close\") }\n=== BTests/A.swift\nImage(\"close\")",
      "close: doubtful: tests"),
    UsageRow(
      """
      enum Icons { static let close = UIImage(named: "close")! }
      === AppTests/A.swift
      show(Icons.close)
      """, "close: doubtful: tests"),
    UsageRow(
      """
      enum Icons { static let close = UIImage(named: "close")! }
      enum Buttons { static let close = Icons.close }
      === AppTests/A.swift
      show(Buttons.close)
      """, "close: doubtful: tests"),
    UsageRow(
      """
      enum Icons { static let close = UIImage(named: "close")! }
      enum Buttons { static let close = Icons.close }
      show(Buttons.close)
      === AppTests/A.swift
      show(Icons.close)
      """, "close: used"),
    UsageRow(
      """
      @available(*, deprecated) enum Icons { static let close = UIImage(named: "close")! }
      """, "close: unused"),
    UsageRow(
      """
      enum Icons: String, CaseIterable { case close; var image: UIImage { UIImage(named: rawValue)! } }
      #Preview { ForEach(Icons.allCases) { $0.image } }
      """, "close: doubtful: previews+all_cases"),
    UsageRow(
      #"{"icon": "close"}"# + "\n=== A.swift\n// Image(\"close\")", in: "seed.json",
      "close: doubtful: comments or data"),
  ])
  func `several doubts`(row: UsageRow) throws { try row.check() }
}
