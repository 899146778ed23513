internal import Basics
internal import SourceIndex

/// Decides which declarations have an effect only if code uses them by name.
struct Wrappers: Sendable {
  /// For each declaration, the index of its owner, which must be used by name for the declaration's code to run. The
  /// owner is the declaration itself or the member around it; -1 if there is none.
  private let owners: [Int32]

  init(_ code: Codebase) {
    let (corpus, types) = (code.corpus, code.types)
    var owners = [Int32](repeating: -1, count: corpus.nodeCount)
    let known = KnownProtocols(corpus.words)
    let requirements = types.entries.indices.map { Requirements(of: TypeID(index: $0), types, known) }
    let performers = code.performers
    for (index, file) in corpus.files.enumerated() {
      for (number, declaration) in file.mentions.declarations.enumerated().dropFirst() {
        let node = corpus.firstNodes[index] + number
        let parent = file.mentions[declaration.parent].kind
        if !parent.isType, parent != .file {
          owners[node] = owners[corpus.firstNodes[index] + declaration.parent.index]
          continue
        }
        let name = types.names[node]
        let type = types.type(of: Node(index: node))
        if Self.mustBeUsed(
          declaration, isHidden: types.isHidden(declaration, of: type), named: name,
          type.map { requirements[$0.index] },
          mayBeFunction: declaration.kind == .function && file.language == .swift && !file.isTest
            && type.map(performers.contains) != true && !known.isCalledByTheLanguage(name, corpus))
        {
          owners[node] = Int32(truncatingIfNeeded: node)
        }
      }
    }
    self.owners = owners
  }

  /// The declaration that must be used for the code in `node` to run, or nil if that code may run regardless.
  func owner(of node: Node) -> Node? {
    let owner = owners[node.index]
    return owner < 0 ? nil : Node(index: Int(owner))
  }

  func owner(of mention: MentionID, _ corpus: Corpus) -> Node? {
    owner(of: corpus.node(corpus[mention].declaration, in: Int(mention.file)))
  }

  private static func mustBeUsed(
    _ declaration: Declaration, isHidden: Bool, named name: Word, _ requirements: Requirements?,
    mayBeFunction: Bool
  ) -> Bool {
    guard !declaration.traits.contains(.overriding), !declaration.traits.contains(.objectiveC) else {
      return false
    }
    let mayBeRequired = !isHidden && requirements?.mayHold(name) == true
    switch declaration.kind {
    case .enumCase, .macro: return true
    case .property: return !mayBeRequired
    case .function:
      // A function without a result is called for its side effects, perhaps by code outside the repository.
      return mayBeFunction && declaration.type != .none && !mayBeRequired
    default: return false
    }
  }
}

extension Codebase {
  /// The types with code that makes a selector from a computed string, as in `perform(NSSelectorFromString(name))`.
  /// Such code may call any method of the type.
  fileprivate var performers: Set<TypeID> {
    guard let maker = corpus.words.find("NSSelectorFromString") else { return [] }
    var found: Set<TypeID> = []
    for file in corpus.files.indices where corpus.texts[file].contains(maker) {
      let mentions = corpus.files[file].mentions
      for mention in mentions.mentions where mention.kind != .literal {
        let context = mentions[mention.context]
        guard context.role == .argument, corpus.word(context.subject, in: file) == maker,
          let type = types.type(of: corpus.node(mention.declaration, in: file))
        else { continue }
        found.insert(type)
      }
    }
    return found
  }
}

/// Which members of a type may implement requirements of external protocols.
enum Requirements: Sendable {
  case anything
  case names(Set<Word>)

  init(of type: TypeID, _ types: TypeTable, _ protocols: KnownProtocols) {
    var names: Set<Word> = []
    var pending = [type]
    var seen: Set<TypeID> = [type]
    while let current = pending.popLast() {
      for inherited in types[current].inherited {
        // An alias inside another type does not count, because it may just happen to have the name of an external
        // protocol such as `Reactor`.
        if let known = types.lookUp(inherited, from: types[current].parent), types[known].isInheritable,
          types[known].name == inherited || types.globalAliases.contains(inherited)
        {
          if seen.insert(known).inserted { pending.append(known) }
        } else if let requirements = protocols.requirements[inherited] {
          if !requirements.isEmpty { names.formUnion(requirements) }
        } else {
          self = .anything
          return
        }
      }
    }
    self = .names(names)
  }

  func mayHold(_ name: Word) -> Bool {
    switch self {
    case .anything: true
    case .names(let names): names.contains(name)
    }
  }
}

/// The system protocols and types whose required members are known.
struct KnownProtocols {
  private(set) var requirements = WordMap<Set<Word>>()
  private let calledByTheLanguage: Set<Word>
  private let passingCaller: Set<Word>

  init(_ words: WordTable) {
    passingCaller = Set(Self.passingCaller.compactMap(words.find))
    for (name, members) in Self.requirements {
      guard let word = words.find(name) else { continue }
      requirements[word, default: []] = Set(members.compactMap(words.find))
    }
    calledByTheLanguage = Set(Self.calledByTheLanguage.compactMap(words.find))
  }

  /// Whether the language or its standard library calls functions with this name, such as `main` and `hash`. Also true
  /// for operators.
  func isCalledByTheLanguage(_ name: Word, _ corpus: Corpus) -> Bool {
    calledByTheLanguage.contains(name) || corpus.words.utf8(name).first?.isLetter != true
  }

  /// Whether all functions of a system protocol take the calling object as an argument. If so, a function that takes
  /// only strings or other plain values cannot fulfill a requirement of the protocol.
  func passesCaller(_ name: Word) -> Bool { passingCaller.contains(name) }

  private static let passingCaller = [
    "AVAudioPlayerDelegate", "CLLocationManagerDelegate", "GMSMapViewDelegate",
    "MFMailComposeViewControllerDelegate",
    "MKMapViewDelegate", "UIAdaptivePresentationControllerDelegate", "UICollectionViewDataSource",
    "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout", "UIDocumentPickerDelegate",
    "UIGestureRecognizerDelegate", "UIImagePickerControllerDelegate", "UINavigationControllerDelegate",
    "UIPageViewControllerDataSource", "UIPageViewControllerDelegate", "UIPickerViewDataSource",
    "UIPickerViewDelegate",
    "UIPopoverPresentationControllerDelegate", "UIScrollViewDelegate", "UISearchBarDelegate",
    "UISearchResultsUpdating", "UISplitViewControllerDelegate", "UITabBarControllerDelegate",
    "UITabBarDelegate",
    "UITableViewDataSource", "UITableViewDelegate", "UITextFieldDelegate", "UITextViewDelegate",
    "UIViewControllerTransitioningDelegate", "WKNavigationDelegate", "WKUIDelegate",
  ]

  private static let calledByTheLanguage = [
    "callAsFunction", "dynamicallyCall", "main", "buildBlock", "wrappedValue", "projectedValue", "hash",
    "encode",
  ]

  /// For each protocol or type, the required members that can involve asset names.
  private static let requirements: [String: Set<String>] = {
    var known: [String: Set<String>] = [
      "View": ["body"], "App": ["body"], "Scene": ["body"], "Widget": ["body"], "WidgetBundle": ["body"],
      "Commands": ["body"], "ToolbarContent": ["body"], "ViewModifier": ["body"], "Shape": ["path"],
      "PreviewProvider": ["previews"], "Identifiable": ["id"], "Error": ["errorDescription"],
      "LocalizedError": ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"],
      "CustomStringConvertible": ["description"], "CustomDebugStringConvertible": ["debugDescription"],
      "EnvironmentKey": ["defaultValue"], "PreferenceKey": ["defaultValue", "reduce"],
      "ButtonStyle": ["makeBody"], "LabelStyle": ["makeBody"], "ToggleStyle": ["makeBody"],
      "RawRepresentable": ["rawValue"], "CodingKey": ["stringValue", "intValue"],
    ]
    for name in [
      "String", "Int", "UInt", "UInt8", "Int32", "Double", "Float", "Character", "Any", "AnyObject", "class",
      "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable", "Sendable", "CaseIterable",
      "ExpressibleByStringLiteral", "OptionSet", "ObservableObject", "Observable", "NSObject", "UIView",
      "UIViewController", "UIControl", "UIButton", "UILabel", "UIImageView", "UITableViewCell",
      "UICollectionViewCell", "UITableViewController", "UICollectionViewController", "UINavigationController",
      "UITabBarController", "UIColor", "UIImage", "NSView", "NSViewController", "NSWindowController",
      "NSTableCellView", "NSButton", "NSImageView", "DynamicProperty", "UITableViewHeaderFooterView",
      "UICollectionReusableView", "UIBarButtonItem", "UIStackView", "UIScrollView", "UITextField",
      "UITextView",
    ] { known[name] = known[name] ?? [] }
    return known
  }()
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      0x80...:
      true
    default: false
    }
  }
}
