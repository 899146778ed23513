internal import AssetModel
internal import Basics

/// What comments in sources ask not to be told about.
///
/// `assetlint:disable:next RULE, RULE - reason` is about the line below, `assetlint:disable:this RULE` about its own.
struct SourceSuppressions {
  private(set) var suppressions: [Suppression] = []
  /// Instructions that nobody can follow, and why.
  private(set) var mistakes: [(directive: SourceDirective, message: String)] = []

  init(_ directives: [SourceDirective], ruleNames: [String]) {
    for directive in directives { add(directive, ruleNames) }
  }

  private mutating func add(_ directive: SourceDirective, _ ruleNames: [String]) {
    let first = directive.instruction
    guard !first.isEmpty, first != Self.declaration else { return }
    guard let distance = Self.distances[first] else {
      mistakes.append((directive, Self.unknown("instruction", first, Self.distances.keys.sorted())))
      return
    }
    let names = directive.operands
    let known = names.filter(ruleNames.contains)
    for name in names where !ruleNames.contains(name) {
      mistakes.append((directive, Self.unknown("rule", name, ruleNames)))
    }
    if names.isEmpty { mistakes.append((directive, "“assetlint:\(first)” names no rule: say what to hide")) }
    guard !known.isEmpty, let line = directive.place.position?.line else { return }
    suppressions.append(
      Suppression(
        of: .line(line + distance, of: directive.place.path), rules: Set(known),
        reason: directive.reason, expiry: nil, place: directive.place))
  }

  private static func unknown(_ what: String, _ word: String, _ known: [String]) -> String {
    "there is no \(what) “\(word)”"
      + (closestMatch(to: word, in: known).map { ": did you mean “\($0)”?" } ?? "")
  }

  /// What says that assets are used, and hides nothing.
  private static let declaration = "uses"
  /// How many lines below the comment each instruction is about.
  private static let distances = ["disable:next": 1, "disable:this": 0]
}
