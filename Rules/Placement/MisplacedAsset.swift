internal import AssetModel

/// Finds assets in a different module from the code that uses them.
struct MisplacedAsset: Rule {
  let about = RuleDescription(
    id: "misplaced_asset", category: .placement, severity: .warning, isOptIn: true,
    summary: "Assets in a different module than the code that uses them.",
    rationale: """
      An asset that only one module uses should live in that module: the two are removed together, and the asset can \
      be changed without asking anyone. In a shared catalog, it stays forever and looks as if everyone needed it. If \
      an asset is used only by another module, that module has to depend on the asset's module. If that module uses no \
      other asset there, the message says so, because the dependency may be unnecessary after the move. For the \
      opposite policy, that every asset is shared, use `outside_shared_catalog`. Assets with uncertain uses are not \
      reported.
      """,
    whenToDisable: """
      If your policy is one shared catalog for everything; `outside_shared_catalog` checks that.
      """,
    examples: [
      Example("a shared icon that only one feature uses") {
        """
        .assetlint.yml:
          shared: {catalogs: [Kit/Assets.xcassets]}
          modules:
            - {name: App, kind: app, sources: [App], dependencies: [Kit, Chat]}
            - {name: Chat, kind: framework, sources: [Chat], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        App/App.swift: func start() { show(Kit.icons[.close]) }
        Chat/Chat.swift: func chat() { show(Kit.icons[.close], Kit.icons[.send]) }
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24
        ↓Kit/Assets.xcassets/send.imageset/send.png: png 24x24 red
        Kit/Icons.swift:
          public enum Icon: String { case close, send }
          public struct Icons {
            public subscript(_ icon: Icon) -> UIImage? { UIImage(named: icon.rawValue, in: bundle, with: nil) }
          }
        """
      },
      Example("images that code in another module uses") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Chat]}
            - {name: Chat, kind: framework, sources: [Chat]}
        ↓App/Assets.xcassets/send.imageset/send.png: png 24x24
        ↓App/Assets.xcassets/logo.imageset/logo.png: png 24x24 red
        App/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        App/App.swift: func start() { show(UIImage(named: "logo"), UIImage(named: "close")) }
        Chat/Chat.swift: func chat() { show(UIImage(named: "logo"), UIImage(named: "send")) }
        """
      },
      Example("a module that uses one asset of another module, and one that uses two") {
        """
        .assetlint.yml:
          modules:
            - {name: Chat, kind: framework, sources: [Chat], dependencies: [Kit]}
            - {name: Feed, kind: framework, sources: [Feed], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        Chat/Chat.swift: func chat() { show(Icon.send.image) }
        Feed/Feed.swift: func feed() { show(Icon.like.image, Icon.share.image) }
        ↓Kit/Assets.xcassets/like.imageset/like.png: png 24x24
        ↓Kit/Assets.xcassets/send.imageset/send.png: png 24x24 red
        ↓Kit/Assets.xcassets/share.imageset/share.png: png 24x24 blue
        Kit/Icon.swift:
          public enum Icon: String {
            case like, send, share
            public var image: UIImage? { UIImage(named: rawValue, in: bundle, with: nil) }
          }
        """
      },
      Example("an image on the launch screen, which has to stay in the app, and one that is not on it") {
        """
        project.yml:
          name: Apps
          targets:
            App:
              type: application
              platform: iOS
              sources: [App]
              settings: {INFOPLIST_KEY_UILaunchStoryboardName: Start}
              dependencies: [{target: Kit}]
            Kit: {type: framework, platform: iOS, sources: [Kit]}
        App/App.swift: func start() {}
        App/Assets.xcassets/logo.imageset/logo.png: png 24x24 red
        ↓App/Assets.xcassets/mark.imageset/mark.png: png 24x24 blue
        App/Start.storyboard:
          <document><imageView image="logo"/><resources><image name="logo"/></resources></document>
        Kit/Kit.swift: func kit() { show(UIImage(named: "logo"), UIImage(named: "mark")) }
        """
      },
      Example("two apps that compile the same sources and the same catalog") {
        """
        .assetlint.yml:
          modules:
            - {name: Red, kind: app, sources: [App], resources: [App]}
            - {name: Blue, kind: app, sources: [App], resources: [App]}
        App/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        App/App.swift: func start() { show(UIImage(named: "close")) }
        """
      },
      Example("assets with the same name in two modules") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Chat]}
            - {name: Chat, kind: framework, sources: [Chat], resources: [Chat]}
        App/Assets.xcassets/close.imageset/close.png: png 24x24
        App/App.swift: func start() { show(UIImage(named: "close")) }
        Chat/Assets.xcassets/close.imageset/close.png: png 24x24 blue
        Chat/Chat.swift: func chat() { show(UIImage(named: "close", in: Bundle(for: Chat.self), with: nil)) }
        """
      },
      Example("uncertain uses, uses in tests, and uses outside any module") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Chat]}
            - {name: Chat, kind: framework, sources: [Chat]}
            - {name: Checks, kind: test, sources: [Checks], dependencies: [Chat]}
        App/Assets.xcassets/close.imageset/close.png: png 24x24
        App/Assets.xcassets/send.imageset/send.png: png 24x24 blue
        App/Assets.xcassets/tick.imageset/tick.png: png 24x24 red
        App/App.swift: func start() { show(UIImage(named: "close")) }
        Chat/Chat.swift: func chat() { log("send") }
        Checks/Checks.swift: func check() { show(UIImage(named: "close")) }
        Scripts/tick.swift: func tick() { show(UIImage(named: "tick")) }
        """
      },
    ])

  var needs: Needs { [.usage, .modules] }

  func check(_ project: Project) -> [Finding] {
    guard let usage = project.usage else { return [] }
    let owners = Owners(project.modules)
    // If several assets have the same name, it is unclear which one the code uses.
    let names = Dictionary(
      project.sets.filter { $0.role != .override }.map { ($0.name, 1) }, uniquingKeysWith: +)
    let homes = project.sets.map { owners.modules(of: $0.id.catalog) }
    let users = zip(usage.verdicts, homes).map { AssetUsers($0, usage, $1, owners) }
    let loans = Loans(zip(homes, users))
    return project.sets.indices.compactMap { index in
      let (set, home) = (project.sets[index], homes[index])
      guard usage.verdicts[index].state == .used, set.isAddressable, !set.isNamedByXcode, !set.isInTests,
        set.role != .override, names[set.name] == 1, project.shared?.excepts(set) != true,
        !project.isNamedByBundle(index), !home.isEmpty, let users = users[index],
        let place = users.away.first
      else { return nil }
      let isOnlyLoan = users.groups.count == 1 && loans.isSingle(from: home, to: users.groups[0])
      return message(set, home, users, isOnlyLoan, project.modules).map {
        Finding(about: set, $0, related: [Note(place, "used here")])
      }
    }
  }

  /// `isOnlyLoan` is true if the module that uses the asset uses no other asset from the asset's module.
  private func message(
    _ set: AssetSet, _ home: [Module.ID], _ users: AssetUsers, _ isOnlyLoan: Bool, _ modules: Modules
  ) -> String? {
    let names = users.groups.map { modules.names(of: $0) }
    // Several modules may compile the source file that uses the asset.
    let isJoint = Set((users.groups.first ?? []).map { modules[$0].name }).count > 1
    let place = isJoint ? "a catalog that they compile" : names.first ?? ""
    let owner = modules.names(of: home)
    let loan = isOnlyLoan ? ", which uses no other asset of \(owner)" : ""
    if set.role == .shared {
      return names.count == 1 && !users.isUsedAtHome
        ? "“\(set.name)” is shared, but is used only by \(names[0])\(loan); move it to \(place)" : nil
    }
    if names.count == 1, !users.isUsedAtHome {
      return "“\(set.name)” belongs to \(owner), but is used only by \(names[0])\(loan); move it to \(place)"
    }
    let users = Set(users.groups.joined().map { modules[$0].name }).sorted()
    let others = (users.prefix(3) + (users.count > 3 ? ["others"] : [])).listed("and")
    return
      "“\(set.name)” belongs to \(owner), but is used outside \(owner), by \(others); move it to a module that \(names.count > 1 || isJoint || home.count > 1 ? "all of them" : "both") link"
  }
}

/// Counts the assets that modules use from the catalogs of other modules.
private struct Loans {
  private struct Ways: Hashable {
    let home: [Module.ID]
    let user: Module.ID
  }

  private var counts: [Ways: Int] = [:]
  /// The modules with an asset whose users are not all known.
  private var unclear: Set<[Module.ID]> = []

  init(_ assets: some Sequence<([Module.ID], AssetUsers?)>) {
    for (home, users) in assets {
      guard let users else {
        unclear.insert(home)
        continue
      }
      for user in Set(users.groups.joined()) { counts[Ways(home: home, user: user), default: 0] += 1 }
    }
  }

  func isSingle(from home: [Module.ID], to users: [Module.ID]) -> Bool {
    !unclear.contains(home) && users.allSatisfy { counts[Ways(home: home, user: $0)] == 1 }
  }
}

/// Finds the modules that compile a file, except test modules.
private struct Owners {
  let modules: Modules

  init(_ modules: Modules) {
    self.modules = modules
  }

  func modules(of path: RepositoryPath) -> [Module.ID] {
    Set(modules.memberships(of: path).map(\.module)).filter { !modules[$0].kind.isTest }.sorted()
  }
}

/// The places that use an asset outside its own module, and the modules that compile these places.
private struct AssetUsers {
  /// The modules that use the asset, other than its own. Each group contains the modules that compile one of the source
  /// files that use the asset.
  var groups: [[Module.ID]] = []
  var away: [Place] = []
  var isUsedAtHome = false

  /// Nil if other modules may use the asset, too: a use is uncertain, or is in a file that belongs to no known module,
  /// or an accessor has too many uses to list them all.
  init?(_ verdict: Verdict, _ usage: Usage, _ home: [Module.ID], _ owners: Owners) {
    var seen: Set<Int> = []
    var pending: [Int] = []
    var places: [Place] = []
    var doubtful: Set<Place> = []
    for reference in verdict.references where !reference.doubts.contains(.tests) {
      guard reference.strength <= .literal, reference.doubts.isEmpty else {
        doubtful.insert(reference.place)
        continue
      }
      if let accessor = reference.accessor {
        pending.append(accessor)
      } else {
        places.append(reference.place)
      }
    }
    while let index = pending.popLast() {
      guard seen.insert(index).inserted else { continue }
      let accessor = usage.accessors[index]
      // If the accessor is in the asset's module, the code that uses the accessor counts as the user.
      // Otherwise, the accessor itself does.
      guard owners.modules(of: accessor.place.path) == home else {
        places.append(accessor.place)
        continue
      }
      guard accessor.uses.count < Accessor.mostUses else { return nil }
      for use in accessor.uses where !use.doubts.contains(.tests) {
        guard use.doubts.isEmpty else { return nil }
        if let next = use.accessor { pending.append(next) } else { places.append(use.place) }
      }
    }
    // A doubtful reference does not matter if there is also a definite use in the same place.
    guard doubtful.isSubset(of: places) else { return nil }
    for place in places.sorted() {
      let modules = owners.modules(of: place.path)
      guard !modules.isEmpty else { return nil }
      if !Set(modules).isDisjoint(with: home) {
        isUsedAtHome = true
      } else {
        away.append(place)
        if !groups.contains(modules) { groups.append(modules) }
      }
    }
  }
}

extension Modules {
  /// The names of modules without duplicates, because targets in several projects may have the same name.
  fileprivate func names(of modules: some Collection<Module.ID>) -> String {
    Set(modules.map { self[$0].name }).sorted().listed("and")
  }
}
