/// What stands above the rules in `Rules/README.md`.
enum RuleReferenceHead {
  static let text = """
    # Rules

    <!-- Made from the rules by `ASSETLINT_UPDATE=1 swift test`; a change by hand is lost. -->

    One rule is one file of this folder. It holds the name, the reason, the options, the examples and the check; \
    its tests and everything below are made from it.

    ## Writing a rule

    ```swift
    \(sample)
    ```

    Put it into `\(samplePath)`, add a line to `BuiltinRules.swift`, and run `ASSETLINT_UPDATE=1 swift test`. \
    A rule sees the `Project` and nothing else; facts that cost time to find out it asks for with \
    `var needs: Needs`.

    ## Reading an example

    An example is a small repository, one file a line: `path: content`. A `↓` marks where the rule must report, \
    a `↘` where it does so one severity lower, a `⇣` where it gives information, and a `↷` an exception that only \
    `--verbose` shows; without a mark it must stay silent. A path that begins with the folder of a set lies in `Assets.xcassets`. A set \
    without a `Contents.json` gets one that names its files. A line that ends in `\\` goes on in the next. A line \
    `before path: content` shows what a file held before the change that the example is about.
    """

  /// Where the rule of the sample would go.
  static let samplePath = "Rules/Budget/HeavyData.swift"

  /// A whole rule; a file of the tests is the same, so that it compiles and does what it says.
  static let sample = #"""
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
    """#
}
