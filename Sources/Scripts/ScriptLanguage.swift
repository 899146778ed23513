/// The languages that manifests are written in.
package enum ScriptLanguage: Sendable {
  case swift
  /// The language of Bazel.
  case starlark
  /// The language of CocoaPods.
  case ruby
}
