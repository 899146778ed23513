/// Something in a project file or manifest that could not be understood or resolved.
public struct ModuleNote: Hashable, Sendable {
  public enum Kind: Sendable {
    /// The file could not be read or parsed, so its content is unknown.
    case unreadable
    /// The file contains merge conflict markers. Both sides of each conflict were read.
    case conflictMarks
    /// The file mentions something that does not exist.
    case dangling
    /// Groups, includes or settings refer to each other in a cycle.
    case cycle
    /// The value of something in the file cannot be determined, for example because the file computes it.
    case computed
    case outsideRepository
    /// Two targets of one project have the same name.
    case repeatedName
    /// A pattern in the configuration does not match any file.
    case fitsNothing
    /// Sources are missing: a submodule is not checked out, or many of the files that a target compiles are not in the
    /// repository.
    case missingSources
    /// A storyboard or xib that a target compiles is not in the repository. The note points to the target.
    case missingInterfaces
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
