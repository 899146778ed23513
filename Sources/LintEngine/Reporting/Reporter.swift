public import AssetModel

/// A format that a report can be written in.
///
/// A reporter depends on nothing but its two arguments, so that the same report always has the same bytes:
/// no times, host names or, unless the format wants them, absolute paths.
public protocol Reporter: Sendable {
  /// The word for the command line.
  static var name: String { get }
  /// One sentence for the help.
  static var summary: String { get }

  /// The whole report, ready to be written.
  func render(_ report: Report, _ style: ReportStyle) -> [UInt8]
}
