extension FileMentions {
  /// The version of the code that computes the facts. A cache must drop facts of any other version.
  ///
  /// A test compares it with the sources; `ASSETLINT_UPDATE=1 swift test` updates it.
  public static let version: UInt64 = 0x8a2676f405a0d6cc
}
