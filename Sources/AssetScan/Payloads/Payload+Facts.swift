internal import AssetModel
internal import Imaging

extension PayloadFacts {
  /// The facts about a payload; reuses its header if it is known.
  init(_ bytes: [UInt8], _ payload: Payload, _ question: Question) {
    self.init(
      bytes, nameExtension: payload.path.pathExtension, question, knowing: payload.picture)
  }
}

extension Payload {
  /// Whether it is a picture whose pixels can be decoded.
  var isDecodable: Bool {
    guard case .header(let header)? = picture else { return false }
    return header.format == .png || header.format == .jpeg || header.format == .gif
  }
}
