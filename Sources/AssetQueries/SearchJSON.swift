internal import AssetModel
internal import Formats

extension Search {
  /// The answers to several questions as one JSON document (version 1); keys are only ever added within a version.
  public static func json(_ searches: [Search]) -> [UInt8] {
    let document: JSONOutput = [
      "version": 1,
      "searches": .array(
        searches.map { search in
          ["wanted": .string(search.wanted), "matches": .array(search.matches.map(\.json))]
        }),
    ]
    return document.bytes() + [UInt8(ascii: "\n")]
  }
}

extension Search.Match {
  fileprivate var json: JSONOutput {
    [
      "degree": .string(degree.word), "name": .string(set.name), "kind": .string(set.kind.rawValue),
      "set": .string("\(set.path)"), "path": payload.map { .string("\($0.path)") },
      "identifiers": .array(names.dropFirst().map { .string($0) }),
      "bundles": .array(home.bundles.map { .string($0) }), "users": .array(home.users.map { .string($0) }),
    ]
  }
}

extension Search.Degree {
  fileprivate var word: String {
    switch self {
    case .sameBytes: "bytes"
    case .samePicture: "picture"
    case .similar: "similar"
    }
  }
}
