internal import AssetModel
internal import AssetUsage
internal import Basics

extension EditPlanner {
  /// Whether all modules that compile the file can use the symbols that Xcode generates for the destination.
  private func seesSymbols(_ path: RepositoryPath) -> Bool {
    project.modules.memberships(of: path).allSatisfy { compilers.contains($0.module) }
  }

  func symbolEdit(_ reference: Reference, _ change: Change) -> PlannedEdit? {
    let set = project.sets[change.asset]
    let identifiers = generators.identifiers(of: set)
    let isReached = change.isInSameBundle || seesSymbols(reference.place.path)
    if let constant = identifiers.first(where: { $0.generator == .objectiveC && $0.text == reference.form }) {
      if isReached, !change.isRenamed { return nil }
      let new = XcodeSymbol.objectiveCConstant(for: change.new, isColor: set.kind == .color)
      return isReached
        ? PlannedEdit(reference.place, constant.text, to: new)
        : PlannedEdit(
          reference.place, constant.text, to: reference.place.quoted(change.new),
          note:
            "this module cannot see the constants generated for the destination; look up the name in \(bundleName) instead"
        )
    }
    guard let member = XcodeSymbol.swiftMember(for: set.name)?.filter({ $0 != "`" }),
      let range = reference.form.range(ofMember: member)
    else { return memberEdit(reference, change, isReached) }
    let now = String(reference.form[..<range.upperBound])
    if isReached {
      let new = XcodeSymbol.swiftMember(for: change.new)
      return change.isRenamed
        ? PlannedEdit(reference.place, now, to: new.map { now.dropLast(member.count) + $0 }) : nil
    }
    let type = String(reference.form[..<range.lowerBound])
    let resource =
      "\(set.kind == .color ? "ColorResource" : "ImageResource")(name: \"\(change.new)\", bundle: \(bundle?.expression ?? "…"))"
    let call = reference.lookups?.first?.form ?? ""
    let after: String? =
      switch type {
      case "ImageResource", "ColorResource": resource
      case "UIImage", "UIColor", "NSImage", "NSColor": "\(type)(resource: \(resource))"
      case "Image", "Color": "\(type)(\(resource))"
      case "" where call.hasSuffix("(resource:)") || Self.resourceCalls.contains(call): resource
      default: nil
      }
    let module = bundle?.module ?? "the destination's module"
    return PlannedEdit(
      reference.place, now, to: bundle == nil ? nil : after,
      note: "generated symbols are internal to \(module)" + (after == nil ? "; write \(resource)" : ""))
  }

  /// The calls that take a symbol without the label `resource`.
  private static let resourceCalls: Set = [
    "Image(_:)", "Color(_:)", "Label(image:)", "Button(image:)", "Tab(image:)",
  ]

  /// The edit to an identifier that a generator other than Xcode, such as R.swift, declares outside the repository.
  private func memberEdit(_ reference: Reference, _ change: Change, _ isReached: Bool) -> PlannedEdit? {
    let set = project.sets[change.asset]
    if isReached, !change.isRenamed { return nil }
    return PlannedEdit(reference.place, reference.form, note: note(on: set, change, isReached))
  }

  func generatedEdits(
    _ reference: Reference, _ accessor: Accessor, _ change: Change
  ) -> [PlannedEdit] {
    let set = project.sets[change.asset]
    let rerun = PlannedEdit(reference.place, accessor.name, note: "run the generator again")
    if change.isInSameBundle, !change.isRenamed { return [] }
    return [rerun]
      + accessor.uses.filter(\.matters).compactMap { use in
        let isReached = change.isInSameBundle || seesSymbols(use.place.path)
        if isReached, !change.isRenamed { return nil }
        return PlannedEdit(use.place, accessor.name, note: note(on: set, change, isReached))
      }
  }

  private func note(on set: AssetSet, _ change: Change, _ isReached: Bool) -> String {
    if isReached { return "use the identifier generated for the new name, “\(change.new)”" }
    let type = set.kind == .color ? "UIColor" : "UIImage"
    return
      "this identifier will no longer exist; use a public identifier generated for \(bundle?.module ?? "the destination"), or "
      + "\(type)(named: \"\(change.new)\", in: \(bundle?.expression ?? "…"), compatibleWith: nil)"
  }
}

extension String {
  /// The range of a member in a chain of names: `.close` is found in `UIImage.close.size`, but not in `.closed`.
  fileprivate func range(ofMember member: String) -> Range<Index>? {
    ranges(of: member).first { $0.upperBound == endIndex || self[$0.upperBound] == "." }
  }
}
