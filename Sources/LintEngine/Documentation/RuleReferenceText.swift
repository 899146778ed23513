/// The beginning and the end of `Rules/README.md`, which are not about a single rule.
enum RuleReferenceText {
  static let head = """
    # Rules

    <!-- Generated from the rules by `ASSETLINT_UPDATE=1 swift test`; do not edit. -->

    What each rule reports, why, and when to turn it off. [Reading an example](#reading-an-example) explains the marks in \
    the examples. To add a rule, see [Writing a rule](#writing-a-rule).
    """

  static let tail = """
    ## Writing a rule

    Each rule is one file, in this folder or in `Sources/LintEngine/Checks`, with its name, rationale, options, examples \
    and check. The examples are its tests, and this page is generated from these files.

    ```swift
    \(sample)
    ```

    Save it as `\(samplePath)`, add a line to `BuiltinRules.swift`, and run `ASSETLINT_UPDATE=1 swift test`. \
    A rule sees only the `Project`. It uses `var needs: Needs` to request facts that take time to compute, such as the \
    pixels of images.

    ## Reading an example

    An example is a small repository with one file per line: `path: content`. The rule must report a finding at each \
    mark, and stay silent everywhere else:

    | mark | finding |
    | --- | --- |
    | `↓` | with the severity of the rule |
    | `↘` | one severity lower |
    | `⇣` | an info |
    | `⇢` | only counted, unless it fails the run |
    | `↝` | only counted, unless a change adds it |
    | `↷` | an exception, which only `--verbose` shows |

    A path that starts with a set's folder is relative to `Assets.xcassets`. A set without a `Contents.json` gets one \
    that lists its files. A line that ends in `\\` continues on the next one. `before path: content` is the content \
    of a file before the change.
    """

  /// The path of the sample rule in the text.
  static let samplePath = "Rules/Budget/HeavyData.swift"

  static let sample = #"""
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
    """#
}
