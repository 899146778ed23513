internal import Basics
internal import SourceIndex

struct TypeID: NumberKey, Comparable, Sendable {
  let index: Int

  var keyNumber: UInt64 { UInt64(truncatingIfNeeded: index) }

  static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

struct TypeEntry: Sendable {
  let name: Word
  let parent: TypeID?
  let isNamedLikeType: Bool
  var children: [Word: TypeID] = [:]
  var members: [Word: [Node]] = [:]
  var inherited: [Word] = []
  var files: [Int] = []
  /// Whether this is a protocol or a class that other types can inherit from. False for types in prebuilt frameworks.
  var isInheritable = false
  /// The types declared in the repository that this type directly inherits from.
  var ancestors: [TypeID] = []
  /// Whether the repository declares the type, rather than only extending it.
  var isDeclared = false
  /// Whether a declaration of the type says that only its own file can use it.
  var isFilePrivate = false
  var isEnumeration = false
  var isProtocol = false
  /// Whether the repository declares the type only as an enum without cases. Such a type has no values, and only groups
  /// its static members.
  var isNamespace: Bool { isDeclared && !mayHaveValues }
  var mayHaveValues = false
}

extension Corpus {
  /// Whether a type is an enum with strings as raw values, so that its cases have no associated values.
  func isTextEnum(_ type: TypeEntry) -> Bool {
    type.isEnumeration && type.inherited.contains { words[$0] == "String" }
  }
}
