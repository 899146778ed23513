import Foundation
import Testing

/// A complete output that is stored in a file, to be compared with the current one.
struct Golden {
  private let file: URL

  init(_ name: String) {
    file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Goldens/\(name)")
  }

  /// Compares, or with `ASSETLINT_UPDATE=1` in the environment, rewrites the file.
  func expect(_ bytes: [UInt8], at place: SourceLocation = #_sourceLocation) throws {
    if ProcessInfo.processInfo.environment["ASSETLINT_UPDATE"] == "1" {
      try Data(bytes).write(to: file)
    }
    let golden = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(String(decoding: bytes, as: UTF8.self) == golden, sourceLocation: place)
  }
}
