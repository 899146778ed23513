internal import AssetModel
internal import Imaging

extension PayloadFacts {
  init(_ bytes: [UInt8], _ payload: Payload, _ question: Question) {
    self.init(
      bytes, nameExtension: payload.path.pathExtension, question, knowing: payload.picture)
  }
}

extension Payload {
  /// Whether assetlint can decode the pixels of the file.
  var isDecodable: Bool {
    guard case .header(let header)? = picture else { return false }
    return header.format == .png || header.format == .jpeg || header.format == .gif
  }
}
