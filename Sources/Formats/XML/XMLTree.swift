public struct XMLTree: Hashable, Sendable {
  public enum Child: Hashable, Sendable {
    case element(XMLTree)
    case text(String)
  }

  public let name: String
  public let attributes: [XMLAttribute]
  public var children: [Child] = []
  public let offset: Int

  public static let depthLimit = 512

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

  public subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  public var elements: [XMLTree] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The text of the element itself, without the text of its child elements.
  public var text: String {
    children.reduce(into: "") { if case .text(let text) = $1 { $0 += text } }
  }
}
