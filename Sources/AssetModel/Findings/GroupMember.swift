/// A member of the group that a finding is about, such as one of several copies.
///
/// If the finding recommends keeping one of the members, this member comes first.
public struct GroupMember: Sendable {
  public let subject: Subject
  public let place: Place
  /// The message to show if the finding is reported at this member.
  public let message: String
  /// The note about this member if the finding is reported at another member. Nil if the members are not listed in
  /// notes.
  public let note: Note?
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

  public init(
    _ role: Subject.Role, _ set: AssetSet, _ message: String, note: String? = nil, savings: [Saving] = []
  ) {
    self.init(Subject(role, set), at: set.place, message, note: note, savings: savings)
  }
}

extension Finding {
  /// The members of the group that the finding is about. Empty if the finding is not about a group.
  public var members: [GroupMember] {
    if case .group(let members) = anchor { members } else { [] }
  }
}
