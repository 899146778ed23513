import Basics
import LintEngine
import Testing

@Suite struct ReporterDisplayTests {
  @Test(arguments: [
    "", "App/Assets.xcassets/close.imageset", "a:b#c:4:20", "Größe “x” × 2", "👨‍👩‍👧", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "ن‌ه", "C:\\x",
  ])
  func `ordinary text is shown as it is`(_ text: String) {
    #expect(text.displayed == text)
  }

  // This is a loop, because the test runner would print arguments without escaping them.
  @Test func `deceptive characters are spelled out`() {
    let table = [
      ("\u{1B}[31m", #"\u{1B}[31m"#), ("a\nb\r\t", #"a\u{A}b\u{D}\u{9}"#), ("\r\n", #"\u{D}\u{A}"#),
      ("\u{0}\u{7F}\u{9B}", #"\u{0}\u{7F}\u{9B}"#), ("\u{202E}x\u{2066}", #"\u{202E}x\u{2066}"#),
      ("é\u{200B}\u{FEFF}", #"é\u{200B}\u{FEFF}"#), ("::set-env", #"\u{3A}:set-env"#),
      ("##vso[", #"\u{23}#vso["#), (":::", #"\u{3A}\u{3A}:"#),
      // Swift literals cannot contain these characters.
      (scalars(0xFFFF, 0xFDD0, 0x1FFFE), #"\u{FFFF}\u{FDD0}\u{1FFFE}"#),
    ]
    for (text, shown) in table {
      #expect(text.displayed == shown)
      #expect(shown.displayed == shown)
    }
  }

  @Test func `in text of several lines, the line breaks stay`() {
    #expect("a\n\u{1B}b\r\n\n::c\n".displayedLines == "a\n\\u{1B}b\\u{D}\n\n\\u{3A}:c\n")
  }

  @Test(arguments: [("abc", 3, "abc"), ("abcd", 3, "ab…"), ("", 1, ""), ("e\u{301}e\u{301}", 3, "e\u{301}…")])
  func `a text is cut between scalars`(_ text: String, _ most: Int, _ short: String) {
    #expect(text.shortened(to: most).unicodeScalars.elementsEqual(short.unicodeScalars))
  }

  private func scalars(_ values: UInt32...) -> String {
    String(String.UnicodeScalarView(values.compactMap(Unicode.Scalar.init)))
  }
}
