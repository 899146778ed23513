internal import AssetModel
internal import Formats

extension Search {
  /// The results of several searches as one JSON document (version 1). Later releases may add keys to this version, but
  /// never remove or rename any.
  public static func json(_ searches: [Search]) -> [UInt8] {
    let document: JSONOutput = [
      "version": 1,
      "searches": .array(
        searches.map { search in
          [
            "wanted": .string(search.wanted), "matches": .array(search.matches.map(\.json)),
            "mentions": .array(search.mentions.map(\.json)),
            "caveats": .array(search.caveats.map { .string($0) }),
          ]
        }),
    ]
    return document.bytes() + [UInt8(ascii: "\n")]
  }
}

extension Search.Match {
  fileprivate var json: JSONOutput {
    [
      "degree": .string(degree.word), "name": set.map { .string($0.name) },
      "kind": set.map { .string($0.kind.rawValue) }, "tests": set.map { _ in .bool(isInTests) },
      "set": set.map { .string("\($0.path)") }, "path": payload.map { .string("\($0.path)") },
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
    case .samePixels: "pixels"
    case .similar: "similar"
    }
  }
}

extension Place {
  fileprivate var json: JSONOutput {
    [
      "path": .string("\(path)"), "line": position.map { .integer($0.line) },
      "column": position.map { .integer($0.column) },
    ]
  }
}
