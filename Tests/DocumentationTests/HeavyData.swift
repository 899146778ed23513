internal import AssetModel

/// Finds large data assets, which every user downloads with the app.
struct HeavyData: Rule {
  var maxBytes = 1_000_000

  static let options: [RuleOption<Self>] = [
    .value("max_bytes", \.maxBytes, "Maximum size of a data set in bytes.")
  ]
  let about = RuleDescription(
    id: "heavy_data", category: .budget, severity: .warning,
    summary: "Data sets over a size limit.",
    rationale: "Data that only some users need can be loaded on demand.",
    whenToDisable: "If the app has to work offline from the first launch.",
    examples: [
      Example("a video") { "↓Film.dataset/film.mp4: bytes 2000000" },
      Example("a word list") { "Words.dataset/words.txt: text one two three" },
    ])

  func check(_ project: Project) -> [Finding] {
    project.sets.filter { $0.kind == .data && $0.byteCount > maxBytes }.map {
      Finding(about: $0, "“\($0.name)” is \($0.byteCount.byteText); load it on demand")
    }
  }
}
