internal import AssetScan
internal import Basics
internal import Imaging

/// Measures how fast the PNG files in a folder are decoded on one thread. If this machine has libpng, the speed of
/// libpng is measured for comparison.
struct DecodingThroughput {
  private let files: [[UInt8]]
  private let repetitions: Int

  /// Loads the PNG files in `folder` that assetlint can decode. If this machine has libpng, loads only those that
  /// libpng can also decode.
  init(_ folder: FilePath, repetitions: Int) throws {
    let library = LibPNG()
    files = try FileTree.walk(folder).paths(withExtension: "png").map { try readFile(folder.appending($0)) }
      .filter { file in Self.pixels(file) != nil && library.map { $0.decode(file) != nil } ?? true }
    self.repetitions = repetitions
  }

  func lines() -> String {
    let fileBytes = files.reduce(0) { $0 + $1.count }
    var text = "decoding \(files.count.counting("PNG")) (\(fileBytes.megabytes) MB) on one thread\n"
    let own = measure { Self.pixels($0) ?? 0 }
    text += line("assetlint", own, fileBytes)
    guard let library = LibPNG() else { return text + "  libpng     not found\n" }
    let other = measure { library.decode($0) ?? 0 }
    return text + line("libpng", other, fileBytes)
      + "  assetlint takes \((own.seconds / other.seconds).hundredths) times as long as libpng\n"
  }

  private func line(_ name: String, _ result: (seconds: Double, pixels: Int), _ fileBytes: Int) -> String {
    let rates = [result.pixels * 4, fileBytes].map { Int(Double($0) / result.seconds).megabytes }
    return "  \(name.padded(10)) \(rates[0]) MB/s of pixels, \(rates[1]) MB/s of files\n"
  }

  /// The shortest of several measurements, and the number of pixels decoded in it.
  private func measure(_ decode: ([UInt8]) -> Int) -> (seconds: Double, pixels: Int) {
    var best = Double.infinity
    var pixels = 0
    for _ in 0..<repetitions {
      let start = processorSeconds()
      pixels = files.reduce(0) { $0 + decode($1) }
      best = min(best, processorSeconds() - start)
    }
    return (best, pixels)
  }

  private static func pixels(_ file: [UInt8]) -> Int? {
    do {
      let bitmap = try Bitmap(file)
      return bitmap.width * bitmap.height
    } catch {
      return nil
    }
  }
}
