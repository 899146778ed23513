import Basics
import Cache
import TestSupport
import Testing

struct CacheFileTests {
  private static func key(_ number: Int) -> Digest { Digest(Array("key \(number)".utf8)) }

  private static func value(_ number: Int) -> [UInt8] {
    [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: number % 100)
  }

  private static func add(_ numbers: some Sequence<Int>, to path: FilePath, limit: Int = 1 << 20) {
    let file = CacheFile(path, limit: limit)
    for number in numbers { file.add(value(number), for: key(number)) }
    file.save()
  }

  /// The numbers that have a value in the file. Also checks these values.
  private static func known(_ numbers: some Sequence<Int>, in path: FilePath) -> [Int] {
    let file = CacheFile(path)
    return numbers.filter { number in
      guard let found = file.value(for: key(number)) else { return false }
      #expect(found == value(number))
      return true
    }
  }

  private static func withFile(_ body: (FilePath) throws -> Void) throws {
    try withTemporaryFolder { try body($0.appending("deep/cache")) }
  }

  @Test func `what is saved is there for the next run, and not before`() throws {
    try Self.withFile { path in
      #expect(Self.known(0..<10, in: path) == [])
      Self.add(0..<10, to: path)
      #expect(Self.known(0..<20, in: path) == Array(0..<10))
      Self.add(10..<15, to: path)
      #expect(Self.known(0..<20, in: path) == Array(0..<15))
    }
  }

  @Test func `a later value replaces an earlier one`() throws {
    try Self.withFile { path in
      for text in ["old", "new"] {
        let file = CacheFile(path)
        file.add(Array(text.utf8), for: Self.key(1))
        file.save()
      }
      #expect(CacheFile(path).value(for: Self.key(1)) == Array("new".utf8))
    }
  }

  @Test func `many small additions are merged, and none is lost`() throws {
    try Self.withFile { path in
      for number in 0..<150 { Self.add([number], to: path) }
      #expect(Self.known(0..<150, in: path) == Array(0..<150))
    }
  }

  @Test func `a file does not grow beyond its limit, and keeps the latest values`() throws {
    try Self.withFile { path in
      for start in stride(from: 0, to: 1000, by: 10) { Self.add(start..<start + 10, to: path, limit: 10_000) }
      let size = try readFile(path).count
      #expect(size <= 10_000)
      let known = Self.known(0..<1000, in: path)
      #expect(Set(990..<1000).isSubset(of: known))
      #expect(known.count < 300)
    }
  }

  @Test func `a truncated value counts as missing`() throws {
    try Self.withFile { path in
      Self.add(0..<5, to: path)
      let first = try readFile(path).count
      Self.add(5..<8, to: path)
      let bytes = try readFile(path)
      for count in 0..<bytes.count {
        try writeFile(Array(bytes.prefix(count)), to: path)
        #expect(Self.known(0..<8, in: path) == (count < first ? [] : Array(0..<5)))
      }
      Self.add(8..<10, to: path)
      #expect(Self.known(0..<10, in: path) == Array(0..<5) + [8, 9])
    }
  }

  @Test func `a damaged value counts as missing, and is never another value`() throws {
    try Self.withFile { path in
      Self.add(0..<40, to: path)
      Self.add(40..<50, to: path)
      let bytes = try readFile(path)
      var random = SeededRandom(seed: 20_261_122)
      var losses = 0
      for _ in 0..<1000 {
        var damaged = bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          damaged[Int.random(in: damaged.indices, using: &random)] = .random(in: 0...255, using: &random)
        }
        try writeFile(damaged, to: path)
        losses += 50 - Self.known(0..<50, in: path).count
      }
      #expect(losses > 1000)
    }
  }

  @Test(arguments: [[], Array("ALcache1".utf8), [UInt8](repeating: 0xFF, count: 4096), Array("{}".utf8)])
  func `a file of another program is overwritten`(_ bytes: [UInt8]) throws {
    try Self.withFile { path in
      try makeFolder(path.parent)
      try writeFile(bytes, to: path)
      #expect(Self.known(0..<3, in: path) == [])
      Self.add(0..<3, to: path)
      #expect(Self.known(0..<3, in: path) == [0, 1, 2])
    }
  }

  @Test func `an unwritable location only costs the values`() throws {
    try withTemporaryFolder { folder in
      let path = folder.appending("taken")
      try makeFolder(path)
      Self.add(0..<3, to: path)
      #expect(Self.known(0..<3, in: path) == [])
      try writeFile([], to: folder.appending("file"))
      Self.add(0..<3, to: folder.appending("file/cache"))
      #expect(Self.known(0..<3, in: folder.appending("file/cache")) == [])
    }
  }

  @Test func `eight concurrent writers may lose values, but never damage any`() throws {
    try Self.withFile { path in
      _ = Array(0..<8).parallelMap(Jobs(8)) { writer in
        for round in 0..<20 { Self.add((0..<10).map { writer * 1000 + round * 10 + $0 }, to: path) }
      }
      #expect(Self.known(0..<8000, in: path).count >= 10)
    }
  }

  @Test(arguments: [(64, 64 * 64), (65, 32 + 65 * 32)])
  func `more than 64 additions are merged into one`(count: Int, size: Int) throws {
    try Self.withFile { path in
      for number in 0..<count {
        let file = CacheFile(path)
        file.add([], for: Self.key(number))
        file.save()
      }
      // Each addition has a header of 32 bytes, and each key takes 32 bytes.
      let bytes = try readFile(path)
      #expect(bytes.count == size)
    }
  }

  @Test(arguments: [(175, [1, 2]), (176, [2])])
  func `a full file keeps the latest half of what fits`(size: Int, kept: [Int]) throws {
    try Self.withFile { path in
      for number in 0..<3 {
        let file = CacheFile(path, limit: 700)
        file.add([UInt8](repeating: UInt8(number), count: size), for: Self.key(number))
        file.save()
      }
      let file = CacheFile(path)
      #expect((0..<3).filter { file.value(for: Self.key($0)) != nil } == kept)
    }
  }
}
