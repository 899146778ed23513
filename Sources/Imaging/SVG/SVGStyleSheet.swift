/// The rules in the `<style>` elements of a file. Only selectors that consist of a single name, class or id are
/// supported.
struct SVGStyleSheet: Sendable {
  typealias Declaration = (name: String, value: String)

  /// For each selector, the declarations of its rules, and the position of each rule among all rules.
  private var rules: [String: [(order: Int, declarations: [Declaration])]] = [:]
  /// The unsupported rules, as they are written.
  private(set) var unresolved: [String] = []

  init() {}

  init(_ text: String) {
    var rest = Self.withoutComments(text)[...]
    var order = 0
    while let stop = rest.firstIndex(where: { $0 == "{" || $0 == ";" }) {
      let selectors = rest[..<stop].trimmed
      guard !selectors.hasPrefix("@"), rest[stop] == "{" else {
        let end = Self.endOfBlock(in: rest, from: stop)
        unresolved.append(String(rest[..<end].trimmed))
        rest = rest[end...]
        continue
      }
      let end = rest[stop...].firstIndex(of: "}") ?? rest.endIndex
      let body = rest[stop..<end].dropFirst()
      let declarations = Self.declarations(of: body)
      for selector in selectors.split(separator: ",").map(\.trimmed) {
        if Self.isSimple(selector), !body.contains("!") {
          rules[String(selector), default: []].append((order, declarations))
        } else {
          unresolved.append("\(selector){\(body.trimmed)}")
        }
      }
      order += 1
      rest = rest[end...].dropFirst()
    }
    if !rest.trimmed.isEmpty { unresolved.append(String(rest.trimmed)) }
  }

  /// The declarations that apply to an element, in ascending order of precedence.
  func declarations(element: String, classes: String?, id: String?) -> [Declaration] {
    if rules.isEmpty { return [] }
    let names = Set((classes ?? "").split(whereSeparator: \.isWhitespace))
    var found = rules[element] ?? []
    found += names.flatMap { rules["." + $0] ?? [] }.sorted { $0.order < $1.order }
    if let id { found += rules["#" + id] ?? [] }
    return found.flatMap(\.declarations)
  }

  static func declarations(of text: some StringProtocol) -> [Declaration] {
    text.split(separator: ";").compactMap { declaration in
      guard let colon = declaration.firstIndex(of: ":") else { return nil }
      let value = declaration[declaration.index(after: colon)...].trimmed
      return (declaration[..<colon].trimmed.lowercased(), String(value))
    }
  }

  private static func isSimple(_ selector: Substring) -> Bool {
    let name = selector.hasPrefix(".") || selector.hasPrefix("#") ? selector.dropFirst() : selector
    return !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }

  private static func endOfBlock(in text: Substring, from stop: Substring.Index) -> Substring.Index {
    guard text[stop] == "{" else { return text.index(after: stop) }
    var depth = 0
    for index in text[stop...].indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return text.index(after: index) }
    }
    return text.endIndex
  }

  private static func withoutComments(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var kept: [UInt8] = []
    var index = 0
    while let start = bytes.firstIndex(of: "/*", from: index) {
      kept += bytes[index..<start]
      index = bytes.firstIndex(of: "*/", from: start + 2).map { $0 + 2 } ?? bytes.count
    }
    return String(decoding: kept + bytes[index...], as: UTF8.self)
  }
}
