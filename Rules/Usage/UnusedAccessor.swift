internal import AssetModel

/// Finds declarations that name an asset and that nothing uses.
struct UnusedAccessor: Rule {
  let about = RuleDescription(
    id: "unused_accessor", category: .usage, severity: .warning,
    summary: "Every case, constant and property that names an asset is used.",
    rationale: """
      A dead name keeps people believing that an asset is needed, and has to be read, renamed and moved with all the \
      others. Cases that are reached by a loop over all of them, or from coded data, count as used; so does what \
      generators write.
      """,
    examples: [
      Example("a case that nobody uses") {
        """
        close.imageset/close.png: png 24x24
        open.imageset/open.png: png 24x24 blue
        Icon.swift: enum Icon: String { case close, ↓open; var image: UIImage? { UIImage(named: rawValue) } }
        App.swift: show(Icon.close.image)
        """
      },
      Example("a constant that nobody uses") {
        """
        close.imageset/close.png: png 24x24
        Icons.swift: struct Icons { static let ↓close = UIImage(named: "close") }
        """
      },
      Example("cases that a loop goes through") {
        """
        close.imageset/close.png: png 24x24
        Icon.swift: enum Icon: String, CaseIterable { case close; var image: UIImage? { UIImage(named: rawValue) } }
        App.swift: show(Icon.allCases.map(\\.image))
        """
      },
      Example("a property that a protocol asks for") {
        """
        close.imageset/close.png: png 24x24
        View.swift: struct Close: View { var body: some View { Image("close") } }
        """
      },
      Example("a generated constant") {
        """
        close.imageset/close.png: png 24x24
        Assets.swift:
          // Generated using SwiftGen
          enum Asset { static let close = ImageAsset(name: "close") }
        """
      },
    ])

  var needs: Needs { [.usage, .modules] }

  func check(_ project: Project) -> [Finding] {
    guard let usage = project.usage else { return [] }
    // Some declarations only lead to others that name assets; those are enough to report.
    let naming = Set(usage.verdicts.flatMap(\.references).filter(isCertain).compactMap(\.accessor))
    return usage.accessors.enumerated().compactMap { index, accessor in
      guard accessor.state == .unused, !accessor.isGenerated, naming.contains(index) else { return nil }
      return Finding(
        [Subject(.accessor, asset: nil, path: accessor.place.path)], at: accessor.place, in: accessor.name,
        names: [],
        "the \(accessor.kind.rawValue) “\(accessor.name)” names an asset, and nothing uses it: delete it")
    }
  }

  private func isCertain(_ reference: Reference) -> Bool {
    reference.strength <= .literal && reference.doubts.isDisjoint(with: [.text, .ambiguous])
  }
}
