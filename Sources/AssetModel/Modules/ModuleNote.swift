/// Something in a project file or manifest that could not be understood or resolved.
public struct ModuleNote: Hashable, Sendable {
  public enum Kind: Sendable {
    /// The file could not be read or parsed; none of its content is known.
    case unreadable
    /// The file has merge conflict markers; both sides were read.
    case conflictMarks
    /// A reference to something that does not exist.
    case dangling
    /// Groups, includes or settings form a cycle.
    case cycle
    /// A value is computed in a way that only running the file could reveal.
    case computed
    case outsideRepository
    /// Two targets of one project have the same name.
    case repeatedName
    /// A pattern in the configuration matches no file.
    case fitsNothing
    /// Sources are not here: those of a submodule, or many that a target compiles.
    case missingSources
    /// A limit was reached, so the rest was not read.
    case tooLarge
  }

  public let kind: Kind
  public let place: Place
  public let message: String

  package init(_ kind: Kind, _ place: Place, _ message: String) {
    self.kind = kind
    self.place = place
    self.message = message
  }
}
