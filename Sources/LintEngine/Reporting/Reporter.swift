public import AssetModel

/// A format for reports. The same report is always written as the same bytes, without times, host names or, unless the
/// format needs them, absolute paths.
public protocol Reporter: Sendable {
  static var name: String { get }
  static var summary: String { get }

  func render(_ report: Report, _ style: ReportStyle) -> [UInt8]
}
