internal import AssetModel
internal import Basics

extension Modules {
  /// Whether a library is probably made for other repositories, because no app or other program in this one links it.
  /// Tests and demo apps do not count.
  func isOffered(_ module: Module.ID) -> Bool {
    self[module].kind.isLibrary
      && executables(linking: module).allSatisfy { self[$0].kind.isTest || self[$0].isDemonstration }
  }
}

extension Module {
  /// Whether the app just demonstrates a library, judging by the app's name and source folder.
  fileprivate var isDemonstration: Bool {
    let folders = sources.first?.parent.components ?? []
    return ([name] + folders.map { String(decoding: $0, as: UTF8.self) }).contains { name in
      symbolWords(of: name).contains { Self.wordsOfDemonstrations.contains($0.lowercased()) }
    }
  }

  private static let wordsOfDemonstrations: Set = [
    "demo", "demos", "example", "examples", "sample", "samples", "playground", "showcase", "integration",
  ]
}
