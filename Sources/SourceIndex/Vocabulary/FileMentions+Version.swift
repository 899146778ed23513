extension FileMentions {
  /// Stands for the code that finds the facts: those of another version are not to be relied on.
  ///
  /// A test compares it with the sources; `ASSETLINT_UPDATE=1 swift test` brings it up to date.
  public static let version: UInt64 = 0x2d677724cda81081
}
