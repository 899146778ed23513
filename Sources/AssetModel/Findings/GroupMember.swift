/// One of several things that share what a finding is about, as a copy does with other copies.
///
/// The first member of a group is the one that can stay as it is.
public struct GroupMember: Sendable {
  public let subject: Subject
  public let place: Place
  /// What the finding says where it is told at this member.
  public let message: String
  /// What is said of this member where the finding is told at another one; nil for a group so large that a list of
  /// its members helps nobody.
  public let note: Note?
  /// The bytes that would be free without this member.
  public let savings: [Saving]

  public init(
    _ subject: Subject, at place: Place, _ message: String, note: String? = nil, savings: [Saving] = []
  ) {
    self.subject = subject
    self.place = place
    self.message = message
    self.note = note.map { Note(place, $0) }
    self.savings = savings
  }

  /// A set as a member.
  public init(
    _ role: Subject.Role, _ set: AssetSet, _ message: String, note: String? = nil, savings: [Saving] = []
  ) {
    self.init(Subject(role, set), at: set.place, message, note: note, savings: savings)
  }
}

extension Finding {
  /// The members of the group that the finding is about; empty if it is about one thing.
  public var members: [GroupMember] {
    if case .group(let members) = anchor { members } else { [] }
  }
}
