public import AssetModel
internal import Basics
internal import Imaging

extension FileTree {
  /// For each image in the set that cannot be compared by its pixels, the reason why.
  public func pictureProblems(of set: AssetSet) -> [RepositoryPath: String] {
    guard set.kind.showsPictures else { return [:] }
    var problems: [RepositoryPath: String] = [:]
    for payload in set.payloads { problems[payload.path] = problem(of: payload) }
    return problems
  }

  private func problem(of payload: Payload) -> String? {
    do {
      let facts = PayloadFacts(try read(payload.path, limit: FileTree.payloadLimit), payload, .look)
      if case .unreadable(let error)? = facts.picture { return "\(error)" }
      return facts.obstacle
    } catch {
      return "cannot be read: \(error)"
    }
  }
}
