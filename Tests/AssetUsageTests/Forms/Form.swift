import AssetModel
import Testing

/// One way for code to mention a name, and the expected result.
///
/// `expected` says for each asset whether it is `kept`, or `reported` as unused with the default options. `missing`
/// contains the names that are reported as missing. Other tests check the reasons.
struct Form: Sendable, CustomTestStringConvertible {
  let source: String
  let path: String
  let expected: [String]
  let missing: [String]
  /// Whether the result is known to be wrong.
  private(set) var isOpen = false

  init(
    _ source: String, in path: String = "App.swift", _ expected: String..., missing: [String] = []
  ) {
    self.source = source
    self.path = path
    self.expected = expected
    self.missing = missing
  }

  var testDescription: String { source.shortened }

  /// The same form, marked as known to give a wrong result.
  var open: Form {
    var form = self
    form.isOpen = true
    return form
  }

  var files: [(path: String, text: String)] { UsageRow.split(source, path) }

  func check(looseNames: Set<String> = []) throws {
    let found = try Outcome(of: files, expected, looseNames)
    let wanted = Outcome(assets: expected, missing: missing)
    if isOpen {
      withKnownIssue { #expect(found == wanted, "\(source)") }
    } else {
      #expect(found == wanted, "\(source)")
    }
  }

  /// The result for the files of a form.
  struct Outcome: Equatable {
    let assets: [String]
    let missing: [String]

    init(assets: [String], missing: [String]) {
      self.assets = assets
      self.missing = missing
    }

    init(of files: [(path: String, text: String)], _ expected: [String], _ looseNames: Set<String> = [])
      throws
    {
      let names = expected.map { String($0.prefix { $0 != ":" }) }
      let usage = try Usage(of: files, assets: names, looseNames: looseNames)
      assets = zip(names, usage.verdicts).map { "\($0): \($1.isReported ? "reported" : "kept")" }
      missing = usage.missing.map(\.name)
    }
  }
}

extension Verdict {
  /// Whether the rule `unused_asset` reports an asset with this verdict by default.
  fileprivate var isReported: Bool {
    switch state {
    case .used, .notJudged: return false
    case .unused: return true
    case .doubtful(let ways):
      let nothing = DoubtClass.savingNothing.reduce(into: Doubts()) { $0.formUnion($1.doubts) }
      return ways.allSatisfy { !$0.isDisjoint(with: nothing) }
    }
  }
}
