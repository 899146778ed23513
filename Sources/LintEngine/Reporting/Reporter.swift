public import AssetModel

/// A format for reports.
///
/// The same report and style always result in the same bytes. The bytes contain no times, no host names and, unless the
/// format needs them, no absolute paths.
public protocol Reporter: Sendable {
  static var name: String { get }
  static var summary: String { get }

  func render(_ report: Report, _ style: ReportStyle) -> [UInt8]
}
