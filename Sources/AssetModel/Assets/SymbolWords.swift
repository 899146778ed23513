/// The words in an asset's name, split as Xcode does for the symbols that it generates.
///
/// A word ends before any character that is not a letter or digit, between letters and digits, and between a lowercase
/// and an uppercase letter. If a lowercase letter follows several capitals, a word also ends before the last of these
/// capitals: `TLSold` has the words `TL` and `Sold`.
public func symbolWords(of name: some StringProtocol) -> [String] {
  var words: [String] = []
  var word: [Character] = []
  let characters = Array(name)
  for (index, character) in characters.enumerated() {
    guard character.isLetter || character.isNumber else {
      if !word.isEmpty { words.append(String(word)) }
      word = []
      continue
    }
    if let last = word.last {
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      let isStep =
        last.isNumber != character.isNumber || (last.isLowercase && character.isUppercase)
        || (last.isUppercase && character.isUppercase && next?.isLowercase == true)
      if isStep {
        words.append(String(word))
        word = []
      }
    }
    word.append(character)
  }
  if !word.isEmpty { words.append(String(word)) }
  return words
}

/// The words that distinguish assets for different themes, as in `card_dark` and `card_light`.
public let themeWords: Set = ["dark", "light", "black", "white", "night", "day"]
