internal import Basics

/// Reads the settings that concern assets from a project file, an .xcconfig or a project written in YAML.
struct BuildSettingsIndexer {
  private var recorder = MentionRecorder()
  private var problems = ProblemList()

  /// What the file says.
  mutating func index(_ bytes: [UInt8]) -> FileMentions {
    var bytes = bytes
    if let mark = bytes.blankConflictMarks() { problems.report(.conflictMarks, at: mark) }
    var scanner = BuildSettingScanner()
    let slice = bytes[...]
    while let setting = scanner.next(slice.span) { recorder.record(setting, slice.span) }
    recorder.recordDirectives(slice.span, marks: SourceLanguage.buildSettings.commentMarks)
    return recorder.finish(slice.span, problems)
  }
}

extension MentionRecorder {
  /// Adds the values of a setting: of those that name assets as literals, of the others as words.
  mutating func record(_ setting: BuildSetting, _ bytes: Span<UInt8>) {
    let name = String(setting.name, in: bytes)
    let key = name.hasPrefix("INFOPLIST_KEY_") ? String(name.dropFirst(14)) : nil
    // Of the keys that end up in Info.plist those that name no assets are no business of ours.
    if let key, !AssetKeys.contains(key) { return }
    let namesAssets = key != nil || BuildSetting.namesOfAssets.contains(name)
    for value in setting.values {
      record(namesAssets ? .literal : .word, String(value, in: bytes), at: value.lowerBound, in: name)
    }
  }
}

/// A setting that concerns assets, with the places of its name and values.
struct BuildSetting {
  let name: Range<Int>
  let values: [Range<Int>]

  /// The setting whose value is several names with space between.
  static let alternateIcons = "ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES"

  static let namesOfAssets: Set<String> = [
    alternateIcons, "ASSETCATALOG_COMPILER_APPICON_NAME", "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME",
    "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME", "ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME",
    "ASSETCATALOG_COMPILER_COMPLICATION_NAME",
  ]
}

extension String {
  /// The text at a place in a file.
  fileprivate init(_ range: Range<Int>, in bytes: Span<UInt8>) {
    var text: [UInt8] = []
    for index in range { text.append(bytes[index]) }
    self.init(decoding: text, as: UTF8.self)
  }
}
