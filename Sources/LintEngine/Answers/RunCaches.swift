internal import Basics
public import Cache

public struct RunCaches: Sendable {
  /// Identifies the build of assetlint. Answers that another build stored are not used.
  let program: String
  private let opened: Once<[CacheFile]>

  public init(_ folder: CacheFolder, program: String) {
    self.program = program
    opened = Once { ["files", "states", "answers", "thumbnails"].map(folder.file) }
  }

  /// The cache for facts about single files, which are found by the content of the file.
  var files: CacheFile { opened.value[0] }
  /// The findings in commits and in the index, with which later runs compare their own.
  var states: CacheFile { opened.value[1] }
  var answers: CacheFile { opened.value[2] }
  public var thumbnails: CacheFile { opened.value[3] }

  func save() {
    for file in opened.value { file.save() }
  }
}
