internal import AssetModel

/// The beginnings of asset names that code completes at run time with different suffixes, such as `_light` and
/// `_dark`.
///
/// If an unused asset's name begins with one of these prefixes, its suffix may be misspelled. For example, code
/// appends `_contrastLight`, but the asset's name ends in `_contrastlight`. It is better to rename such an asset
/// than to delete it.
struct ComposedFamilies {
  /// For each name prefix, in lowercase, a place in code that appends a suffix to it.
  private let places: [String: Place]

  init(_ project: Project, _ usage: Usage) {
    var suffixes: [String: [String: Place]] = [:]
    for (set, verdict) in zip(project.sets, usage.verdicts) {
      for reference in verdict.references where reference.strength == .pattern {
        guard let suffix = reference.appendedText, set.name.hasSuffix(suffix),
          reference.accessor.map({ usage.accessors[$0].state != .unused }) ?? true
        else { continue }
        suffixes[set.name.dropLast(suffix.count).lowercased(), default: [:]][suffix] = reference.place
      }
    }
    places = suffixes.filter { $0.value.count > 1 }.compactMapValues { $0.values.min() }
  }

  /// The place in code that appends suffixes to the longest known prefix of this name. Nil if no prefix is known.
  func place(composing name: String) -> Place? {
    let name = name.lowercased()
    return name.indices.dropFirst().last { "_-".contains(name[$0]) && places[String(name[..<$0])] != nil }
      .flatMap { places[String(name[..<$0])] }
  }
}

extension Reference {
  /// The fixed suffix of a name that is otherwise computed at run time: `_dark` in `*_dark`. Nil if there is none, or
  /// if it does not begin with `_` or `-`.
  fileprivate var appendedText: String? {
    guard let open = form.firstRange(of: "“*"), form.last == "”" else { return nil }
    let text = String(form[open.upperBound...].dropLast())
    return text.count > 1 && "_-".contains(text.first ?? " ") && !text.contains("*") ? text : nil
  }
}
