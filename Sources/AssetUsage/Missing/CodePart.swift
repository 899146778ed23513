/// A view, a method, a member or an interface file. It is unused if nothing refers to it, except other unused parts.
enum CodePart: Hashable {
  /// A view or view controller, and the file where it was found. The file shows which app is meant, because another
  /// app may have a type with the same name.
  case type(TypeID, in: Int32)
  /// An Objective-C method.
  case method(Node)
  /// A function or property of a Swift type.
  case member(Node)
  /// A xib or storyboard.
  case interface(Int32)

  var type: TypeID? {
    if case .type(let type, _) = self { return type }
    return nil
  }

  /// Whether code can load the part by the name of its class or of its interface file. False for methods and members.
  var isLoaded: Bool {
    switch self {
    case .type, .interface: true
    case .method, .member: false
    }
  }
}
