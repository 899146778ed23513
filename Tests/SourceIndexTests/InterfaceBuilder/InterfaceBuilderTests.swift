import Basics
import SourceIndex
import Testing

@Suite struct InterfaceBuilderTests {
  @Test(arguments: [
    (#"<resources><image name="a" width="1" height="1"/></resources>"#, ["a"]),
    (#"<resources><image name='a.png'/><image name="b"></image></resources>"#, ["a.png", "b"]),
    (#"<resources><image name="star" catalog="system"/></resources>"#, []),
    (#"<resources><namedColor name="brand"><color red="1"/></namedColor></resources>"#, ["brand"]),
    (#"<systemColor name="labelColor"/><color name="no"/>"#, []),
    (#"<imageView image="a"/><state image="b" title="c"/><accessibilityTraits image="YES"/>"#, []),
    (#"<imageView image="a"/><state image="b"/><resources><image name="a"/></resources>"#, ["a", "b"]),
    (#"<imageView image="a" catalog="system"/><accessibilityTraits image="YES"/><resources/>"#, []),
    (#"<userDefinedRuntimeAttribute type="image" keyPath="icon" value="a"/>"#, ["a"]),
    (#"<userDefinedRuntimeAttribute type="image" value="a" catalog="system"/>"#, []),
    (#"<userDefinedRuntimeAttribute type="string" keyPath="icon" value="a"/>"#, []),
    (#"<userDefinedRuntimeAttribute type="image"/><image/><image name=""/>"#, []),
    (#"<!-- <image name="no"/> --><image name="a&amp;b &#228;"/>"#, ["a&b ä"]),
    (#"<string><![CDATA[<image name="no"/>]]></string>"#, []),
    (
      #"<string key="NSResourceName">old.png</string><string key="NSClassName">NSImage</string>"#, ["old.png"]
    ),
    (#"<string key="NSResourceName"/><string>no</string><string key="a">no</string>"#, []),
    (#"<namedColour name="a"/><images name="b"/><Image name="c"/>"#, []),
  ])
  func `the assets that a file lists are found`(content: String, expected: [String]) {
    let file = FileMentions("<?xml version=\"1.0\"?>\n<document>\(content)</document>", as: .interfaceBuilder)
    #expect(file.literals == expected)
    #expect(file.problems.isEmpty)
  }

  @Test(arguments: [
    (#"<image name="↓x"/>"#, "literal x: entry of image, unused"),
    (#"<image name="↓x"/><a symbol="x"/>"#, "literal x: entry of image"),
    (#"<namedColor name="↓x"/>"#, "literal x: entry of namedColor, unused"),
    (
      #"<userDefinedRuntimeAttribute type="image" keyPath="icon" value="↓x"/>"#,
      "literal x: entry of userDefinedRuntimeAttribute, icon"
    ),
    (
      #"<userDefinedRuntimeAttribute type="string" keyPath="iconName" value="↓x"/>"#,
      "word x: entry of userDefinedRuntimeAttribute, iconName"
    ),
    (#"<userDefinedRuntimeAttribute type="number" keyPath="iconName" value="↓x"/>"#, "nothing"),
    (#"<view customClass="↓X" customModule="App"/>"#, "chain X: entry of customClass, App"),
    (#"<viewControllerPlaceholder storyboardName="↓X"/>"#, "chain X: entry of storyboardName"),
    (#"<string key="NSResourceName">↓x</string>"#, "literal x: entry of NSResourceName"),
    (#"<string key="label">↓x:y:</string>"#, "chain x:y:: entry of action"),
    (#"<string key="label">↓x y:</string>"#, "nothing"),
    (#"<string key="label">↓x</string>"#, "nothing"),
    (#"<action selector="↓x:" destination="v"/>"#, "chain x:: entry of action"),
    (#"<segue kind="unwind" unwindAction="↓x:"/>"#, "chain x:: entry of action"),
    (
      #"<imageView id="v" image="↓x"/><outlet property="iconView" destination="v"/>"#,
      "chain iconView: entry of outlet, x"
    ),
    (
      #"<button id="v"><state image="↓x"/></button><outlet property="button" destination="v"/>"#,
      "chain button: entry of outlet, x"
    ),
    (
      #"<button id="v"><buttonCell key="cell" id="c" image="↓x"/></button><outlet property="b" destination="v"/>"#,
      "chain b: entry of outlet, x"
    ),
    (
      #"<a id="v" image="↓x"/><a id="w" image="x"/><outlet property="a" destination="v"/>"#,
      "chain a: entry of outlet, x"
    ),
    (
      #"<a id="v" image="x"/><a id="w" image="↓x"/><outlet property="a" destination="v"/>"#, "nothing"
    ),
    (#"<label id="v"/><outlet property="↓a" destination="v"/>"#, "nothing"),
    (#"<view><color key="tintColor" name="↓x"/></view>"#, "word x: entry of namedColor"),
    (
      #"""
      <label id="v"><color key="textColor" name="x"/></label><view id="w"><color key="tintColor" name="↓x"/></view>
      <outlet property="a" destination="v"/>
      """#, "word x: entry of namedColor"
    ),
  ])
  func `a mention knows its entry`(content: String, expected: String) {
    #expect(FileMentions.said(in: "<document>\(content)</document>", .interfaceBuilder) == [expected])
  }

  @Test func `a color and the outlet of its view are recorded at the same place`() {
    let view =
      #"<label id="v"><color key="textColor" name="x"/></label><outlet property="a" destination="v"/>"#
    let file = FileMentions("<document>\(view)</document>", as: .interfaceBuilder)
    #expect(file.mentions.map(\.kind) == [.word, .chain])
    #expect(Set(file.mentions.map(\.position)).count == 1)
  }

  @Test func `a mention is where its value begins`() {
    let source = MarkedSource(
      """
      <document>
        <userDefinedRuntimeAttribute type="image" value="↓é"/><x><string key="NSResourceName">↓old</string></x>
        <resources><image width="1" name="↓b"/>
          <namedColor name='↓c'/></resources>
      </document>
      """)
    let file = FileMentions(indexing: source.bytes, as: .interfaceBuilder)
    #expect(file.mentions.map(\.position) == source.marks)
  }

  @Test(arguments: [
    (#"<document initialViewController="a">"#, ["a: initial", "b x:x initial", "c y:x y initial"]),
    (#"<document initialViewController="b">"#, ["a:", "b x:x initial", "c y:x y initial"]),
    (#"<document initialViewController="d">"#, ["a:", "b x:x", "c y:x y"]),
    (#"<document type="WatchKit">"#, []),
  ])
  func `the scenes of a storyboard are found, with their identifiers`(start: String, expected: [String]) {
    let scene = { (id: String, name: String, content: String) in
      """
      <scene><objects><viewController id="\(id)" \(name) customClass="\(id)" sceneMemberID="viewController">\(content)
      </viewController></objects></scene>
      """
    }
    let file = FileMentions(
      """
      \(start)
      \(scene("a", "", "<segue destination='v'/>"))
      \(scene("b", "storyboardIdentifier='x'", "<view id='v' customClass='x'/><segue destination='c'/>"))
      \(scene("c", "storyboardIdentifier='y'", "<view customClass='y'/>"))
      <scene><objects><application customClass="d" sceneMemberID="viewController"/></objects></scene>
      </document>
      """, as: .interfaceBuilder)
    let parts = file.hiddenParts.map { part in
      "\(file.mentions[part.mentions].map { file[$0.text] }.joined(separator: " ")):\(part.openers.map { file[$0] }.joined(separator: " "))\(part.isInitial ? " initial" : "")"
    }
    #expect(parts == expected)
  }

  @Test(arguments: [(499, 500), (500, 0)])
  func `of hundreds of loose views, none is judged`(count: Int, found: Int) {
    let views = String(repeating: "<imageView/>", count: count)
    let file = FileMentions(
      """
      <document><scene><objects><viewController id="a" sceneMemberID="viewController"/>\(views)</objects></scene></document>
      """, as: .interfaceBuilder)
    #expect(file.hiddenParts.filter { !$0.isInitial }.count == found)
  }

  @Test func `a listed picture or color is where elements use it`() {
    let source = MarkedSource(
      """
      <document>
        <tabBarItem image="↓a" id="v"/><button><state key="normal" image="↓a"/></button>
        <color key="textColor" name="↓c"/><color key="tintColor" name="↓c"/>
        <resources><image name="a"/><namedColor name="c"><color white="1"/></namedColor></resources>
      </document>
      """)
    let file = FileMentions(indexing: source.bytes, as: .interfaceBuilder)
    #expect(file.mentions.map(\.position) == source.marks)
  }

  @Test(arguments: [
    ("", SourceProblem.Kind.malformed, 1, 1, []),
    ("<document>\n<image name=\"a\"/><image name=b/></document>", .malformed, 2, 30, ["a"]),
    ("<document><image name=\"a\"/>", .malformed, 1, 28, ["a"]),
    (
      "<d>\n<<<<<<< HEAD\n<image name=\"a\"/>\n=======\n<image name=\"b\"/>\n>>>>>>> x\n</d>", .conflictMarks,
      2, 1, ["a", "b"]
    ),
    ("<d><image name=\"a\"/>\n=======\n</e>\n</d>", .malformed, 3, 1, ["a"]),
  ])
  func `a broken file is reported, and what comes before still counts`(
    source: String, kind: SourceProblem.Kind, line: Int, column: Int, literals: [String]
  ) {
    let file = FileMentions(source, as: .interfaceBuilder)
    #expect(file.problems == [SourceProblem(kind, at: TextPosition(line: line, column: column))])
    #expect(file.literals == literals)
  }

  @Test func `a file in UTF-16 is read`() {
    let units = Array("<d>\n<image name=\"ä\"/></d>".utf16)
    let bytes = [0xFF, 0xFE] + units.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let file = FileMentions(indexing: bytes, as: .interfaceBuilder)
    #expect(file.literals == ["ä"])
    #expect(file.mentions.first?.position == TextPosition(line: 2, column: 14))
    #expect(file.problems.isEmpty)
  }

  @Test func `a damaged file is read as far as possible`() {
    let sample = """
      <?xml version="1.0" encoding="UTF-8"?><!-- é -->
      <document><userDefinedRuntimeAttribute type="image" value="a&amp;b"/>
      <string key="NSResourceName">old</string><![CDATA[x]]>
      <<<<<<< HEAD
      <resources><image name="名" catalog="x"/><namedColor name='c'><color/></namedColor></resources></document>
      """
    expectReadableWhenDamaged(Array(sample.utf8), as: .interfaceBuilder)
  }

  @Test func `elements may nest deep`() {
    let open = String(repeating: "<view>", count: 10_000)
    let source = open + "<image name=\"a\"/>" + open.replacing("<", with: "</")
    let file = FileMentions(source, as: .interfaceBuilder)
    #expect(file.literals == ["a"])
    #expect(file.problems.isEmpty)
  }

  @Test func `a line of a megabyte is read`() {
    let unit = "<image name=\"a\"/><view title=\"\(String(repeating: "x", count: 500))\"/>"
    let file = FileMentions("<d>\(String(repeating: unit, count: 2000))</d>", as: .interfaceBuilder)
    #expect(file.mentions.count == 2000)
    #expect(file.mentions.last?.position == TextPosition(line: 1, column: 1999 * unit.count + 17))
  }
}
