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

  /// Facts about single files, looked up by the content of the file.
  public var files: CacheFile { opened.value[0] }
  /// The findings in commits and in git's index. Later runs compare their own findings with these.
  var states: CacheFile { opened.value[1] }
  var answers: CacheFile { opened.value[2] }
  public var thumbnails: CacheFile { opened.value[3] }

  func save() {
    for file in opened.value { file.save() }
  }
}
