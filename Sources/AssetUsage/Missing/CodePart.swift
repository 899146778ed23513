/// A part of the code. It is unused if nothing else refers to it, except other unused parts.
enum CodePart: Hashable {
  /// A view or view controller, as the file refers to it. Another app may have a type with the same name.
  case type(TypeID, in: Int32)
  case method(Node)
  /// A xib or storyboard.
  case interface(Int32)

  var type: TypeID? {
    if case .type(let type, _) = self { return type }
    return nil
  }

  /// Whether code or an interface file refers to the part by the name of a class or an interface file.
  var isLoaded: Bool {
    if case .method = self { return false }
    return true
  }
}
