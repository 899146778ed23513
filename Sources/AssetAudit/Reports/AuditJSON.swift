internal import AssetModel
internal import Formats

extension Audit {
  /// The audit as a JSON document (version 1); see `Fixtures/schemas/audit.schema.json`. A later release may add keys
  /// to this version, but never removes or renames any.
  public func json() -> [UInt8] {
    document.bytes() + [UInt8(ascii: "\n")]
  }

  var document: JSONOutput {
    [
      "version": 1,
      "repository": repository?.json,
      "summary": .object(
        [("catalogs", .integer(catalogs.count))] + total.members + [
          ("duplicate_groups", .integer(copies.count)), ("look_alike_pairs", .integer(lookalikes.count)),
          ("bytes_to_save", .integer(bytesToSave)),
        ]),
      "limits": .array(limits.map(JSONOutput.string)),
      "rules": .array(
        rules.map { rule in
          [
            "rule": .string(rule.rule), "severity": .string(rule.severity.rawValue),
            "findings": .integer(rule.findings), "bytes": .integer(rule.bytes),
          ]
        }),
      "catalogs": .array(catalogs.map(\.json)),
      "modules": .array(modules.map(\.json)),
      "products": .array(products.map(\.json)),
      "kinds": .array(kinds.map { $0.json("kind") }),
      "formats": .array(
        formats.map {
          [
            "format": .string($0.name), "assets": .integer($0.total.assets),
            "files": .integer($0.total.files),
            "bytes": .integer($0.total.bytes),
          ]
        }),
      "duplicates": .array(copies.map { $0.json(assets) }),
      "look_alikes": .array(lookalikes.map { $0.json(assets) }),
      "name_clashes": .array(
        clashes.map { clash in
          [
            "name": .string(clash.name),
            "variants": .array(clash.variants.map { .array($0.map(JSONOutput.integer)) }),
            "settings": .texts(clash.settings),
          ]
        }),
      "uses": uses.json(rows: "modules", columns: "catalogs"),
      "brands": brands.json(rows: "assets", columns: "brands"),
      "coverage": .array(coverage.map(\.json)),
      "names": .array(
        names.map {
          [
            "style": .string($0.style?.rawValue ?? "other"), "assets": .integer($0.assets),
            "examples": .texts($0.examples),
          ]
        }),
      "access": .array(
        access.map {
          [
            "style": .string($0.style.rawValue), "references": .integer($0.references),
            "assets": .integer($0.assets),
          ]
        }),
      "errors": .array(errors.map(\.json)),
      "other_findings": .array(otherFindings.map(\.json)),
      "computed_names": .array(
        computedNames.map { name in
          .object(
            [("expression", .string(name.expression)), ("form", .string(name.form))] + name.place.members)
        }),
      "advice": [
        "largest": .array(advice.largest.map(JSONOutput.integer)),
        "savings": .array(
          advice.savings.map { saving in
            .object(
              [("rule", .string(saving.rule)), ("message", .string(saving.message))] + saving.place.members
                + [
                  ("bytes", .integer(saving.bytes)),
                  ("assets", .array(saving.assets.map(JSONOutput.integer))),
                ])
          }),
        "outliers": .array(advice.outliers.map(\.json)), "steps": .array(advice.steps.map(\.json)),
      ],
      "migration": migration?.json, "trend": trend?.json, "assets": .array(assets.map(\.json)),
    ]
  }
}

extension AuditedRepository {
  fileprivate var json: JSONOutput {
    [
      "name": .string(name), "commit": commit.map { .string($0.commit) },
      "date": commit.map { .string($0.date) },
    ]
  }
}

extension AuditTotal {
  fileprivate var members: [(key: String, value: JSONOutput)] {
    [
      ("assets", .integer(assets)), ("files", .integer(files)), ("bytes", .integer(bytes)),
      ("used", .integer(used)), ("accepted", .integer(accepted)), ("not_judged", .integer(notJudged)),
      ("unused", .integer(unused)), ("unused_to_check", .integer(toCheck)),
      ("unused_bytes", .integer(unusedBytes)), ("copies", .integer(copies)),
      ("copied_bytes", .integer(copiedBytes)), ("doubtful", .integer(doubtful)),
      ("used_here", .integer(usedHere)),
      ("used_elsewhere", .integer(usedElsewhere)),
    ]
  }
}

extension NamedTotal {
  fileprivate func json(_ key: String) -> JSONOutput { .object([(key, .string(name))] + total.members) }
}

extension AuditedCatalog {
  fileprivate var json: JSONOutput {
    .object(
      [
        ("path", .string("\(path)")), ("role", .string(role.rawValue)), ("modules", .texts(modules)),
        ("development_only", .bool(isForDevelopment)),
      ] + total.members + [
        ("kinds", .array(kinds.map { $0.json("kind") })), ("moving", moving?.json ?? .null),
      ])
  }
}

extension AuditedModule {
  fileprivate var json: JSONOutput {
    .object(
      [
        ("name", .string(name)), ("kind", .string(kind.rawValue)), ("project", .string("\(container)")),
        ("catalogs", .texts(catalogs.map { "\($0)" })),
      ] + total.members)
  }
}

extension AuditedProduct {
  fileprivate var json: JSONOutput {
    [
      "name": .string(name), "kind": .string(kind.rawValue), "assets": .integer(assets),
      "bytes": .integer(bytes), "shipped_bytes": .integer(shippedBytes), "extensions": .texts(extensions),
    ]
  }
}

extension AssetGroup {
  fileprivate func json(_ assets: [AuditedAsset]) -> JSONOutput {
    [
      "bytes": .integer(bytes), "severity": .string(severity.rawValue), "message": .string(message),
      "members": .array(members.map(JSONOutput.integer)),
      "removable": .array(removable.map(JSONOutput.integer)),
      "assets": .array(
        members.map { member in
          let set = assets[member].set
          return [
            "name": .string(set.name), "kind": .string(set.kind.rawValue), "set": .string("\(set.path)"),
          ]
        }),
    ]
  }
}

extension AuditMatrix {
  fileprivate func json(rows rowsKey: String, columns columnsKey: String) -> JSONOutput {
    .object([
      (rowsKey, .texts(rows)), (columnsKey, .texts(columns)),
      ("cells", .array(cells.map { .array($0.map(JSONOutput.integer)) })),
    ])
  }
}

extension Coverage {
  fileprivate var json: JSONOutput {
    [
      "catalog": .string(scope), "images": .integer(images), "dark_images": .integer(darkImages),
      "sharp_images": .integer(sharpImages), "localized_images": .integer(localizedImages),
      "colors": .integer(colors), "dark_colors": .integer(darkColors),
      "used_by_symbol": .integer(usedBySymbol), "used_by_string": .integer(usedByString),
    ]
  }
}

extension AuditRemark {
  fileprivate var json: JSONOutput {
    ["text": .string(text), "command": command.map(JSONOutput.string)]
  }
}
