import Testing

@testable import SourceIndex

struct LottieFormatTests {
  private static let animation =
    #"{"v": "5.7.4", "fr": 30, "ip": 0, "op": 90, "assets": [{"id": "a\"b", "p": "{"}], "layers": [{"ty": 4}]}"#

  @Test(arguments: [
    (animation, true),
    ("\u{FEFF}\n " + animation, true),
    (#"{"layers": [], "op": 1, "ip": 0, "fr": 1"#, true),
    (#"{"layers": [{"fr": 30, "ip": 0, "op": 90}]}"#, false),
    (#"[{"fr": 30, "ip": 0, "op": 90, "layers": []}]"#, false),
    (#"{"fr": 30, "ip": 0, "op": 90}"#, false),
    (#"{} {"fr": 30, "ip": 0, "op": 90, "layers": []}"#, false),
    ("", false),
    ("{", false),
    (#"{"fr\\"#, false),
  ])
  func `the keys of the outermost object decide`(text: String, isAnimation: Bool) {
    #expect(
      FileMentions(indexing: Array(text.utf8), as: .quotedText, for: .sample).isAnimation == isAnimation)
  }

  @Test func `no truncated animation is a problem`() {
    let bytes = Array(Self.animation.utf8)
    for count in bytes.indices {
      let file = FileMentions(indexing: Array(bytes[..<count]), as: .quotedText, for: .sample)
      #expect(!file.isAnimation || count > 80)
    }
  }

  @Test func `deep nesting does no harm`() {
    let text = String(repeating: "{\"a\":[", count: 100_000)
    #expect(!FileMentions(indexing: Array(text.utf8), as: .quotedText, for: .sample).isAnimation)
  }
}
