internal import AssetModel
internal import Formats

extension AuditedAsset {
  var json: JSONOutput {
    [
      "name": .string(set.name), "kind": .string(set.kind.rawValue), "set": .string("\(set.path)"),
      "catalog": .string("\(set.id.catalog)"), "role": .string(set.role.rawValue),
      "modules": .texts(modules), "bytes": .integer(bytes), "files": .array(set.payloads.map(\.json)),
      "formats": .texts(formats), "pixels": pixels?.json, "points": points?.json,
      "appearances": .texts(traits.appearances), "scales": .texts(traits.scales),
      "idioms": .texts(traits.idioms), "locales": .texts(traits.locales),
      "colors": .array(
        colors.map { ["value": .string($0.value), "circumstances": .string($0.circumstances)] }),
      "access": .array(access.map { ["style": .string($0.style.rawValue), "count": .integer($0.count)] }),
      "users": .texts(users), "places_count": .integer(places.count),
      "places": .array(places.prefix(Self.mostPlaces).map { .object($0.members) }),
      "possible_places_count": .integer(possiblePlaces.count),
      "possible_places": .array(possiblePlaces.prefix(Self.mostPossiblePlaces).map { .object($0.members) }),
      "verdict": .string(verdict.rawValue), "reason": .string(reason), "to_check": .bool(isToCheck),
      "duplicates": copies.map(JSONOutput.integer), "look_alikes": .array(lookalikes.map(JSONOutput.integer)),
      "overrides": .array(overrides.map(JSONOutput.integer)), "bytes_to_save": .integer(savings.all),
      "last_change": lastChange.map { ["commit": .string($0.commit), "date": .string($0.date)] },
      "findings": .array(findings.map(\.json)),
    ]
  }

  static let mostPlaces = 50
  static let mostPossiblePlaces = 10
}

extension AuditedFinding {
  var json: JSONOutput {
    .object(
      [
        ("rule", .string(rule)), ("severity", .string(severity.rawValue)), ("message", .string(message)),
      ] + place.members)
  }
}

extension Payload {
  fileprivate var json: JSONOutput {
    [
      "path": .string("\(path)"), "format": .string(formatName), "bytes": .integer(byteCount),
      "size": size.map { .string("\($0)") },
    ]
  }
}

extension PictureSize {
  fileprivate var json: JSONOutput { ["width": .double(width), "height": .double(height)] }
}

extension Place {
  var members: [(key: String, value: JSONOutput)] {
    [("path", .string("\(path)"))]
      + (position.map { [("line", .integer($0.line)), ("column", .integer($0.column))] } ?? [])
  }
}

extension JSONOutput {
  static func texts(_ texts: [String]) -> JSONOutput { .array(texts.map(JSONOutput.string)) }
}
