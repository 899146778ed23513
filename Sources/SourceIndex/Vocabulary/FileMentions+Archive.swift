public import Basics

/// Reading an archive checks all indices in it, so that corrupt bytes do no harm.
extension FileMentions: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    texts = try TextTable(from: &archive)
    mentions = try archive.list()
    declarations = try archive.list()
    contexts = try archive.list()
    arms = try archive.list()
    hiddenParts = try archive.list()
    imports = try archive.list()
    problems = try archive.list()
    isMarkedGenerated = try archive.flag()
    isObjectiveC = try archive.flag()
    isAnimation = try archive.flag()
    guard hasSoundNumbers else { throw ArchiveError() }
  }

  public func write(to archive: inout ArchiveWriter) {
    texts.write(to: &archive)
    archive.write(mentions)
    archive.write(declarations)
    archive.write(contexts)
    archive.write(arms)
    archive.write(hiddenParts)
    archive.write(imports)
    archive.write(problems)
    archive.write(isMarkedGenerated)
    archive.write(isObjectiveC)
    archive.write(isAnimation)
  }

  private var hasSoundNumbers: Bool {
    func isText(_ id: TextID) -> Bool { id.index < texts.count }
    return mentions.allSatisfy {
      isText($0.text) && $0.declaration.index < declarations.count && $0.context.index < contexts.count
    }
      && declarations.allSatisfy {
        isText($0.name) && isText($0.type) && isText($0.inherited) && isText($0.parameters)
          && $0.parent.index < declarations.count
      }
      && contexts.allSatisfy { isText($0.subject) && isText($0.label) && isText($0.bundle) }
      && imports.allSatisfy(isText)
      && arms.allSatisfy {
        $0.start <= $0.valuesStart && $0.valuesStart <= $0.end && $0.end <= mentions.count
      }
      && hiddenParts.allSatisfy {
        $0.start <= $0.end && $0.end <= mentions.count && $0.openers.allSatisfy(isText)
      }
  }
}

extension TextID: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(try archive.short())
  }

  public func write(to archive: inout ArchiveWriter) { archive.write(UInt64(number)) }
}

extension Mention: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(
      kind: try archive.raw(),
      traits: Mention.Traits(rawValue: UInt16(truncatingIfNeeded: try archive.short())),
      regions: try archive.raw(),
      text: try TextID(from: &archive), declaration: DeclarationID(try archive.short()),
      context: ContextID(try archive.short()), position: try TextPosition(from: &archive))
  }

  public func write(to archive: inout ArchiveWriter) {
    archive.write(byte: kind.rawValue)
    archive.write(UInt64(traits.rawValue))
    archive.write(byte: regions.rawValue)
    text.write(to: &archive)
    archive.write(UInt64(declaration.number))
    archive.write(UInt64(context.number))
    position.write(to: &archive)
  }
}

extension Declaration: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(
      kind: try archive.raw(), access: try archive.flag() ? try archive.raw() : nil,
      traits: try archive.raw(), name: try TextID(from: &archive),
      parent: DeclarationID(try archive.short()))
    type = try TextID(from: &archive)
    inherited = try TextID(from: &archive)
    parameters = try TextID(from: &archive)
    position = try TextPosition(from: &archive)
  }

  public func write(to archive: inout ArchiveWriter) {
    archive.write(byte: kind.rawValue)
    archive.write(access != nil)
    if let access { archive.write(byte: access.rawValue) }
    archive.write(byte: traits.rawValue)
    name.write(to: &archive)
    archive.write(UInt64(parent.number))
    type.write(to: &archive)
    inherited.write(to: &archive)
    parameters.write(to: &archive)
    position.write(to: &archive)
  }
}

extension MentionContext: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(try archive.raw(), try TextID(from: &archive), label: try TextID(from: &archive))
    index = try archive.byte()
    bundle = try TextID(from: &archive)
  }

  public func write(to archive: inout ArchiveWriter) {
    archive.write(byte: role.rawValue)
    subject.write(to: &archive)
    label.write(to: &archive)
    archive.write(byte: index)
    bundle.write(to: &archive)
  }
}

extension SwitchArm: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(start: try archive.short(), valuesStart: try archive.short(), end: try archive.short())
  }

  public func write(to archive: inout ArchiveWriter) {
    archive.write(UInt64(start))
    archive.write(UInt64(valuesStart))
    archive.write(UInt64(end))
  }
}

extension HiddenPart: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(
      start: try archive.short(), end: try archive.short(), openers: try archive.list(),
      isInitial: try archive.flag())
  }

  public func write(to archive: inout ArchiveWriter) {
    archive.write(UInt64(start))
    archive.write(UInt64(end))
    archive.write(openers)
    archive.write(isInitial)
  }
}

extension SourceProblem: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(try archive.raw(), at: try TextPosition(from: &archive))
  }

  public func write(to archive: inout ArchiveWriter) {
    archive.write(byte: kind.rawValue)
    position.write(to: &archive)
  }
}
