internal import Basics
internal import Scripts

/// Reads which targets depend on which pods.
struct PodfileReader {
  private let records: ScriptRecords
  private let places: PlaceFinder
  private var result = Declarations()

  static func read(_ path: RepositoryPath, _ bytes: [UInt8], _ context: ReadingContext) -> Declarations {
    guard bytes.count <= ManifestReader.maxBytes else { return Declarations() }
    var reader = PodfileReader(records: ScriptRecords(bytes, .ruby), places: PlaceFinder(path, bytes))
    reader.read(reader.records.root, inherited: [], project: nil, depth: 0)
    return reader.result
  }

  /// Reads a block and the targets inside it, which inherit its pods.
  private mutating func read(
    _ block: ScriptRecord, inherited: [DependencyDraft], project: RepositoryPath?, depth: Int
  ) {
    guard depth < 20 else { return }
    let calls = records.calls(of: block)
    let pods = inherited + calls.filter { $0.name == "pod" }.compactMap(dependency)
    let stated = calls.last { $0.name == "project" || $0.name == "xcodeproj" }
    let project = stated?.unlabeled.first?.string.flatMap { projectPath($0) } ?? project
    if block.name == "target", let name = block.unlabeled.first?.string, !pods.isEmpty {
      result.additions.append(
        DependencyAddition(target: name, project: project, folder: places.path.parent, dependencies: pods))
    }
    for call in calls where call.name == "target" || call.name == "abstract_target" {
      read(call, inherited: pods, project: project, depth: depth + 1)
    }
  }

  private func projectPath(_ text: String) -> RepositoryPath? {
    places.path.parent.following(text.hasSuffix(".xcodeproj") ? text : text + ".xcodeproj")
  }

  private func dependency(_ call: ScriptRecord) -> DependencyDraft? {
    guard let text = call.unlabeled.first?.string, let pod = text.split(separator: "/").first.map(String.init)
    else { return nil }
    let isLocal = call["path"] != nil
    return DependencyDraft(pod, isLocal ? [.pod(pod)] : [], mayBeOutside: !isLocal)
  }
}
