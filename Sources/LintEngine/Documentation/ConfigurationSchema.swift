internal import AssetModel
public import Formats

extension RuleCatalog {
  /// The JSON Schema that lets editors complete and validate `.assetlint.yml`.
  public var configurationSchema: JSONOutput {
    let top = keys.map { ($0.name, $0.field.shape.schema.described($0.field.summary)) }
    let rules = documented.map { ($0.about.id, $0.schema) }
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "assetlint configuration",
      "type": "object",
      "properties": .object(top + rules),
      "additionalProperties": false,
    ]
  }
}

extension DocumentedRule {
  fileprivate var schema: JSONOutput {
    let common = Configuration.RuleSettings.commonFields.map { field in
      let standard: JSONOutput? = field.key == "severity" ? .string(level) : nil
      return (field.key, field.shape.schema.described(field.summary, standard: standard))
    }
    let own = options.map { option in
      (option.key, option.shape.schema.described(option.summary, standard: option.standard.json))
    }
    let record = JSONOutput.object([
      ("type", "object"), ("properties", .object(common + own)), ("additionalProperties", false),
    ])
    return JSONOutput.object([("anyOf", [RuleLevel.shape.schema, record])])
      .described(about.summary, standard: .string(level))
  }
}

extension OptionShape {
  fileprivate var schema: JSONOutput {
    switch self {
    case .boolean: ["type": "boolean"]
    case .integer: ["type": "integer", "minimum": 0]
    // YAML reads an unquoted string of digits as an integer.
    case .text: ["type": ["string", "integer"]]
    // Many editors read an unquoted `off` as false.
    case RuleLevel.shape: ["enum": ["error", "warning", "info", "off", false]]
    case .choice(let words): ["enum": .array(words.map(JSONOutput.string))]
    case .list(let element):
      ["anyOf": [["type": "array", "items": element.schema], element.schema]]
    case .record(let fields): .object(Self.schema(of: fields))
    }
  }

  private static func schema(of fields: [Field]) -> [(key: String, value: JSONOutput)] {
    let properties = fields.map { field in
      (field.key, field.shape.schema.described(field.summary, standard: field.standard?.json))
    }
    let required = fields.filter(\.isRequired).map { JSONOutput.string($0.key) }
    return [("type", "object"), ("properties", .object(properties))]
      + (required.isEmpty ? [] : [("required", .array(required))]) + [("additionalProperties", false)]
  }
}

extension OptionValue.Content {
  fileprivate var json: JSONOutput? {
    switch self {
    case .null: nil
    case .boolean(let flag): .bool(flag)
    case .integer(let number): .integer(number)
    case .text(let text): .string(text)
    case .list(let values): .array(values.compactMap(\.content.json))
    case .record(let entries):
      .object(
        entries.compactMap { entry in
          entry.value.content.json.map { (entry.key, $0) }
        })
    }
  }
}

extension JSONOutput {
  fileprivate func described(_ summary: String, standard: JSONOutput? = nil) -> JSONOutput {
    guard case .object(let members) = self else { return self }
    return .object([("description", .string(summary))] + members + (standard.map { [("default", $0)] } ?? []))
  }
}
