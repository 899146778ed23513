internal import AssetModel
internal import Basics
internal import SourceIndex

/// Finds the values that code uses to build the names it passes to calls: `prefix` in
/// `UIImage(named: prefix + "close")`.
struct NameParts: Sendable {
  /// The values that code passes to calls that take asset names, either as the whole name or as a part of it.
  let asked: Set<MentionID>
  let flows: NameFlows

  init(_ resolver: ChainResolver, _ readings: [FileReading], _ whole: NameFlows, jobs: Jobs) {
    let requests = readings.flatMap(\.requests)
    let search = PartSearch(resolver.corpus, Set(requests.map(\.mention)), whole)
    let parts = search.parts(of: readings.flatMap(\.patterns), requests)
    asked = search.asked.union(parts)
    flows = NameFlows(resolver, requests: parts.map { Request(mention: $0, kinds: []) }, jobs: jobs)
  }
}

private struct PartSearch {
  let corpus: Corpus
  let asked: Set<MentionID>
  private let flows: NameFlows
  private let asking: Set<Node>

  init(_ corpus: Corpus, _ asked: Set<MentionID>, _ flows: NameFlows) {
    self.corpus = corpus
    self.asked = asked
    self.flows = flows
    asking = Set(flows.vague.lazy.map { corpus.node(corpus[$0].declaration, in: Int($0.file)) })
  }

  func parts(of patterns: [MentionID], _ requests: [Request]) -> [MentionID] {
    let calls = requests.lazy.map(\.mention).filter { corpus[$0].kind == .chain }
    return patterns.filter(mayBeAsked).flatMap(parts) + calls.flatMap(arguments)
  }

  private func mayBeAsked(_ id: MentionID) -> Bool {
    if asked.contains(id) || flows.takes(id, corpus) { return true }
    let node = corpus.node(corpus[id].declaration, in: Int(id.file))
    return !corpus[id].traits.contains(.sum) && (flows.nodes[node] != nil || asking.contains(node))
  }

  /// The mentions of the values that are joined with a string, as in `prefix + "close"`.
  private func parts(of id: MentionID) -> [MentionID] {
    let mentions = corpus.files[Int(id.file)].mentions
    let isPart = { (mention: Mention) in
      mention.traits.contains(.part) || mentions[mention.context].role == .interpolated
    }
    return neighbors(of: id, by: -1, while: isPart) + neighbors(of: id, by: 1, while: isPart)
  }

  /// The arguments of a call that builds a string, such as `String(format:)`.
  private func arguments(of id: MentionID) -> [MentionID] {
    let mentions = corpus.files[Int(id.file)].mentions
    let mention = corpus[id]
    let callee = corpus.words.last(of: corpus.word(mention.text, in: Int(id.file)))
    guard mention.traits.contains(.called), NameAPI.makingCallees.contains(corpus.words[callee]) else {
      return []
    }
    return neighbors(of: id, by: 1) { mentions[$0.context].subject == mention.text }
  }

  private func neighbors(of id: MentionID, by step: Int32, while isNear: (Mention) -> Bool) -> [MentionID] {
    let mentions = corpus.files[Int(id.file)].mentions.mentions
    let declaration = corpus[id].declaration
    var found: [MentionID] = []
    var index = Int(id.index + step)
    while mentions.indices.contains(index), found.count < Self.mostParts,
      mentions[index].declaration == declaration, isNear(mentions[index])
    {
      found.append(MentionID(file: id.file, index: Int32(truncatingIfNeeded: index)))
      index += Int(step)
    }
    return found
  }

  private static let mostParts = 16
}
