import AssetModel
import AssetUsage
import Basics
import SourceIndex
import Testing

/// Sources, the assets of their project, and the expected use of each asset.
///
/// A line such as `=== Path.swift` begins another file. An expectation has the form `close: used`, `Tint color: unused`
/// or `Icons/close: doubtful: tests`. Assets of kinds that are not judged are `named` if something refers to them, and
/// otherwise `unnamed`.
struct UsageRow: Sendable, CustomTestStringConvertible {
  private(set) var files: [(path: String, text: String)]
  let expected: [String]

  init(_ source: String, in path: String = "App.swift", _ expected: String...) {
    files = Self.split(source, path)
    self.expected = expected
  }

  var testDescription: String { files.last?.text.shortened ?? "" }

  func check() throws {
    let usage = try usage
    let found = zip(expected, usage.verdicts).map { row, verdict in
      "\(Self.asset(row)): \(verdict.summary)"
    }
    #expect(found == expected, "\(files.map(\.text).joined(separator: "=== "))")
  }

  var usage: Usage {
    get throws { try Usage(of: files, assets: expected.map(Self.asset)) }
  }

  /// The name and the kind of the asset in an expectation.
  private static func asset(_ line: String) -> String { String(line.prefix { $0 != ":" }) }

  /// The same row, with its first file at another path.
  func moved(to path: String, _ wrapped: (String) -> String = { $0 }) -> UsageRow {
    var row = self
    row.files[0] = (path, wrapped(row.files[0].text))
    return row
  }

  static func split(_ source: String, _ path: String) -> [(path: String, text: String)] {
    var files = [(path: path, text: "")]
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("=== ") {
        files.append((String(line.dropFirst(4)), ""))
      } else {
        files[files.count - 1].text += line + "\n"
      }
    }
    return files.filter { !$0.text.allSatisfy(\.isWhitespace) }
  }
}

extension Usage {
  /// The usage of some assets, each given by its name and kind, such as `Icons/close` or `Tint color`.
  init(
    of files: [(path: String, text: String)], assets: [String], looseNames: Set<String> = [],
    modules: Modules = Modules()
  ) throws {
    let sets = assets.map(AssetSet.init(spelled:))
    var generators = Generators()
    generators.catalogs = [AssetSet.catalog]
    generators.namespaces = Set(sets.map(\.path.parent)).subtracting([AssetSet.catalog])
    var sources: [SourceFile] = []
    for (text, content) in files {
      let path = RepositoryPath(text)
      let bytes = Array(content.utf8)
      if path.nameText == "swiftgen.yml" {
        generators.swiftGen.append(try SwiftGenConfiguration(parsing: bytes, at: path))
      }
      guard let language = SourceLanguage.of(path) else { continue }
      sources.append(
        SourceFile(path, language, FileMentions(indexing: bytes, as: language, for: .assets), in: modules))
    }
    self = UsageResolver(
      sets, looseNames: looseNames, generators: generators, modules: modules, jobs: Jobs(1)
    ).resolve(sources)
  }
}

extension Modules {
  /// Modules that each compile the files in the folder with the module's name.
  init(_ kinds: [String: ModuleKind], compiling paths: [String], withGaps gaps: Set<ModuleGap> = []) {
    self.init(
      kinds.sorted { $0.key < $1.key }.enumerated().map { index, entry in
        var module = Module(entry.key, entry.value, .xcode, at: Place("P"), in: "P")
        module.id = Module.ID(index: index)
        module.files = paths.filter { $0.hasPrefix(entry.key + "/") }.map {
          ModuleFile(RepositoryPath($0), .source)
        }
        module.gaps = gaps
        return module
      })
  }
}

extension AssetSet {
  static let catalog = RepositoryPath("Assets.xcassets")

  /// An asset without files. If the text does not end with a kind, it is the name of an image.
  init(spelled text: String) {
    let words = text.split(separator: " ")
    let kind = words.count > 1 ? words.last.flatMap { AssetKind(rawValue: String($0)) } : nil
    let name = kind == nil ? text : words.dropLast().joined(separator: " ")
    self.init(name, kind ?? .image)
  }

  /// An asset without files. The folders in its name are namespaces.
  init(_ name: String, _ kind: AssetKind = .image) {
    let path = RepositoryPath("\(Self.catalog)/\(name).\(kind.folderExtension)")
    self.init(
      id: AssetID(catalog: Self.catalog, kind: kind, name: name), path: path, container: nil, role: .ordinary,
      contents: ContentsFile(path: path.appending("Contents.json"), state: .absent), slots: [],
      payloads: [], strays: [], parts: [])
  }
}

extension Verdict {
  /// The state as text, with the classes of doubt on each path.
  var summary: String {
    switch state {
    case .used: "used"
    case .unused: "unused"
    case .notJudged: references.isEmpty ? "unnamed" : "named"
    case .doubtful(let ways):
      "doubtful: "
        + ways.map { $0.classes.map(\.rawValue).joined(separator: "+") }.joined(separator: " or ")
    }
  }
}

extension String {
  /// The end of the last line, which differs between the rows of a table.
  var shortened: String { String(split(separator: "\n").last?.suffix(60) ?? "") }
}
