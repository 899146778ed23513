internal import AssetModel
internal import Basics
internal import SourceIndex

/// Finds storyboards whose initial scenes never appear: no property list, build setting or code names the
/// storyboard, and no other storyboard refers to its initial scene. A typical case is a template's
/// `Main.storyboard` in an app that now creates its views in code.
struct UnloadedStoryboards {
  private let code: Codebase
  private let lookup: BundleLookup
  private let numbers: [RepositoryPath: Int]

  init(_ code: Codebase, _ lookup: BundleLookup) {
    let corpus = code.corpus
    self.code = code
    self.lookup = lookup
    let lists = corpus.files.indices.filter { corpus.files[$0].language == .propertyList }
    numbers = Dictionary(lists.map { (corpus.files[$0].path, $0) }) { first, _ in first }
  }

  private var corpus: Corpus { _read { yield code.corpus } }

  func contain(_ file: Int) -> Bool {
    let path = corpus.files[file].path
    let name = corpus.files[file].interfaceName
    let owners = lookup.owners(of: file)
    return !owners.isEmpty
      && owners.allSatisfy { leavesOut(name, path, lookup.modules[$0]) }
      && !corpus.usesMember(for: path) && !isNamed(name)
      && !code.storyboardLoads.value.computing.contains { lookup.mayMeet($0, file) }
  }

  /// Whether the property lists and build settings of an app or extension are known, and none names the
  /// storyboard.
  private func leavesOut(_ name: String, _ path: RepositoryPath, _ module: Module) -> Bool {
    guard [.app, .appExtension].contains(module.kind), !module.lacksSettings,
      !module.launchScreens.contains(path)
    else { return false }
    let lists = module.infoPlists.map { numbers[$0] }
    let settings = module.settings.filter { $0.name.hasPrefix("INFOPLIST_KEY_") }
    // Tuist adds keys of its own to a property list that it generates.
    guard !lists.isEmpty || !settings.isEmpty && module.origin == .xcode else { return false }
    return lists.allSatisfy { $0.map { !mayName(name, in: $0) } == true }
      && !settings.contains {
        InterfaceAPI.namesStoryboard(key: $0.name) && ($0.value == name || $0.value.contains("$"))
      }
  }

  private func mayName(_ name: String, in list: Int) -> Bool {
    let mentions = corpus.files[list].mentions
    return mentions.mentions.contains { mention in
      InterfaceAPI.namesStoryboard(key: mentions[mentions[mention.context].subject])
        && (mention.kind == .pattern || mentions[mention.text] == name
          || mentions[mention.text].contains("$"))
    } || !mentions.problems.isEmpty
  }

  /// Whether code contains the name of a storyboard, or another storyboard refers to its initial scene.
  private func isNamed(_ name: String) -> Bool {
    let isNaming = corpus.words.marked(code.identifiers.value.words(naming: name))
    return corpus.files.indices.contains { file in
      guard corpus.texts[file].contains(where: { isNaming[$0.index] }) else { return false }
      switch corpus.files[file].language {
      case .swift, .objectiveC: return true
      case .interfaceBuilder:
        let mentions = corpus.files[file].mentions
        return mentions.mentions.contains { mention in
          let context = mentions[mention.context]
          return mentions[context.subject] == "storyboardName" && context.label == .none
            && mentions[mention.text] == name
        }
      default: return false
      }
    }
  }
}
