struct SwiftModifiers {
  var access: Declaration.Access?
  var traits: Declaration.Traits = []
  /// The Objective-C name of the declaration: `@objc(AppImages)`.
  var objectiveCName = TextID.none
  /// The name of an attribute that may be a macro, such as `@Reducer`. A macro can add conformances.
  var macro = TextID.none
  /// The index of the first mention in the attributes' arguments.
  var arguments: Int?
}
