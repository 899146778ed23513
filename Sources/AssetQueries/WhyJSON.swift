internal import AssetModel
internal import AssetUsage
internal import Formats

extension Why {
  /// The answers to several questions as a JSON document (version 1). Later releases may add keys to this version, but
  /// never remove or rename any.
  ///
  /// References and uses inside an accessor have the key `accessor`, with the `number` of that accessor.
  public static func json(_ answers: [Why]) -> [UInt8] {
    let document: JSONOutput = [
      "version": 1,
      "answers": .array(
        answers.map { answer in
          [
            "wanted": .string(answer.wanted),
            "assets": .array(answer.assets.map(\.json)),
            "files": .array(
              answer.looseFiles.map { file in
                [
                  "path": .string("\(file.path)"),
                  "places": .array(file.places.map { .object($0.members) }),
                ]
              }),
            "nearest": .array(answer.nearest.map { .object($0.members) }),
            "unresolved_requests": .array(answer.askers.map(\.json)),
            "unknown_names": .array(
              answer.unknownNames.map {
                .object(
                  $0.place.members + [("form", .string($0.form)), ("expression", .string($0.expression))])
              }),
          ]
        }),
    ]
    return document.bytes() + [UInt8(ascii: "\n")]
  }
}

extension AssetStory {
  fileprivate var json: JSONOutput {
    .object(
      set.members + [
        ("bytes", .integer(set.byteCount)),
        ("files", .array(set.payloads.map { $0.json(pictureProblems[$0.path]) })),
        (
          "identifiers",
          .array(
            identifiers.map { ["generator": .string($0.generator.rawValue), "identifier": .string($0.text)] })
        ),
        ("bundles", .array(home.bundles.map(JSONOutput.string))),
        ("users", .array(home.users.map(JSONOutput.string))),
        ("state", .string(verdict.state.word)), ("reason", .string(reason)),
        (
          "references",
          .array(
            zip(verdict.references, referenceHomes).map { reference, home in
              .object(
                reference.place.members + [
                  ("strength", .string(reference.strength.rawValue)), ("form", .string(reference.form)),
                  ("doubts", reference.doubts.json),
                ] + home.members + member(reference.accessor))
            })
        ),
        ("accessors", .array(accessors.map { json($0) })),
      ])
  }

  private func json(_ link: Link) -> JSONOutput {
    let accessor = link.accessor
    return .object(
      [
        ("number", .integer(link.number)), ("name", .string(accessor.name)),
        ("kind", .string(accessor.kind.rawValue)),
      ] + accessor.place.members + [
        ("generated", .bool(accessor.isGenerated)), ("state", .string(accessor.state.word)),
        (
          "uses",
          .array(
            accessor.uses.map {
              .object($0.place.members + [("doubts", $0.doubts.json)] + member($0.accessor))
            })
        ),
      ])
  }

  private func member(_ accessor: Int?) -> [(key: String, value: JSONOutput)] {
    accessor.map { [("accessor", .integer($0))] } ?? []
  }
}

extension ReferenceHome {
  fileprivate var members: [(key: String, value: JSONOutput)] {
    guard !modules.isEmpty else { return [] }
    return [("modules", .array(modules.map(JSONOutput.string))), ("unreachable", .bool(isUnreachable))]
  }
}

extension AssetSet {
  fileprivate var members: [(key: String, value: JSONOutput)] {
    [("name", .string(name)), ("kind", .string(kind.rawValue)), ("set", .string("\(path)"))]
  }
}

extension Payload {
  fileprivate func json(_ problem: String?) -> JSONOutput {
    [
      "path": .string("\(path)"), "bytes": .integer(byteCount),
      "compared_by_bytes": problem.map(JSONOutput.string),
    ]
  }
}

extension MissingName {
  fileprivate var json: JSONOutput {
    .object(
      [("name", .string(name))] + place.members + [("form", .string(form)), ("doubts", doubts.json)])
  }
}

extension Verdict.State {
  fileprivate var word: String {
    switch self {
    case .used: "used"
    case .doubtful: "doubtful"
    case .unused: "unused"
    case .notJudged: "not_judged"
    }
  }
}

extension Doubts {
  fileprivate var json: JSONOutput { .array(classes.map { .string($0.rawValue) }) }
}

extension Place {
  fileprivate var members: [(key: String, value: JSONOutput)] {
    [("path", .string("\(path)"))]
      + (position.map { [("line", .integer($0.line)), ("column", .integer($0.column))] } ?? [])
  }
}
