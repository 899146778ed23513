import AssetModel
import Testing

/// One way in which code gives a name, and what must come out of it.
///
/// Of every asset it says whether it is `kept` or `reported` as unused by the options that everybody has; of names that no
/// asset has, which ones are found. The reason is for others to test.
struct Form: Sendable, CustomTestStringConvertible {
  let source: String
  let path: String
  let expected: [String]
  let missing: [String]
  /// Whether it is known not to come out as it should yet.
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

  /// The same, known not to come out yet.
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

  /// What comes out of some files.
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
  /// Whether `unused_asset` reports it without options.
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
