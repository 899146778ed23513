internal import Basics
public import Cache

/// What runs store for later ones.
public struct RunCaches: Sendable {
  /// Identifies the build of the program; another build recomputes everything that depends on more than one file.
  let program: String
  private let opened: Once<[CacheFile]>

  public init(_ folder: CacheFolder, program: String) {
    self.program = program
    opened = Once { ["files", "states", "answers", "thumbnails"].map(folder.file) }
  }

  /// Facts about files, by content.
  var files: CacheFile { opened.value[0] }
  /// Findings of states that others are compared with.
  var states: CacheFile { opened.value[1] }
  /// What was printed.
  var answers: CacheFile { opened.value[2] }
  /// Reduced pictures, by the content of the file.
  public var thumbnails: CacheFile { opened.value[3] }

  /// Writes what a run added.
  func save() {
    for file in opened.value { file.save() }
  }
}
