import Foundation

/// The pictures in `Fixtures/images`.
enum Fixture {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/images")

  /// The bytes of a file such as `png/rgba8.png`.
  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  static func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  static func names(in subfolders: String...) throws -> [String] {
    try subfolders.flatMap { subfolder in
      try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(subfolder).path)
        .sorted().map { "\(subfolder)/\($0)" }
    }
  }
}
