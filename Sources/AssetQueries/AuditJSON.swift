internal import AssetModel
internal import Formats

extension Audit {
  /// The audit as a JSON document (version 1), for programs; keys are only ever added within a version.
  public func json() -> [UInt8] {
    let document: JSONOutput = [
      "version": 1,
      "summary": .object(
        [(key: "catalogs", value: .integer(catalogs.count))] + Self.members(sum)
          + [(key: "bytes_to_save", value: .integer(duplicates.reduce(0) { $0 + $1.waste }))]),
      "catalogs": .array(
        catalogs.map { catalog in
          .object(
            [
              (key: "path", value: .string("\(catalog.path)")),
              (key: "role", value: .string(catalog.role.rawValue)),
            ] + Self.members(catalog.sum)
              + [(key: "kinds", value: .array(catalog.kinds.map { Self.named($0, "kind") }))])
        }),
      "kinds": .array(kinds.map { Self.named($0, "kind") }),
      "formats": .array(
        formats.map {
          ["format": .string($0.name), "files": .integer($0.files), "bytes": .integer($0.bytes)]
        }),
      "duplicates": .array(
        duplicates.map { group in
          [
            "bytes": .integer(group.waste),
            "assets": .array(
              group.assets.map { set in
                [
                  "name": .string(set.name), "kind": .string(set.kind.rawValue),
                  "set": .string("\(set.path)"),
                ]
              }),
          ]
        }),
    ]
    return document.bytes() + [UInt8(ascii: "\n")]
  }

  private static func named(_ total: Total, _ key: String) -> JSONOutput {
    .object([(key: key, value: .string(total.name))] + members(total))
  }

  private static func members(_ total: Total) -> [(key: String, value: JSONOutput)] {
    [
      (key: "assets", value: .integer(total.count)), (key: "files", value: .integer(total.files)),
      (key: "bytes", value: .integer(total.bytes)),
    ]
  }
}
