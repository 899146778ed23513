/// The words of an asset's name, as Xcode splits it for the symbols that it generates.
///
/// Words end at anything that is neither a letter nor a digit, between letters and digits, between lower and upper
/// case, and before the last of several capitals that a lowercase letter follows (`TLSold`: `TL`, `Sold`).
func symbolWords(of name: some StringProtocol) -> [String] {
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
