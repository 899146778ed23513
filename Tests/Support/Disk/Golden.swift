internal import Basics

/// A complete output, stored in the folder `Goldens` next to the test that compares it.
public struct Golden {
  private let file: FilePath

  public init(_ name: String, of test: String = #filePath) {
    file = FilePath(test).parent.appending(RepositoryPath("Goldens/\(name)"))
  }

  /// The lines that are only in the stored output or only in this one, in order. With `ASSETLINT_UPDATE=1`, stores
  /// this output first.
  public func differences(from output: [UInt8]) throws -> [String] {
    if updatesExpectations { try writeFile(output, to: file) }
    let lines = { (bytes: [UInt8]) in
      String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }
    return lines(output).difference(from: lines(try readFile(file))).map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }
  }
}
