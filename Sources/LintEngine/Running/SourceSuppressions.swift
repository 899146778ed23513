internal import AssetModel
internal import Basics

/// The suppressions in comments in source files.
///
/// ```
/// assetlint:disable:next RULE, RULE - reason     the line below
/// assetlint:disable:this RULE                    its own line
/// assetlint:disable:previous RULE                the line above
/// assetlint:disable:file RULE                    the whole file
/// assetlint:disable RULE                         from here to assetlint:enable, or to the end of the file
/// assetlint:enable RULE                          ends `disable` for RULE, or for all rules if RULE is omitted
/// ```
struct SourceSuppressions {
  private(set) var suppressions: [Suppression] = []
  private(set) var mistakes: [(directive: SourceDirective, message: String)] = []
  private let ruleNames: [String]
  /// The rules that are disabled at the current line, each with the comment that disables it.
  private var disabled: [String: SourceDirective] = [:]

  /// Creates the suppressions from comments, which must be sorted by place.
  init(_ directives: [SourceDirective], ruleNames: [String]) {
    self.ruleNames = ruleNames
    var file: RepositoryPath?
    for directive in directives where !directive.instruction.isEmpty {
      if directive.place.path != file { endFile() }
      file = directive.place.path
      read(directive)
    }
    endFile()
  }

  private enum Instruction: String, CaseIterable {
    case uses, enable, disable
    case next = "disable:next"
    case this = "disable:this"
    case previous = "disable:previous"
    case file = "disable:file"
  }

  private mutating func read(_ directive: SourceDirective) {
    let word = directive.instruction
    guard let instruction = Instruction(rawValue: word) else {
      return add(unknown: "instruction", word, Instruction.allCases.map(\.rawValue), directive)
    }
    if instruction == .uses {
      // A declared use suppresses nothing.
      if directive.operands.isEmpty {
        mistakes.append((directive, "“assetlint:uses” needs an asset name or pattern"))
      }
      return
    }
    for name in directive.operands where !ruleNames.contains(name) {
      add(unknown: "rule", name, ruleNames, directive)
    }
    let rules = directive.operands.filter(ruleNames.contains)
    if instruction == .enable { return enable(rules, directive) }
    if directive.operands.isEmpty {
      mistakes.append((directive, "“assetlint:\(word)” needs a rule ID"))
    }
    let line = directive.place.position?.line ?? 1
    switch instruction {
    case .uses, .enable: break
    case .disable: disable(rules, directive)
    case .next: suppress(rules, .lines(line + 1...line + 1, of: directive.place.path), directive)
    case .this: suppress(rules, .lines(line...line, of: directive.place.path), directive)
    case .previous: suppress(rules, .lines(line - 1...line - 1, of: directive.place.path), directive)
    case .file: suppress(rules, .file(directive.place.path), directive)
    }
  }

  // MARK: Regions

  private mutating func disable(_ rules: [String], _ directive: SourceDirective) {
    for rule in rules {
      if let earlier = disabled[rule] {
        let line = earlier.place.position?.line ?? 1
        mistakes.append(
          (
            directive,
            "“\(rule)” is already disabled by the comment on line \(line); \(directive.removal)"
          ))
      } else {
        disabled[rule] = directive
      }
    }
  }

  private mutating func enable(_ rules: [String], _ directive: SourceDirective) {
    if directive.operands.isEmpty, disabled.isEmpty {
      mistakes.append(
        (directive, "there is nothing to enable, because no rule is disabled here; delete this comment"))
    }
    for rule in rules where disabled[rule] == nil {
      mistakes.append(
        (directive, "“\(rule)” is not disabled here, so it cannot be enabled; \(directive.removal)"))
    }
    end(directive.operands.isEmpty ? Array(disabled.keys) : rules, at: directive.place.position?.line ?? .max)
  }

  private mutating func endFile() {
    end(Array(disabled.keys), at: .max)
  }

  /// Ends the suppression of these rules. If one comment disabled several of them, they become one suppression.
  private mutating func end(_ rules: [String], at line: Int) {
    let ended = disabled.filter { rules.contains($0.key) }
    for rule in ended.keys { disabled[rule] = nil }
    let regions = Dictionary(grouping: ended, by: \.value.place).sorted { $0.key < $1.key }
    for (place, region) in regions {
      guard let directive = region.first?.value, let start = place.position?.line else { continue }
      suppress(region.map(\.key), .lines(start...max(start, line), of: place.path), directive)
    }
  }

  // MARK: Results

  private mutating func suppress(
    _ rules: [String], _ target: Suppression.Target, _ directive: SourceDirective
  ) {
    guard !rules.isEmpty else { return }
    suppressions.append(
      Suppression(
        of: target, rules: Set(rules), reason: directive.reason, expiry: nil, place: directive.place))
  }

  private mutating func add(
    unknown what: String, _ word: String, _ known: [String], _ directive: SourceDirective
  ) {
    let guess = closestMatch(to: word, in: known).map { ": did you mean “\($0)”?" } ?? ""
    mistakes.append((directive, "unknown \(what) “\(word)”\(guess)"))
  }
}

extension SourceDirective {
  /// How to remove a rule from this comment. If it is the only rule, the whole comment must be deleted: without a
  /// rule, `disable` is invalid, and `enable` enables all rules.
  fileprivate var removal: String {
    operands.count == 1 ? "delete this comment" : "remove it from this comment"
  }
}
