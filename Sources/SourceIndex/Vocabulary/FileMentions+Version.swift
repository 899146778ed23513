extension FileMentions {
  /// Identifies the code that computes the facts; a cache must drop those of another version.
  ///
  /// A test compares it with the sources; `ASSETLINT_UPDATE=1 swift test` updates it.
  public static let version: UInt64 = 0x4f7195a662cf62c9
}
