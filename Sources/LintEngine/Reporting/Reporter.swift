public import AssetModel

/// A format that a report can be written in.
///
/// A reporter depends only on its two arguments, so the same report always has the same bytes: no times, no host names
/// and, unless the format needs them, no absolute paths.
public protocol Reporter: Sendable {
  /// The name on the command line.
  static var name: String { get }
  /// One sentence for the help.
  static var summary: String { get }

  /// The complete report as bytes.
  func render(_ report: Report, _ style: ReportStyle) -> [UInt8]
}
