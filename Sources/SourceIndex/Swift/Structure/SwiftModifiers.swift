struct SwiftModifiers {
  var access: Declaration.Access?
  var traits: Declaration.Traits = []
  /// The Objective-C name of the declaration: `@objc(AppImages)`.
  var objectiveCName = TextID.none
  /// An attribute that may be a macro with additional conformances, such as `@Reducer`.
  var macro = TextID.none
  /// The index of the first mention in the arguments of attributes.
  var arguments: Int?
}
