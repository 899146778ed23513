internal import Basics
public import Cache

public struct RunCaches: Sendable {
  /// Identifies the build of assetlint. Another build does not use answers of this one.
  let program: String
  private let opened: Once<[CacheFile]>

  public init(_ folder: CacheFolder, program: String) {
    self.program = program
    opened = Once { ["files", "states", "answers", "thumbnails"].map(folder.file) }
  }

  /// The cache for facts about single files, which are found by the content of the file.
  var files: CacheFile { opened.value[0] }
  /// The findings of commits that other states are compared with.
  var states: CacheFile { opened.value[1] }
  /// The output of earlier runs.
  var answers: CacheFile { opened.value[2] }
  public var thumbnails: CacheFile { opened.value[3] }

  func save() {
    for file in opened.value { file.save() }
  }
}
