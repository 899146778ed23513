internal import AssetModel

/// Finds data that everybody downloads with the app.
struct HeavyData: Rule {
  var maxBytes = 1_000_000

  static let options: [RuleOption<Self>] = [
    .value("max_bytes", \.maxBytes, "The most bytes a data set may have.")
  ]
  let about = RuleDescription(
    id: "heavy_data", category: .budget, severity: .warning,
    summary: "Data sets stay below a size limit.",
    rationale: "What only some people need can be loaded when they do.",
    examples: [
      Example("a film") { "↓Film.dataset/film.mp4: bytes 2000000" },
      Example("a list of words") { "Words.dataset/words.txt: text one two three" },
    ])

  func check(_ project: Project) -> [Finding] {
    project.sets.filter { $0.kind == .data && $0.byteCount > maxBytes }.map {
      Finding(about: $0, "“\($0.name)” has \($0.byteCount.byteText): load it on demand")
    }
  }
}
