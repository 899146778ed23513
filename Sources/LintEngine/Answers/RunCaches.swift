public import Basics
public import Cache

/// What runs leave for later ones.
public struct RunCaches: Sendable {
  /// What tells one build of the program from another: each finds out for itself what takes more than one file to know.
  let program: String
  private let opened: Once<[CacheFile]>

  public init(_ folder: CacheFolder, program: String) {
    self.program = program
    opened = Once { ["files", "states", "answers"].map(folder.file) }
  }

  /// What is known of files by their content.
  var files: CacheFile { opened.value[0] }
  /// What is known of the states of repositories that others are compared with.
  var states: CacheFile { opened.value[1] }
  /// What was printed.
  var answers: CacheFile { opened.value[2] }

  /// Writes what a run has added.
  func save() {
    for file in opened.value { file.save() }
  }
}
