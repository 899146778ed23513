/// The attributes and modifiers in front of a declaration.
struct SwiftModifiers {
  var access: Declaration.Access?
  var traits: Declaration.Traits = []
  /// The Objective-C name of the declaration: `@objc(AppImages)`.
  var objectiveCName = TextID.none
  /// An attribute that may be a macro, which can add conformances: `@Reducer`.
  var macro = TextID.none
  /// The index of the first mention in the arguments of the attributes.
  var arguments: Int?
}
