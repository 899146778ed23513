import AssetModel
import AssetRules
import LintEngine
import Testing

/// An example of a rule or check, and the file that contains it.
struct RuleExample: Sendable, CustomTestStringConvertible {
  let about: RuleDescription
  let example: Example
  /// The path of the file from the project's folder.
  let file: String
  /// Whether this is a check that the engine implements, and not a rule.
  let isCheck: Bool

  var testDescription: String { "\(about.id): \(example.title)" }

  static let all =
    builtinRules.flatMap { rule in
      examples(of: rule.about, in: "Rules/\(rule.about.category.rawValue)/\(type(of: rule)).swift")
    }
    + RuleCatalog.checks.flatMap { check in
      examples(of: check, in: "Sources/LintEngine/Checks/\(check.id.typeName).swift", isCheck: true)
    }

  private static func examples(
    of about: RuleDescription, in file: String, isCheck: Bool = false
  ) -> [RuleExample] {
    about.examples.map { RuleExample(about: about, example: $0, file: file, isCheck: isCheck) }
  }
}

extension String {
  /// The name of the type that implements this rule, such as `DuplicateAsset` for `duplicate_asset`.
  var typeName: String {
    split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
