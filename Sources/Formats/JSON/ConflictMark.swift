internal import Basics

/// Detects the markers that git writes into a file with a merge conflict, such as `<<<<<<< HEAD`.
enum ConflictMark {
  static let message = "merge conflict marker"

  /// The start of the line that contains `offset`, if the line is a conflict marker; otherwise nil.
  static func start(ofLineAt offset: Int, in bytes: [UInt8]) -> Int? {
    var start = min(offset, bytes.count)
    while start > 0, bytes[start - 1] != .newline, bytes[start - 1] != .carriageReturn { start -= 1 }
    let line = bytes[start...]
    guard let mark = line.first, Self.marks.contains(mark), line.prefix(8).count(where: { $0 == mark }) == 7
    else { return nil }
    let next = line.dropFirst(7).first ?? .newline
    return next.isWhitespace ? start : nil
  }

  private static let marks = "<|=>".utf8
}
