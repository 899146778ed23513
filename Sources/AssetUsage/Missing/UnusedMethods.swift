internal import Basics
internal import SourceIndex

/// Finds Objective-C methods that nothing calls: their names occur only where they are declared and defined.
///
/// The system calls some methods of a class on its own. So a method counts only if its class declares it separately
/// from its definition, and if its selector does not look like one that UIKit or AppKit calls.
struct UnusedMethods {
  private var unused: Set<Node> = []

  init(around mentions: [MentionID], _ code: Codebase, isOffered: (_ file: Int) -> Bool) {
    let (corpus, types) = (code.corpus, code.types)
    let methods = Set(mentions.compactMap { corpus.function(around: corpus[$0], in: Int($0.file)) })
      .filter { node in
        let file = corpus.file(of: node)
        return corpus.isInObjectiveC(node) && corpus.files[file].path.pathExtension == "m"
          && !isOffered(file) && Self.mayBeJudged(node, types, corpus)
      }
    guard !methods.isEmpty else { return }
    let naming = corpus.words(naming: Set(methods.map { corpus.words[types.names[$0.index]] }))
    let swift = SwiftSpellings(corpus)
    unused = methods.filter { node in
      let name = types.names[node.index]
      let selector = corpus.selector(of: node)
      // In Swift, a class method such as `iconWithName:` is imported as an initializer of its class.
      let maker =
        corpus[node].traits.contains(.static) ? types.type(of: node).map { types.name(of: $0) } : nil
      return !swift.mayShorten(selector) && maker.map(swift.hold) != true
        && !corpus.mentions(naming[corpus.words[name], default: []], notCalling: name, except: selector)
    }
  }

  func hold(_ mention: MentionID, _ corpus: Corpus) -> Bool {
    corpus.function(around: corpus[mention], in: Int(mention.file)).map(unused.contains) == true
  }

  /// Whether only code in the repository can call a function. If that code does not contain the function's
  /// name, the function is unused.
  private static func mayBeJudged(_ node: Node, _ types: TypeTable, _ corpus: Corpus) -> Bool {
    let selector = corpus.selector(of: node)
    let result = corpus.words[corpus.word(corpus[node].type, in: corpus.file(of: node))]
    let parameters = corpus.words[corpus.word(corpus[node].parameters, in: corpus.file(of: node))]
    guard let type = types.type(of: node) else { return false }
    // A view in an interface file can show the result of a method. The interface file then contains the name of the
    // method.
    let isValue =
      result != "void" && !corpus[node].traits.contains(.static) && !selector.contains(UInt8(ascii: ":"))
    let namesakes = types.named[types.names[node.index]].map { $0.statics + $0.instances } ?? []
    let same = namesakes.filter { corpus.selector(of: $0) == selector }
    let isRequired = same.contains { types.type(of: $0).map { types[$0].isProtocol } == true }
    let isDeclared = same.contains { $0 != node && types.type(of: $0) == type }
    return isDeclared && !isRequired && !isValue && !SystemSelectors.mayInclude(selector)
      && result != "IBAction" && !SystemSelectors.parameters.contains(parameters)
  }
}

extension Corpus {
  /// Whether one of these words occurs outside declarations, except in messages with another selector that begins with
  /// the same name.
  fileprivate func mentions(
    _ naming: [Word], notCalling name: Word, except selector: ArraySlice<UInt8>
  ) -> Bool {
    let isNaming = words.marked(
      naming.filter { word in
        let last = words.selector(of: word)
        return last == selector || last.last != UInt8(ascii: ":")
          || !last.prefix { $0 != UInt8(ascii: ":") }.elementsEqual(words.utf8(name))
      })
    return files.indices.contains { file in
      guard texts[file].contains(where: { isNaming[$0.index] }) else { return false }
      let mentions = files[file].mentions
      // In Objective-C, labels are parts of selectors, and the mention of a message has the whole selector.
      let hasLabels = files[file].language != .objectiveC
      return mentions.mentions.contains { mention in
        guard [.literal, .word, .chain, .pattern].contains(mention.kind) else { return false }
        let context = mentions[mention.context]
        return isNaming[word(mention.text, in: file).index] || isNaming[word(context.subject, in: file).index]
          || hasLabels && isNaming[word(context.label, in: file).index]
      }
    }
  }
}
