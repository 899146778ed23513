/// Gives equal contexts the same ID while a file is read.
struct ContextInterner {
  private(set) var contexts: [MentionContext] = []
  private var slots = HashSlots(capacity: 64)
  private let seed = HashSlots.seed

  init() {
    // Reserves `ContextID.none` for the context of a plain statement.
    _ = id(of: MentionContext(.statement))
  }

  mutating func id(of context: MentionContext) -> ContextID {
    let id = Self.find(context, hash: hash(of: context), &slots, contexts)
    if id.index == contexts.count { contexts.append(context) }
    return id
  }

  private static func find(
    _ context: MentionContext, hash: UInt64, _ slots: inout HashSlots, _ contexts: borrowing [MentionContext]
  ) -> ContextID {
    ContextID(slots.number(of: hash, next: contexts.count) { contexts[Int($0)] == context })
  }

  private func hash(of context: MentionContext) -> UInt64 {
    let names = UInt64(context.subject.number) &<< 32 | UInt64(context.label.number)
    let rest =
      UInt64(context.bundle.number) &<< 32 | UInt64(context.role.rawValue) &<< 8 | UInt64(context.index)
    return HashSlots.mix(HashSlots.mix(seed, names), rest)
  }
}
