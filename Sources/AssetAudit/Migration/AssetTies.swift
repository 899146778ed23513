internal import AssetModel

/// Decides which assets have to stay where they are, and why.
struct AssetTies {
  private let project: Project
  private let policy: SharedPolicy

  init(_ project: Project) {
    self.project = project
    policy = project.shared ?? SharedPolicy()
  }

  /// Why an asset should stay in its catalog, no matter what the destination is. Nil if there is no reason. Even then,
  /// `bond(of:)` may prevent a move to another bundle.
  func reasonToStay(_ set: AssetSet) -> String? {
    if set.role == .override { return "overrides of shared assets belong in their own catalog" }
    if set.role == .shared { return "assets in shared catalogs are already where they belong" }
    if set.isInTests { return "test assets belong with the tests" }
    if set.container == .spriteAtlas { return "sprites move only together with their atlas" }
    if !policy.kinds.contains(set.kind) {
      return project.shared == nil
        ? "assets of kind \(set.kind.rawValue) belong in the app that uses them"
        : "the configuration does not list “\(set.kind.rawValue)” under “kinds”"
    }
    if policy.excepts(set) {
      return "assets that match an entry under “exceptions” in the configuration may stay where they are"
    }
    return nil
  }

  /// Why an asset has to stay in its bundle. Nil if it can move to another bundle.
  func bond(of index: Int) -> String? {
    let set = project.sets[index]
    if set.isNamedByXcode {
      return "app icons, launch images and assets such as AccentColor have to be in the app's own bundle"
    }
    let references = (project.usage?.verdicts[index].references ?? []).filter(\.matters)
    // Interface files look up assets in their own bundle.
    let isCertain = { (reference: Reference) in reference.doubts.isDisjoint(with: [.text, .data, .ambiguous])
    }
    if let interface = references.first(where: { isCertain($0) && $0.place.path.isInterface }) {
      return "\(interface.place.path)\(Self.interfaceClause)"
    }
    let isFixed = project.isNamedByBundle(index)
    guard
      let reference = references.first(where: { reference in
        reference.strength == .exact
          && (isFixed && reference.place.path.isDescription
            || Self.ownBundleForms.contains(where: reference.form.contains))
      })
    else {
      return isFixed
        ? "assets must be in the app's own bundle if build settings or the Info.plist refer to them"
        : nil
    }
    return "the reference in \(reference.place.path) works only for assets in the app's own bundle"
  }

  static let interfaceClause = " can only use assets in its own bundle"

  /// The calls that search only the app's own bundle.
  private static let ownBundleForms = [
    "templateImageName", "TemplateImageName", "setAlternateIconName", "INImage", "ShortcutItemIcon",
  ]
}

extension RepositoryPath {
  /// Whether the file is a property list or an interface file. The system looks up the assets in such files without
  /// running the app's code.
  fileprivate var isDescription: Bool { pathExtension == "plist" || isInterface }

  fileprivate var isInterface: Bool { pathExtension == "storyboard" || pathExtension == "xib" }
}
