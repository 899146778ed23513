internal import Basics

/// Reads relevant build settings from a project file or an .xcconfig file.
struct BuildSettingsIndexer {
  private var recorder: MentionRecorder
  private var problems = ProblemList()

  init(_ interest: Interest) {
    recorder = MentionRecorder(interest)
  }

  mutating func index(_ bytes: [UInt8]) -> FileMentions {
    var bytes = bytes
    if let mark = bytes.blankConflictMarks() { problems.report(.conflictMarks, at: mark) }
    var scanner = BuildSettingScanner(recorder.interest)
    let slice = bytes[...]
    while let setting = scanner.next(slice.span) { recorder.record(setting, slice.span) }
    recorder.recordDirectives(slice.span, marks: SourceLanguage.buildSettings.commentMarks)
    return recorder.finish(slice.span, problems)
  }
}

extension MentionRecorder {
  /// Records the values of a setting: as literals if the setting contains asset names, otherwise as words.
  mutating func record(_ setting: BuildSetting, _ bytes: Span<UInt8>) {
    let name = String(setting.name, in: bytes)
    let key = name.hasPrefix("INFOPLIST_KEY_") ? String(name.dropFirst(14)) : nil
    let holdsNames = key.map(interest.holdsNames(key:)) ?? interest.holdsNames(setting: name)
    // An Info.plist key matters only if its values are names of assets or interface files.
    if let key, !holdsNames, !interest.holdsInterfaces(key: key) { return }
    for value in setting.values {
      record(holdsNames ? .literal : .word, String(value, in: bytes), at: value.lowerBound, in: name)
    }
  }
}

struct BuildSetting {
  let name: Range<Int>
  let values: [Range<Int>]
}

extension String {
  init(_ range: Range<Int>, in bytes: Span<UInt8>) {
    var text: [UInt8] = []
    for index in range { text.append(bytes[index]) }
    self.init(decoding: text, as: UTF8.self)
  }
}
