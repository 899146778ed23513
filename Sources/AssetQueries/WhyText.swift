internal import AssetModel
internal import AssetUsage
internal import Basics

extension Why {
  public func text() -> String {
    var lines = assets.flatMap(\.lines)
    lines += looseFiles.flatMap(\.lines)
    if assets.isEmpty, looseFiles.isEmpty {
      lines.append("no asset is named “\(wanted)”")
      if !nearest.isEmpty {
        lines +=
          ["  did you mean"] + nearest.map { "    “\($0.name)”, \($0.kind.rawValue) in \($0.id.catalog)" }
      }
    }
    if !askers.isEmpty {
      lines += ["  references to missing assets"]
      lines += askers.map { "    \($0.place.text): \($0.form) refers to “\($0.name)”" + $0.doubts.remark }
    }
    if !unknownNames.isEmpty {
      lines += ["  calls with names computed at run time"]
      lines += unknownNames.prefix(Self.mostCalls).map {
        "    \($0.place.text): \($0.form) with “\($0.expression)”"
      }
      let rest = unknownNames.count - Self.mostCalls
      if rest > 0 { lines.append("    and \(rest) more; to list them, run assetlint --only unresolved_name") }
    }
    return lines.map { $0.displayed + "\n" }.joined()
  }

  private static let mostCalls = 12
}

extension Why.LooseFile {
  fileprivate var lines: [String] {
    let users =
      places.isEmpty
      ? ["  no string matches its name, but code may compose the name at run time"]
      : ["  strings that may refer to it"] + places.map { "    \($0.text)" }
    return ["“\(path)” is a file that is not part of an asset"] + users
  }
}

extension AssetStory {
  fileprivate var lines: [String] {
    var lines = ["“\(set.name)” \(reason)"]
    let size =
      set.payloads.isEmpty ? "" : ", \(set.payloads.count.counting("file")), \(set.byteCount.byteText)"
    lines.append("  defined in \(set.path): \(set.kind.rawValue)\(size)")
    if !identifiers.isEmpty {
      lines.append("  in generated code: \(identifiers.map(\.line).joined(separator: ", "))")
    }
    if let home = home.text { lines.append("  \(home)") }
    for payload in set.payloads {
      if let problem = pictureProblems[payload.path] {
        lines.append("  \(payload.name) is compared only byte by byte, because it \(problem)")
      }
    }
    if !verdict.references.isEmpty { lines.append("  referenced by") }
    let isForeign = Set(referenceHomes.flatMap(\.modules)).count > 1
    for (reference, referrer) in zip(verdict.references, referenceHomes) {
      let holder = reference.accessor.map { " in “\(name($0))”" } ?? ""
      let modules =
        isForeign && !referrer.modules.isEmpty ? " in \(referrer.modules.joined(separator: ", "))" : ""
      let fate =
        referrer.isLeftOut
        ? ", because the file is in no target"
        : referrer.isUnreachable ? ", looked up in a bundle that does not have the asset" : ""
      lines.append(
        "    \(reference.place.text)\(modules): \(reference.form)\(holder)\(reference.remark)\(fate)")
    }
    for link in accessors { lines += self.lines(link.accessor) }
    return lines
  }

  /// How many doubtful uses of an accessor are listed if the asset is certainly used.
  private static let mostDoubtful = 3

  private func lines(_ accessor: Accessor) -> [String] {
    let head = "  “\(accessor.name)”, a \(accessor.isGenerated ? "generated " : "")\(accessor.kind.rawValue)"
    guard !accessor.uses.isEmpty else {
      let fate =
        switch accessor.state {
        case .used, .notJudged: "used elsewhere"
        case .doubtful(let ways): "used only \(ways.phrases.joined(separator: " or "))"
        case .unused: "which nothing uses"
        }
      return ["\(head) at \(accessor.place.text), \(fate)"]
    }
    let fate = accessor.state == .unused ? "used only by unused declarations" : "used by"
    var lines = ["\(head) at \(accessor.place.text), \(fate)"]
    var doubtful = 0
    for use in accessor.uses {
      if !use.doubts.isEmpty { doubtful += 1 }
      if verdict.state == .used, !use.doubts.isEmpty, doubtful > Self.mostDoubtful { continue }
      lines.append(
        "    \(use.place.text)" + (use.accessor.map { " in “\(name($0))”" } ?? "") + use.doubts.remark)
    }
    let omitted = verdict.state == .used ? max(0, doubtful - Self.mostDoubtful) : 0
    return lines + (omitted == 0 ? [] : ["    and \(omitted.counting("more doubtful use"))"])
  }
}

extension GeneratedIdentifier {
  fileprivate var line: String {
    switch generator {
    case .xcode: text
    case .objectiveC: "\(text) (Objective-C)"
    case .swiftGen: "\(text) (SwiftGen)"
    case .rSwift: "\(text) (R.swift)"
    }
  }
}

extension Reference {
  /// The strength and the doubts of the reference, in parentheses. The strength is left out if a doubt implies it.
  /// The doubt `comment` is left out for a comment, because the form already says “comment”.
  fileprivate var remark: String {
    switch strength {
    case .comment: doubts.subtracting(.comment).remark
    case .data, .pattern: doubts.remark
    case .exact, .symbol, .declared, .literal, .pod:
      " (" + ([strength.rawValue] + doubts.classes.map(\.remark)).joined(separator: ", ") + ")"
    }
  }
}

extension Doubts {
  fileprivate var remark: String {
    isEmpty ? "" : " (" + classes.map(\.remark).joined(separator: ", ") + ")"
  }
}
