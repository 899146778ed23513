/// An element with all that is inside it.
public struct XMLTree: Hashable, Sendable {
  /// What an element holds.
  public enum Child: Hashable, Sendable {
    case element(XMLTree)
    /// All characters between two tags.
    case text(String)
  }

  public let name: String
  public let attributes: [XMLAttribute]
  public var children: [Child] = []
  /// Where the start tag begins.
  public let offset: Int

  /// How deep elements may nest.
  public static let depthLimit = 512

  /// Reads the root element of a document.
  public init(_ bytes: [UInt8]) throws(XMLError) {
    var reader = try XMLReader(bytes)
    var root = XMLTree(name: "", attributes: [], offset: 0)
    var open: [XMLTree] = []
    var text = ""
    while let event = try reader.next() {
      if event == .text {
        text += reader.characters
        continue
      }
      if !text.isEmpty {
        open[open.count - 1].children.append(.text(text))
        text = ""
      }
      if event == .start {
        guard reader.depth <= Self.depthLimit else { throw XMLError(kind: .tooDeep, offset: reader.offset) }
        open.append(XMLTree(name: reader.name, attributes: reader.attributes, offset: reader.offset))
      } else {
        let element = open.removeLast()
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(.element(element)) }
      }
    }
    self = root
  }

  private init(name: String, attributes: [XMLAttribute], offset: Int) {
    self.name = name
    self.attributes = attributes
    self.offset = offset
  }

  /// The value of the attribute called `name`.
  public subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// The child elements.
  public var elements: [XMLTree] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The characters directly inside this element.
  public var text: String {
    children.reduce(into: "") { if case .text(let text) = $1 { $0 += text } }
  }
}
