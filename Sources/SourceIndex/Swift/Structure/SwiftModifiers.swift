struct SwiftModifiers {
  var access: Declaration.Access?
  var traits: Declaration.Traits = []
  /// The Objective-C name of the declaration: `@objc(AppImages)`.
  var objectiveCName = TextID.none
  /// An attribute such as `@Reducer` that may be a macro, which can add conformances.
  var macro = TextID.none
  /// The index of the first mention in the attributes' arguments.
  var arguments: Int?
}
