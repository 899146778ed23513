/// Finds build settings that a value uses, such as `$(PRODUCT_NAME)` in `$(PRODUCT_NAME)-Icon`.
enum SettingReference {
  /// A pattern in which every `$(NAME)` or `${NAME}` can match any text. Text without such references is returned
  /// unchanged.
  static func pattern(_ text: [UInt8]) -> [UInt8] {
    var pattern: [UInt8] = []
    var index = 0
    while index < text.count {
      guard let end = referenceEnd(text, at: index) else {
        pattern.append(text[index])
        index += 1
        continue
      }
      pattern += [PatternMark.bound, PatternMark.value] + text[index..<end] + [PatternMark.bound]
      index = end
    }
    return pattern
  }

  private static func referenceEnd(_ text: [UInt8], at index: Int) -> Int? {
    guard text[index] == UInt8(ascii: "$"), index + 1 < text.count else { return nil }
    let closing: UInt8
    switch text[index + 1] {
    case UInt8(ascii: "("): closing = UInt8(ascii: ")")
    case UInt8(ascii: "{"): closing = UInt8(ascii: "}")
    default: return nil
    }
    return text[(index + 2)...].firstIndex(of: closing).map { $0 + 1 }
  }
}
