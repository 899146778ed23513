import Testing

struct TranscriptTests {
  private let text = """
    # Title
    $ not a command
    ```console
    $ first --flag
    one

    two
    $ second
    ```
    <!-- git copy of Demo -->
    <!-- some remark -->
    ```swift
    $ not a command
    ```
    ````console
    $ third
    ```
    ````

    """

  @Test func `commands and outputs are read from console blocks`() {
    let transcript = Transcript(text)
    #expect(transcript.scenes.map(\.place) == [.usual, .copy(of: "Demo", asGit: true)])
    let steps = transcript.scenes.flatMap(\.steps)
    #expect(steps.map(\.command) == ["first --flag", "second", "third"])
    #expect(steps.map(\.line) == [3, 7, 15])
    #expect(steps.map(transcript.expected) == [["one", "", "two"], [], ["```"]])
  }

  @Test func `outputs are replaced and nothing else`() {
    let transcript = Transcript(text)
    #expect(transcript.text(with: [[nil, nil], [nil]]) == text)
    let changed = transcript.text(with: [[["1"], ["2", "3"]], [nil]])
    #expect(changed == text.replacing("one\n\ntwo", with: "1").replacing("$ second", with: "$ second\n2\n3"))
  }

  @Test(arguments: [
    ("<!-- copy -->", Transcript.Place.copy(of: nil, asGit: false)),
    ("<!-- git copy -->", .copy(of: nil, asGit: true)),
    ("<!-- copy of Demo -->", .copy(of: "Demo", asGit: false)),
    ("<!-- copy of -->", nil), ("<!-- copy right -->", nil), ("copy", nil), ("<!-- -->", nil),
  ])
  func `a remark determines where commands run`(_ line: String, _ place: Transcript.Place?) {
    #expect(Transcript.Place(remark: line) == place)
  }

  @Test(arguments: [
    ("a b", "a b", true), ("a b", "a", false), ("", "", true), ("a", "", false),
    ("a b c", "…", true), ("", "…", true), ("a b c", "a …", true), ("a b c", "… c", true),
    ("a b c", "a … c", true), ("a b c", "a b … c", true), ("a", "a … a", false), ("a b c", "b …", false),
    ("a b c", "… b", false), ("a b c d", "a … c … d", true), ("a b c d", "a … c b … d", false),
  ])
  func `a line with an ellipsis matches any lines`(_ actual: String, _ expected: String, _ fits: Bool) {
    let lines = { (text: String) in text.split(separator: " ").map(String.init) }
    #expect(Transcript.matches(lines(actual), lines(expected)) == fits)
  }
}
