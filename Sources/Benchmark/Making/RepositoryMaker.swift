internal import Basics
internal import TestSupport

/// Makes a repository with frameworks, catalogs and sources. The same size and seed always produce the same repository.
struct RepositoryMaker: Sendable {
  let root: FilePath
  let sets: Int
  let seed: UInt64
  let jobs: Jobs

  private struct Framework: Sendable {
    let index: Int
    let sets: Int

    var name: String {
      let digits = "\(index)"
      return "Feature" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits
    }
  }

  /// Writes all files in the repository, and returns their number, not counting those in `.git`.
  func make() throws -> Int {
    // This folder is made first, so that the threads do not all try to make it.
    try makeFolder(root.appending("Modules"))
    let parts = modules.parallelMap(jobs, grain: 1) { module in
      Result { try make(module) }
    }
    var paths = try parts.flatMap { try $0.get() }
    paths += try makeTop()
    paths.sort()
    var writer = FolderWriter(root: root)
    try writer.write(".git/HEAD", "ref: refs/heads/main\n")
    try writer.write(".git/index", GitIndexText.bytes(paths))
    return paths.count
  }

  /// The frameworks. Most are small, and a few have hundreds of assets.
  private var modules: [Framework] {
    var random = SeededRandom(seed: seed)
    var modules: [Framework] = []
    var left = sets
    while left > 0 {
      let range: ClosedRange<Int> =
        switch random.number(0...99) {
        case ..<70: 5...40
        case ..<95: 40...120
        default: 200...700
        }
      modules.append(Framework(index: modules.count, sets: min(left, random.number(range))))
      left -= modules[modules.count - 1].sets
    }
    return modules
  }

  private func make(_ module: Framework) throws -> [String] {
    let folder = "Modules/\(module.name)"
    var writer = FolderWriter(root: root)
    var random = SeededRandom(seed: seed, part: module.index)
    var catalog = CatalogMaker(path: "\(folder)/Resources/Assets.xcassets", random: random)
    try catalog.write(sets: module.sets, to: &writer)
    var sources = SourceMaker(random: random, catalog: catalog)
    // Three source files for each set, as in the median public repository.
    for index in 0..<(module.sets * 3) {
      let type = random.typeName() + "\(index)"
      let place = index % 6 == 5 ? "Tests" : "Sources/\(Words.things[index / 40 % Words.things.count])"
      try writer.write("\(folder)/\(place)/\(type).swift", sources.swift(type))
      if index % 60 == 30 {
        try writer.write("\(folder)/Resources/Base.lproj/\(type).storyboard", sources.storyboard())
      }
    }
    for language in ["de", "en", "fr"] {
      try writer.write("\(folder)/Resources/\(language).lproj/Localizable.strings", sources.strings())
    }
    try writer.write("\(folder)/Package.swift", Self.manifest(module.name))
    try writer.write("\(folder)/README.md", "# \(module.name)\n")
    return writer.paths
  }

  private func makeTop() throws -> [String] {
    var writer = FolderWriter(root: root)
    try writer.write(".gitignore", "build/\nDerivedData/\n*.xcuserstate\n.DS_Store\n!default.mode1v3\n")
    try writer.write("README.md", "# A repository generated for benchmarks\n")
    var catalog = CatalogMaker(
      path: "App/Assets.xcassets", random: SeededRandom(seed: seed, part: -1))
    try catalog.write(sets: 0, to: &writer)
    return writer.paths
  }

  private static func manifest(_ name: String) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "\(name)",
      products: [.library(name: "\(name)", targets: ["\(name)"])],
      targets: [.target(name: "\(name)", path: "Sources", resources: [.process("../Resources")])])

    """
  }
}
