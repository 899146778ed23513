package enum ScriptLanguage: Sendable {
  case swift
  case starlark
  case ruby
}
