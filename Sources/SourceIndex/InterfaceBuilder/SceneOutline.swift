internal import Formats

/// The scenes of a storyboard and the connections between them. A xib counts as one scene that is always open.
struct SceneOutline {
  private struct Scene {
    let start: Int
    var isOpen = false
    var end: Int?
    /// The storyboard identifiers of the scene's view controller.
    var names: Set<String> = []
    var hasController = false
  }

  /// A view outside the view hierarchy, or a hidden view. Loading the file creates the view, but it appears only if
  /// code adds or shows it.
  private struct LooseView {
    let start: Int
    let depth: Int
    var end: Int?
    var isConnected = false

    func contains(_ offset: Int) -> Bool { start <= offset && end.map { offset < $0 } != false }
  }

  /// A scene or loose view that appears only if something opens or shows it. `openers` are the storyboard identifiers
  /// with which code can open it; a loose view has none.
  struct Part {
    let offsets: Range<Int>
    let openers: [String]
    /// Whether the part may appear whenever the storyboard is loaded.
    let isInitial: Bool
  }

  private struct Connection {
    let destination: String
    let scene: Int
    let offset: Int
  }

  private var scenes: [Scene] = []
  private var views: [LooseView] = []
  /// For each object, the indices of its scene and of the loose view that contains it.
  private var homes: [String: (scene: Int, view: Int?)] = [:]
  private var connections: [Connection] = []
  private var initial: String?
  /// The identifiers that the storyboard itself refers to.
  private var referenced: Set<String> = []
  private var isOfWatch = false
  private var isXib = false
  private var sceneDepth: Int?

  /// The maximum number of scenes and loose views. Real storyboards have fewer. Without a limit, a hostile file could
  /// make the search for hidden parts slow.
  private static let mostParts = 500

  mutating func start(_ reader: XMLReader) {
    let element = reader.name
    if element == "document" {
      initial = reader["initialViewController"]?.value
      isOfWatch = reader["type"]?.value.contains("WatchKit") == true
      // The type of a storyboard ends with `.Storyboard.XIB`.
      let type = reader["type"]?.value ?? ""
      isXib = type.hasSuffix(".XIB") && !type.hasSuffix(".Storyboard.XIB")
    }
    if element == (isXib ? "document" : "scene"), sceneDepth == nil {
      scenes.append(Scene(start: reader.offset, isOpen: isXib))
      sceneDepth = reader.depth
    }
    guard let sceneDepth else { return }
    let scene = scenes.count - 1
    if element == "application" { scenes[scene].isOpen = true }
    if reader.depth == sceneDepth + 2, !isXib { readObject(reader, scene) }
    // Code can find a view by its tag or identifier, and a view with a custom class may show itself.
    if reader["hidden"]?.value == "YES", element != "variation", reader["customClass"] == nil,
      reader["tag"] == nil, reader["identifier"] == nil,
      views.last.map({ $0.end != nil }) ?? true
    {
      views.append(LooseView(start: reader.offset, depth: reader.depth))
    }
    // A binding or a size class can show a hidden view.
    if let last = views.indices.last, views[last].end == nil,
      element == "binding" && reader["name"]?.value == "hidden"
        || element == "variation" && reader["hidden"] != nil
    {
      views[last].isConnected = true
    }
    if let id = reader["id"]?.value {
      let view = views.last.flatMap { $0.end == nil ? views.count - 1 : nil }
      homes[id] = (scene, view)
    }
    if let destination = reader["destination"]?.value {
      connections.append(Connection(destination: destination, scene: scene, offset: reader.offset))
    }
    if reader["storyboardName"] == nil, let name = reader["referencedIdentifier"]?.value {
      referenced.insert(name)
    }
  }

  /// Reads one of the top-level objects of a scene.
  private mutating func readObject(_ reader: XMLReader, _ scene: Int) {
    guard let member = reader["sceneMemberID"]?.value else {
      // A view with a custom class may add itself to the view hierarchy.
      if reader["customClass"] == nil {
        views.append(LooseView(start: reader.offset, depth: reader.depth))
      }
      return
    }
    guard member == "viewController" else { return }
    scenes[scene].hasController = true
    // In files from before Xcode 4.5, the attribute is called `identifier`.
    for key in ["storyboardIdentifier", "identifier"] {
      if let name = reader[key]?.value { scenes[scene].names.insert(name) }
    }
  }

  mutating func end(_ reader: XMLReader) {
    guard let sceneDepth else { return }
    // `depth` no longer counts the element that just ended.
    if let last = views.indices.last, views[last].end == nil, reader.depth == views[last].depth - 1 {
      views[last].end = reader.offset
    }
    if reader.depth < sceneDepth {
      scenes[scenes.count - 1].end = reader.offset
      self.sceneDepth = nil
    }
  }

  /// The scenes and loose views, apart from those that always appear.
  consuming func hiddenParts() -> [Part] {
    guard !isOfWatch, scenes.count + views.count <= Self.mostParts, scenes.allSatisfy({ $0.end != nil })
    else { return [] }
    var next = [Set<Int>](repeating: [], count: scenes.count)
    for connection in connections {
      guard let home = homes[connection.destination] else { continue }
      next[connection.scene].insert(home.scene)
      if let view = home.view, !views[view].contains(connection.offset) { views[view].isConnected = true }
    }
    let roots = scenes.indices.filter {
      scenes[$0].isOpen || !scenes[$0].hasController || !scenes[$0].names.isDisjoint(with: referenced)
    }
    let shown = Self.reached(from: roots, next)
    let initials = Self.reached(from: initial.flatMap { homes[$0]?.scene }.map { [$0] } ?? [], next)
    var openers = [Set<String>](repeating: [], count: scenes.count)
    for (index, scene) in scenes.enumerated() where !scene.names.isEmpty {
      for reached in Self.reached(from: [index], next) { openers[reached].formUnion(scene.names) }
    }
    let hidden = scenes.indices.filter { !shown.contains($0) }.compactMap { index in
      scenes[index].end.map { end in
        Part(
          offsets: scenes[index].start..<end, openers: openers[index].sorted(),
          isInitial: initials.contains(index))
      }
    }
    let loose = views.filter { !$0.isConnected }.compactMap { view in
      view.end.map { Part(offsets: view.start..<$0, openers: [], isInitial: false) }
    }
    return hidden + loose
  }

  private static func reached(from roots: [Int], _ next: [Set<Int>]) -> Set<Int> {
    var found: Set<Int> = []
    var pending = roots
    while let scene = pending.popLast() {
      if found.insert(scene).inserted { pending += next[scene] }
    }
    return found
  }
}
