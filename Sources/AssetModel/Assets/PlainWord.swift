extension String {
  /// Whether this is a single ASCII word that is lowercase after its first letter: `search`, `Home`.
  public var isPlainWord: Bool {
    guard let first = utf8.first, 0x41...0x5A ~= first || 0x61...0x7A ~= first else { return false }
    return utf8.dropFirst().allSatisfy { 0x61...0x7A ~= $0 }
  }
}
