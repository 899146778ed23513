internal import AssetModel
internal import Formats

extension ModuleAudit {
  /// The modules as a JSON document (version 1). A later release may add keys to this version, but never removes or
  /// renames any.
  public func json() -> [UInt8] {
    let document: JSONOutput = [
      "version": 1,
      "modules": .array(modules.map(\.json)),
      "ownerless_catalogs": .paths(ownerless),
      "disagreements": .array(disagreements.map(\.json)),
      "notes": .array(
        notes.map { note in
          .object(
            [("kind", .string(note.kind.word))] + note.place.fileMembers + [
              ("message", .string(note.message))
            ])
        }),
    ]
    return document.bytes() + [UInt8(ascii: "\n")]
  }
}

extension ModuleAudit.Entry {
  fileprivate var json: JSONOutput {
    .object(
      [
        ("name", .string(module.name)), ("kind", .string(module.kind.rawValue)),
        ("origin", .string(module.origin.word)), ("project", .string("\(module.container)")),
      ] + module.place.fileMembers + [
        ("platforms", .texts(module.platforms.map { "\($0)" })),
        ("bundles", .texts(bundle?.names ?? [])),
        ("bundle_identifiers", .texts(bundle?.identifiers ?? [])),
        ("takes_in", .texts(guests)),
        ("goes_into", .texts(hosts)),
        ("catalogs", .paths(catalogs)),
        ("copied_catalogs", .paths(copiedCatalogs)),
        ("dependencies", .array(dependencies.map(\.json))),
        ("not_understood", .texts(module.gaps.map(\.rawValue).sorted())),
      ])
  }
}

extension ModuleAudit.Dependency {
  fileprivate var json: JSONOutput {
    let state =
      switch target {
      case .modules: "module"
      case .outside: "elsewhere"
      case .unknown: "unknown"
      }
    return ["name": .string(name), "state": .string(state), "modules": .texts(modules)]
  }
}

extension ModuleAudit.Disagreement {
  fileprivate var json: JSONOutput {
    [
      "module": .string(superseded.name),
      "counts": .object(successor.place.fileMembers),
      "ignored": .object(superseded.place.fileMembers),
      "only_where_it_counts": .paths(superseded.onlyInSuccessor),
      "only_where_ignored": .paths(superseded.onlyHere),
    ]
  }
}

extension ModuleNote.Kind {
  fileprivate var word: String {
    switch self {
    case .unreadable: "unreadable"
    case .conflictMarks: "conflict-marks"
    case .dangling: "dangling"
    case .cycle: "cycle"
    case .computed: "computed"
    case .outsideRepository: "outside-repository"
    case .repeatedName: "repeated-name"
    case .fitsNothing: "fits-nothing"
    case .missingSources: "missing-sources"
    case .missingInterfaces: "missing-interfaces"
    case .tooLarge: "too-large"
    }
  }
}

extension Place {
  fileprivate var fileMembers: [(key: String, value: JSONOutput)] {
    [("path", .string("\(path)"))] + (position.map { [("line", .integer($0.line))] } ?? [])
  }
}

extension JSONOutput {
  fileprivate static func paths(_ paths: [RepositoryPath]) -> JSONOutput { .texts(paths.map { "\($0)" }) }
}
