internal import AssetModel
internal import Basics
internal import Formats

extension Audit {
  /// The audit as one self-contained HTML page, which loads nothing from elsewhere.
  ///
  /// The page's script lays out the JSON report. All names from the repository reach the page as data in that report,
  /// and are shown as text. The content security policy allows only the script whose hash it lists, and only images
  /// that are embedded in the page.
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

  /// The hash of an inline script or style, for the page's content security policy.
  private static func hash(_ text: String) -> String { "'sha256-\(Array(text.utf8).sha256.base64)'" }

  /// Escapes `<` in JSON, so that asset names cannot end the script element or begin a comment.
  private static func inScript(_ json: [UInt8]) -> [UInt8] {
    var safe: [UInt8] = []
    safe.reserveCapacity(json.count)
    for byte in json {
      if byte == UInt8(ascii: "<") { safe += Array("\\u003c".utf8) } else { safe.append(byte) }
    }
    return safe
  }
}
