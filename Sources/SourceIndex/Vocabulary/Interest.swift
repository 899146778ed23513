internal import Basics

/// Describes where a caller expects asset names: in which keys, build settings and arguments. The source
/// index uses this description to distinguish names from other words and to skip what is irrelevant.
public struct Interest: Sendable {
  private let keys: Set<String>
  /// Pairs of a prefix and a suffix. Strings under a key that has both are asset names.
  private let keyForms: [(start: String, end: String)]
  /// The keys of dictionaries whose own keys are asset names, such as `CFBundleAlternateIcons`.
  private let keysOfNames: Set<String>
  /// Keys such as `CFBundleIconFiles`. A dictionary entry under `keysOfNames` that contains one of them lists its files
  /// or asset there, so the entry's own key is not an asset name.
  private let describingKeys: Set<String>
  /// The keys whose values are names of interface files.
  private let interfaceKeys: Set<String>
  /// The prefix of relevant build settings. Settings that begin with `INFOPLIST_KEY_` are relevant, too.
  let settingPrefix: [UInt8]
  private let settings: Set<String>
  private let settingsOfSeveral: Set<String>
  /// Lowercase words. An argument may be a name if its label contains one of them.
  private let labels: [[UInt8]]

  public init(
    keys: Set<String> = [], keyForms: [(start: String, end: String)] = [], keysOfNames: Set<String> = [],
    describingKeys: Set<String> = [], interfaceKeys: Set<String> = [], settingPrefix: String = "",
    settings: Set<String> = [], settingsOfSeveral: Set<String> = [],
    labels: [String] = []
  ) {
    self.keys = keys
    self.keyForms = keyForms
    self.keysOfNames = keysOfNames
    self.describingKeys = describingKeys
    self.interfaceKeys = interfaceKeys
    self.settingPrefix = Array(settingPrefix.utf8)
    self.settings = settings.union(settingsOfSeveral)
    self.settingsOfSeveral = settingsOfSeveral
    self.labels = labels.map { Array($0.utf8) }
  }

  func holdsNames(key: String) -> Bool {
    keys.contains(Self.withoutDevice(key))
      || keyForms.contains { key.hasPrefix($0.start) && key.hasSuffix($0.end) }
  }

  func holdsInterfaces(key: String) -> Bool { interfaceKeys.contains(Self.withoutDevice(key)) }

  func isKeyedByNames(key: String) -> Bool { keysOfNames.contains(Self.withoutDevice(key)) }

  /// Whether the key of a dictionary entry is an asset name, judging by the keys inside the entry.
  func isNamed(_ entry: [String]) -> Bool {
    !entry.contains { describingKeys.contains(Self.withoutDevice($0)) }
  }

  /// A key without its device suffix: `CFBundleIconFiles` for `CFBundleIconFiles~ipad`.
  private static func withoutDevice(_ key: String) -> String { String(key.prefix { $0 != "~" }) }

  func holdsNames(setting: String) -> Bool { settings.contains(setting) }

  func holdsSeveral(setting: String) -> Bool { settingsOfSeveral.contains(setting) }

  /// Whether the name of a parameter or property suggests that it holds asset names.
  public func isTold(by label: ArraySlice<UInt8>) -> Bool { labels.contains { label.holdsIgnoringCase($0) } }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes contain a word, ignoring case. `word` must be lowercase.
  fileprivate func holdsIgnoringCase(_ word: [UInt8]) -> Bool {
    guard count >= word.count else { return false }
    return (startIndex...(endIndex - word.count)).contains { start in
      zip(self[start...], word).allSatisfy { $0.lowercasedASCII == $1 }
    }
  }
}
