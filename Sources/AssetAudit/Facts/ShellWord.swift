/// The text, in single quotes if a shell would otherwise not read it as one word.
func shellWord(_ text: String) -> String {
  let isPlain = text.unicodeScalars.allSatisfy { scalar in
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
      || "/._-+@%:,".unicodeScalars.contains(scalar)
  }
  return isPlain && !text.isEmpty ? text : "'\(text.replacing("'", with: "'\\''"))'"
}
