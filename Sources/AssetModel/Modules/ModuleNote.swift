/// Something in a project file or manifest that could not be understood, or that points nowhere.
public struct ModuleNote: Hashable, Sendable {
  public enum Kind: Sendable {
    /// The file could not be read or is not written as its format wants it; nothing of it is known.
    case unreadable
    /// Git left both sides of a merge in the file; both were read.
    case conflictMarks
    /// A reference leads to nothing.
    case dangling
    /// Groups, includes or settings lead back to themselves.
    case cycle
    /// Something is computed in a way that only running it could tell.
    case computed
    /// A path leaves the repository.
    case outsideRepository
    /// Two targets of one project have one name.
    case repeatedName
    /// A pattern of the configuration fits no file.
    case fitsNothing
    /// A limit was reached, and what lies beyond it is unknown.
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
