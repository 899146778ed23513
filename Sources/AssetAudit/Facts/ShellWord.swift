/// The string as a single word in a shell command, in single quotes if necessary.
func shellWord(_ text: String) -> String {
  let isPlain = text.unicodeScalars.allSatisfy { scalar in
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
      || "/._-+@%:,".unicodeScalars.contains(scalar)
  }
  return isPlain && !text.isEmpty ? text : "'\(text.replacing("'", with: "'\\''"))'"
}
