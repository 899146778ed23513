import Formats
import Testing

@Suite struct JSONOutputTests {
  private let document: JSONOutput = [
    "name": "a", "missing": nil, "list": [1, -2.5, true, .null], "empty": [:], "none": [],
    "nested": [["b": "c"]],
  ]

  @Test func `members keep their order, and nil omits one`() {
    #expect(
      document.text(.compact)
        == #"{"name":"a","list":[1,-2.5,true,null],"empty":{},"none":[],"nested":[{"b":"c"}]}"#)
  }

  @Test func `a pretty document has line breaks and indentation`() {
    #expect(
      document.text() == """
        {
          "name": "a",
          "list": [
            1,
            -2.5,
            true,
            null
          ],
          "empty": {},
          "none": [],
          "nested": [
            {
              "b": "c"
            }
          ]
        }
        """)
  }

  @Test(arguments: [
    ("plain èé😀/", #""plain èé😀/""#), ("\"\\", #""\"\\""#), ("\n\r\t", #""\n\r\t""#),
    ("\0\u{1}\u{8}\u{1f} ", #""\u0000\u0001\u0008\u001f ""#),
    ("\u{2028}\u{2029}\u{7f}\u{9B}", #""\u2028\u2029\u007f\u009b""#),
    ("\u{202E}\u{FEFF}\u{1FFFE}", #""\u202e\ufeff\ud83f\udffe""#),
  ])
  func `a string is escaped so that it can be read back`(text: String, written: String) throws {
    #expect(JSONOutput.string(text).text() == written)
    #expect(try JSONDocument(JSONOutput.string(text).bytes()).root.string == text)
  }

  @Test(arguments: [
    (0.1, "0.1"), (1, "1.0"), (-1.5e-9, "-1.5e-09"), (1e300, "1e+300"), (.infinity, "null"), (.nan, "null"),
  ])
  func `a number is as short as it can be`(number: Double, written: String) throws {
    #expect(JSONOutput.double(number).text() == written)
    #expect(try JSONDocument(Array(written.utf8)).root.number?.double == (number.isFinite ? number : nil))
  }
}
