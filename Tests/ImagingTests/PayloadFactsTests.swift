import Basics
import Imaging
import Pictures
import Testing

@Suite struct PayloadFactsTests {
  static let questions: [(PayloadFacts.Question, answers: Set<String>)] = [
    ([], []), (.picture, ["picture"]), (.look, ["picture", "look"]),
    (.damage, ["picture"]), (.likeness, ["picture", "likeness"]),
    // An opaque picture without its colors has no shape.
    (.colorlessLikeness, ["picture"]), (.bitmap, ["picture", "bitmap"]),
    ([.look, .likeness, .bitmap], ["picture", "look", "likeness", "bitmap"]),
  ]

  @Test(arguments: questions)
  func `facts that were not requested are not computed`(
    _ question: PayloadFacts.Question, _ answers: Set<String>
  ) throws {
    let facts = PayloadFacts(try Fixture.bytes("jpeg/444.jpg"), nameExtension: "jpg", question)
    let found: [String: Bool] = [
      "picture": facts.picture != nil, "look": facts.look != nil,
      "obstacle": facts.obstacle != nil, "damage": facts.damage != nil, "likeness": facts.likeness != nil,
      "bitmap": facts.bitmap != nil,
    ]
    #expect(Set(found.filter(\.value).keys) == answers)
  }

  @Test func `a known header is not read again`() {
    let known = PictureReading.unreadable(.standIn(.lfsPointer))
    let facts = PayloadFacts([1, 2, 3], nameExtension: "png", .picture, knowing: known)
    #expect(facts.picture == known)
  }

  @Test(arguments: try Fixture.names(in: "gif", "jpeg", "other", "png"))
  func `facts are the same after they were stored`(_ path: String) throws {
    let bytes = try Fixture.bytes(path)
    for (question, _) in Self.questions where !question.contains(.bitmap) {
      let facts = PayloadFacts(bytes, nameExtension: "png", question)
      let archived = facts.archived
      let kept = try #require(PayloadFacts(archived: archived))
      #expect(kept.picture == facts.picture)
      #expect(kept.look == facts.look)
      #expect(kept.obstacle == facts.obstacle)
      #expect(kept.damage == facts.damage)
      #expect(kept.likeness == facts.likeness)
      for count in archived.indices { #expect(PayloadFacts(archived: Array(archived.prefix(count))) == nil) }
    }
  }

  static let obstacles: [(what: String, bytes: @Sendable () throws -> [UInt8], obstacle: String?)] = [
    ("a GIF of several frames", { try Fixture.bytes("gif/animated.gif") }, "is animated"),
    (
      "a PNG of several frames",
      {
        let control = TinyPNG.Chunk("acTL", TinyPNG.big(3) + TinyPNG.big(0))
        return TinyPNG.adding([control], to: try Fixture.bytes("png/rgba8.png"))
      }, "is animated"
    ),
    (
      "a format that is not decoded", { try Fixture.bytes("other/lossless.webp") },
      "is a WebP that cannot be read: assetlint cannot decode this format"
    ),
    (
      "a PNG without its last pixel", { TinyPNG.file([.header(2, 1, type: 0), .data([0, 51])]) },
      "is a "
    ),
    ("a drawing that contains itself", { Array(circle.utf8) }, "cannot be interpreted: "),
    ("a text", { Array("no picture".utf8) }, nil),
    ("nothing", { [] }, nil),
  ]

  private static let circle = "<svg viewBox='0 0 9 9'><g id='a'><use href='#a'/></g></svg>"

  @Test(arguments: obstacles)
  func `if pixels cannot be compared, the bytes are`(
    _ what: String, _ bytes: @Sendable () throws -> [UInt8], _ obstacle: String?
  ) throws {
    let bytes = try bytes()
    let facts = PayloadFacts(bytes, nameExtension: nil, .look)
    #expect(facts.look == Look(of: ContentID(of: bytes)))
    let known = facts.obstacle.map { String($0.prefix(obstacle?.count ?? .max)) }
    #expect(known == obstacle)
  }
}
