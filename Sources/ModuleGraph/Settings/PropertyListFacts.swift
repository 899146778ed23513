internal import AssetModel
internal import Basics
internal import Formats

/// What the property lists of a module say about its bundle.
struct PropertyListFacts {
  /// The strings under icon keys such as `CFBundleIconFiles`. Most are names of files or assets.
  private(set) var iconFiles: Set<String> = []
  private(set) var launchInterfaces: Set<String> = []
  /// Whether the launch screen is described in the property list itself.
  private(set) var hasLaunchScreen = false

  /// Reads the property lists. Those that cannot be read are ignored.
  init(_ paths: [RepositoryPath], _ context: ReadingContext) {
    for path in paths {
      guard let bytes = context.read(path) else { continue }
      do throws(PropertyListError) {
        collect(try PropertyList(bytes).root, isIcon: false)
      } catch {
        // The source index reports what is wrong with the property list.
        continue
      }
    }
  }

  private mutating func collect(_ node: PropertyListNode, isIcon: Bool) {
    if isIcon, let text = node.string { iconFiles.insert(text) }
    for element in node.array ?? [] { collect(element, isIcon: isIcon) }
    for entry in node.entries ?? [] {
      if ["UILaunchStoryboardName", "UILaunchStoryboardFile", "UILaunchStoryboardName~ipad"].contains(
        entry.key),
        let name = entry.node.string
      {
        launchInterfaces.insert(name)
      }
      if ["UILaunchScreen", "UILaunchScreens"].contains(entry.key) { hasLaunchScreen = true }
      collect(entry.node, isIcon: isIcon || entry.key.hasPrefix("CFBundleIcon"))
    }
  }
}

extension Module {
  /// Determines which icons and launch screens an app or app extension uses, from its property lists, build settings
  /// and interface files.
  mutating func readPropertyLists(_ context: ReadingContext) {
    guard kind == .app || kind == .watchApp || kind == .appExtension else { return }
    let facts = PropertyListFacts(infoPlists, context)
    iconFiles = facts.iconFiles
    let named = facts.launchInterfaces.union(
      settings.lazy.filter { $0.name == "INFOPLIST_KEY_UILaunchStoryboardName" }.map(\.value))
    namesLaunchScreen =
      !named.isEmpty || facts.hasLaunchScreen
      || settings.contains { $0.name.hasPrefix("INFOPLIST_KEY_UILaunchScreen") && $0.value == "YES" }
    launchScreens = Set(
      files.lazy.map(\.path).filter { path in
        guard ["storyboard", "xib"].contains(path.pathExtension) else { return false }
        return named.contains(path.stem)
          || context.read(path).map { $0.prefix(2000).contains(#"launchScreen="YES""#) } ?? false
      })
  }
}

extension ArraySlice<UInt8> {
  fileprivate func contains(_ word: String) -> Bool { Array(self).contains(word) }
}
