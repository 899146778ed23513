/// The commands in the `console` blocks of a Markdown text, each with the output that the text shows.
struct Transcript {
  private(set) var lines: [String]
  private(set) var scenes: [Scene] = []

  /// Commands that run one after another in the same folder.
  struct Scene {
    let place: Place
    var steps: [Step] = []
  }

  /// The folder in which commands run.
  enum Place: Equatable {
    /// The folder in which commands run before any remark such as `<!-- copy -->`.
    case usual
    /// A new copy of a case's repository. Without a name, the current case.
    case copy(of: String?, asGit: Bool)
  }

  /// A command and its output.
  struct Step {
    let command: String
    /// The line of the command, counted from zero. Its output is in the lines of `output`.
    let line: Int
    var output: Range<Int>
  }

  /// A line in an expected output that matches any number of lines.
  static let ellipsis = "…"

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    scenes = [Scene(place: .usual)]
    var fence: Substring?
    for (index, line) in lines.enumerated() {
      if let open = fence {
        if line == open {
          fence = nil
        } else if line.hasPrefix("$ ") {
          let step = Step(command: String(line.dropFirst(2)), line: index, output: index + 1..<index + 1)
          scenes[scenes.count - 1].steps.append(step)
        } else if let last = scenes[scenes.count - 1].steps.indices.last {
          let start = scenes[scenes.count - 1].steps[last].output.lowerBound
          scenes[scenes.count - 1].steps[last].output = start..<index + 1
        }
      } else if line.hasPrefix("```"), line.hasSuffix("`console") {
        fence = line.prefix { $0 == "`" }
      } else if let place = Place(remark: line) {
        scenes.append(Scene(place: place))
      }
    }
    scenes.removeAll(where: \.steps.isEmpty)
  }

  func expected(_ step: Step) -> [String] {
    Array(lines[step.output])
  }

  /// The text with new outputs, given for each step of each scene. Nil keeps the output of a step.
  func text(with outputs: [[[String]?]]) -> String {
    var lines = lines
    for (scene, outputs) in zip(scenes, outputs).reversed() {
      for (step, output) in zip(scene.steps, outputs).reversed() {
        if let output { lines.replaceSubrange(step.output, with: output) }
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Whether the lines match the expected ones. An expected line `…` matches any number of lines.
  static func matches(_ actual: [String], _ expected: [String]) -> Bool {
    let parts = expected.split(separator: ellipsis, omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return actual == expected }
    guard actual.starts(with: first) else { return false }
    var rest = actual.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() {
      guard let found = rest.indices.first(where: { rest[$0...].starts(with: part) }) else { return false }
      rest = rest[(found + part.count)...]
    }
    return rest.count >= last.count && rest.suffix(last.count) == last
  }
}

extension Transcript.Place {
  /// Reads `<!-- copy -->`, `<!-- git copy -->` and `<!-- copy of Demo -->`. Nil for any other line.
  init?(remark line: String) {
    guard line.hasPrefix("<!-- "), line.hasSuffix(" -->") else { return nil }
    var words = line.split(separator: " ").dropFirst().dropLast()
    let asGit = words.first == "git"
    if asGit { words.removeFirst() }
    guard words.popFirst() == "copy" else { return nil }
    switch (words.count, words.first) {
    case (0, _): self = .copy(of: nil, asGit: asGit)
    case (2, "of"): self = .copy(of: words.last.map(String.init), asGit: asGit)
    default: return nil
    }
  }
}
