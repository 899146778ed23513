public import Basics

public enum Severity: String, Sendable, CaseIterable, Comparable {
  case info
  case warning
  case error

  /// The next lower severity, or `info` if there is none.
  public var lowered: Severity {
    self == .error ? .warning : .info
  }

  public static func < (left: Self, right: Self) -> Bool {
    left.order < right.order
  }

  private var order: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// A finding with its rule, its severity, and an identity that stays the same from run to run.
public struct Diagnostic: Sendable {
  public let rule: String
  public var severity: Severity
  public var finding: Finding
  public var fingerprint: Digest
  /// The number of similar findings that are combined in this diagnostic.
  public var count = 1
  /// Whether the diagnostic is missing from the base revision. Nil if nothing was compared.
  public var isNew: Bool?
  public var owners: [String] = []

  public init(
    rule: String, severity: Severity, finding: Finding, fingerprint: Digest, isNew: Bool? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.finding = finding
    self.fingerprint = fingerprint
    self.isNew = isNew
  }
}

extension [Diagnostic] {
  /// The number of findings. A diagnostic that combines several findings counts once for each of them.
  public var findingCount: Int { reduce(0) { $0 + $1.count } }
}

/// A file or folder that could not be read or parsed, or a note for the user that does not affect the findings.
public struct ScanIssue: Hashable, Comparable, Sendable {
  public let place: Place
  public let message: String
  public let kind: Kind
  /// Set if the file is encrypted or a Git LFS pointer. All issues about encrypted files are combined into
  /// one, and so are all issues about LFS pointers.
  public var standIn: StandIn?

  /// How an issue affects the report. The cases that hide the most findings come first.
  public enum Kind: Int, Comparable, Sendable {
    /// A catalog or a Contents.json cannot be opened, so the problems in it are unknown.
    case catalog
    /// A project file could not be read completely, or many sources that it lists are missing. Modules, and findings
    /// that depend on them, may be missing from the report.
    case project
    /// Another file or folder cannot be read, so something may be missing from the report.
    case unread
    /// The issue does not hide any findings, so the report is complete.
    case note

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  public init(_ place: Place, _ message: String, _ kind: Kind = .unread) {
    self.place = place
    self.message = message
    self.kind = kind
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.place, left.message) < (right.place, right.message)
  }
}

public struct Report: Sendable {
  public var diagnostics: [Diagnostic]
  /// What could not be read, and other notes for the user, sorted by file and line.
  public var issues: [ScanIssue]
  public let rules: [String]
  public let counts: Counts
  /// The names of the modules that contain the files and catalogs in the diagnostics, if known.
  public var modules: [RepositoryPath: String] = [:]
  /// The comparison with an earlier revision, or nil if only one revision was scanned.
  public var comparison: Comparison?

  public struct Counts: Sendable, Equatable {
    public var catalogs = 0
    public var assets = 0
    public var payloads = 0
    public var sources = 0
    public var suppressed = 0
    /// The number of findings that the baseline suppresses.
    public var baselined = 0

    public init() {}
  }

  public init(diagnostics: [Diagnostic], issues: [ScanIssue], rules: [String], counts: Counts) {
    self.diagnostics = diagnostics
    self.issues = issues
    self.rules = rules
    self.counts = counts
  }

  /// The files and folders that could not be read. The issues that hide the most findings come first.
  public var unread: [ScanIssue] {
    issues.filter { $0.kind != .note }.sorted { ($0.kind, $0) < ($1.kind, $1) }
  }

  public var notes: [ScanIssue] { issues.filter { $0.kind == .note } }

  public func count(_ severity: Severity) -> Int {
    diagnostics.filter { $0.severity == severity }.findingCount
  }
}
