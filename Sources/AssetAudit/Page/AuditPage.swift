internal import AssetModel
internal import Basics
internal import Formats

extension Audit {
  /// The audit as one page for a browser, with everything in it: it asks for nothing from anywhere.
  ///
  /// The numbers are the JSON report, which the page's script lays out. Whatever people named reaches the page as data
  /// of that report and is shown as text; the policy in its head lets no script run but the one whose hash it names, and
  /// no picture be shown that is not in the page.
  public func page(_ pictures: PagePictures) -> [UInt8] {
    let policy = [
      "default-src 'none'", "img-src data:", "style-src \(Self.hash(PageStyle.text))",
      "script-src \(Self.hash(PageScript.text))", "base-uri 'none'", "form-action 'none'",
    ]
    let parts: [String: [UInt8]] = [
      "POLICY": Array(policy.joined(separator: "; ").utf8), "STYLE": Array(PageStyle.text.utf8),
      "SCRIPT": Array(PageScript.text.utf8), "DATA": Self.inScript(document.bytes(.compact)),
      "PICTURES": pictures.json,
    ]
    var page: [UInt8] = []
    for (index, piece) in PageFrame.text.split(separator: "%", omittingEmptySubsequences: false).enumerated()
    {
      page += index.isMultiple(of: 2) ? Array(piece.utf8) : parts[String(piece)] ?? []
    }
    return page
  }

  /// What a policy calls a script or style by.
  private static func hash(_ text: String) -> String { "'sha256-\(Array(text.utf8).sha256.base64)'" }

  /// JSON without what could end the element around it, or begin a comment.
  private static func inScript(_ json: [UInt8]) -> [UInt8] {
    var safe: [UInt8] = []
    safe.reserveCapacity(json.count)
    for byte in json {
      if byte == UInt8(ascii: "<") { safe += Array("\\u003c".utf8) } else { safe.append(byte) }
    }
    return safe
  }
}
