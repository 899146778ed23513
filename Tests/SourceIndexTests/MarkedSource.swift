import Basics
import SourceIndex

/// A source in which a `↓` marks each place where something is expected.
struct MarkedSource {
  let text: String
  let marks: [TextPosition]

  init(_ marked: String) {
    var text = ""
    var marks: [TextPosition] = []
    var line = 1
    var column = 1
    for scalar in marked.unicodeScalars {
      if scalar == "↓" {
        marks.append(TextPosition(line: line, column: column))
        continue
      }
      text.unicodeScalars.append(scalar)
      if scalar == "\n" {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
    self.text = text
    self.marks = marks
  }

  var bytes: [UInt8] { Array(text.utf8) }
}

extension Interest {
  /// Keys, settings and labels that the tests use.
  static let sample = Interest(
    keys: [
      "CFBundleIconName", "CFBundleIconFile", "CFBundleIconFiles", "CFBundleAlternateIcons", "UIImageName",
    ],
    keyForms: [("IN", "ImageName")], keysOfNames: ["CFBundleAlternateIcons"],
    describingKeys: ["CFBundleIconFiles", "CFBundleIconName"],
    settingPrefix: "ASSETCATALOG_",
    settings: ["ASSETCATALOG_COMPILER_APPICON_NAME", "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"],
    settingsOfSeveral: ["ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES"],
    labels: ["name", "image", "icon", "color", "asset", "resource", "symbol"])
}

extension FileMentions {
  /// Finds the mentions in a source that `Interest.sample` asks for.
  init(indexing bytes: [UInt8], as language: SourceLanguage) {
    self.init(indexing: bytes, as: language, for: .sample)
  }

  init(swift source: String) {
    self.init(indexing: Array(source.utf8), as: .swift)
  }

  func texts(of kind: Mention.Kind) -> [String] {
    mentions.filter { $0.kind == kind }.map(text)
  }

  /// The texts of everything except chains, in order.
  var strings: [String] { mentions.filter { $0.kind != .chain }.map(text) }

  var literals: [String] { texts(of: .literal) }
  var chains: [String] { texts(of: .chain) }

  /// The text of a mention, or the description of a pattern.
  func text(_ mention: Mention) -> String {
    mention.kind == .pattern ? texts.pattern(mention.text).description : self[mention.text]
  }

  /// A line for each mark in a source, with the kind, the text and the context of the mentions at this place.
  static func said(in marked: String, _ language: SourceLanguage = .swift) -> [String] {
    let source = MarkedSource(marked)
    let file = FileMentions(indexing: source.bytes, as: language)
    return source.marks.map { mark in
      let here = file.mentions.filter { $0.position == mark }
      return here.isEmpty ? "nothing" : here.map(file.said).joined(separator: "; ")
    }
  }

  /// A mention as text, such as `literal close: argument 0 of UIImage, named, bundle .module`.
  func said(_ mention: Mention) -> String {
    let context = self[mention.context]
    var words = "\(mention.kind) \(text(mention)): \(context.role)"
    if context.role == .argument || context.index > 0 { words += " \(context.index)" }
    if context.subject != .none { words += " of \(self[context.subject])" }
    if context.label != .none { words += ", \(self[context.label])" }
    if context.bundle != .none { words += ", bundle \(self[context.bundle])" }
    return words
  }

  /// The name of a declaration with its enclosing declarations, such as `Icon.image`.
  func path(of id: DeclarationID) -> String {
    var names: [String] = []
    var id = id
    while id != .file {
      names.insert(self[self[id].name], at: 0)
      id = self[id].parent
    }
    return names.joined(separator: ".")
  }
}
