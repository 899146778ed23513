import Foundation
import Imaging
import Pictures
import Testing

@Suite(.timeLimit(.minutes(15))) struct SVGHostileTests {
  /// Reads everything in the file, and returns whether the drawing can be understood. Errors are fine, but crashes are
  /// not.
  @discardableResult private func exercise(_ bytes: [UInt8]) -> Bool {
    _ = try? PictureHeader(bytes)
    return (try? DrawingIdentity(svg: bytes)) != nil
  }

  @Test func `a file cut off anywhere is rejected or read, never worse`() throws {
    let bytes = try drawing("source.svg")
    for end in bytes.indices { exercise(Array(bytes[..<end])) }
    #expect(exercise(bytes))
  }

  @Test func `a file with wrong bytes is rejected or read, never worse`() throws {
    var random = Noise(state: 3)
    for name in ["source.svg", "scoured.svg"] {
      let original = try drawing(name)
      var readCount = 0
      for _ in 0..<400 {
        var bytes = original
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0x20...0x7E, using: &random)
        }
        if exercise(bytes) { readCount += 1 }
      }
      #expect(readCount > 40, "\(name)")
    }
  }

  @Test func `a million nested groups are rejected`() {
    let text = "<svg>" + String(repeating: "<g>", count: 1_000_000)
    #expect(throws: DrawingError.self) { try DrawingIdentity(svg: Array(text.utf8)) }
  }

  @Test(arguments: [
    "<g opacity='.5'>", "<text>", "<svg viewBox='0 0 9 9'>", "<switch>", "<a clip-path='url(#c)'>",
  ])
  func `nesting fits the small stack of a thread`(tag: String) throws {
    let name = String(tag.dropFirst().prefix { $0.isLetter })
    let text =
      "<svg viewBox='0 0 9 9'>" + String(repeating: tag, count: 400) + "<path d='M0 0h9v9'/>"
      + String(repeating: "</\(name)>", count: 400) + "</svg>"
    // On macOS, threads other than the main one have a stack of 512 KB.
    onSmallStack { exercise(Array(text.utf8)) }
  }

  @Test(arguments: [
    "<use href='#a'/><g id='a'><use href='#a'/></g>",
    "<mask id='a' mask='url(#a)'/><path d='M0 0h9' mask='url(#a)'/>",
    "<pattern id='a'><path fill='url(#a)'/></pattern><path d='M0 0h9' fill='url(#a)'/>",
    "<clipPath id='a' clip-path='url(#a)'/><path d='M0 0h9' clip-path='url(#a)'/>",
    "<marker id='a'><path marker-end='url(#a)'/></marker><path d='M0 0h9' marker-end='url(#a)'/>",
    "<symbol id='a' viewBox='0 0 9 9'><use href='#a'/></symbol><use href='#a'/>",
  ])
  func `elements that contain themselves are rejected`(content: String) {
    let text = "<svg viewBox='0 0 9 9'>\(content)</svg>"
    #expect(throws: DrawingError.self) { try DrawingIdentity(svg: Array(text.utf8)) }
  }

  @Test func `a gradient that links to itself ends`() throws {
    let text =
      "<svg viewBox='0 0 9 9'><linearGradient id='a' href='#a'/><path d='M0 0h9v9' fill='url(#a)'/></svg>"
    _ = try DrawingIdentity(svg: Array(text.utf8))
  }

  @Test func `uses that multiply are rejected`() {
    var content = "<path id='u0' d='M0 0h9v9'/>"
    for level in 1...30 {
      content += "<g id='u\(level)'>" + String(repeating: "<use href='#u\(level - 1)'/>", count: 10) + "</g>"
    }
    let text = "<svg viewBox='0 0 9 9'><defs>\(content)</defs><use href='#u30'/></svg>"
    #expect(throws: DrawingError.unsupported("it has too many elements")) {
      try DrawingIdentity(svg: Array(text.utf8))
    }
  }

  @Test(arguments: [
    "width='1e999' height='-1e999'", "viewBox='0 0 1e-300 1e300'",
    "width='9' height='9' viewBox='1e308 1e308 9 9'",
    "width='99999999999999999999999999999999' height='1'",
  ])
  func `absurd sizes do not trap`(root: String) {
    let content = """
      <path d='M1e400 1e-400L-9e307 9e307A1e200 1e200 1e300 1 1 9 9 0 0 0 0 0 0 0zz' stroke='red' stroke-width='1e308'/>
      <circle r='1e308' transform='rotate(1e300) scale(1e308)'/><rect width='1e308' height='1e308' rx='1e308'/>
      """
    exercise(Array("<svg \(root)>\(content)</svg>".utf8))
  }

  @Test(arguments: ["{", "}", "/*", "@", ".a{", "a{b:c;", ".a{}", "@media{", "a,", ";"])
  func `broken style sheets do not trap`(unit: String) {
    exercise(
      Array("<svg viewBox='0 0 9 9'><style>\(String(repeating: unit, count: 20_000))</style></svg>".utf8))
  }
}

/// Runs `body` on a thread with the small stack that threads have on macOS.
func onSmallStack(_ body: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    body()
    done.signal()
  }
  thread.stackSize = 512 << 10
  thread.start()
  done.wait()
}

/// Random numbers that are the same in every run (SplitMix64).
struct Noise: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed &>> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed &>> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed &>> 31)
  }
}
