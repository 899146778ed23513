public import AssetModel
internal import Basics

public struct StaleSuppression: Sendable {
  public static let about = RuleDescription(
    id: "stale_suppression", category: .housekeeping, severity: .warning,
    summary: "Suppressions, exclusions and declared uses that no longer have an effect.",
    rationale: """
      A suppression that outlives its reason hides the next real finding for an asset with the same name. \
      Suppressions in the configuration are also reported if they have expired or have no reason. \
      Comments are also reported if they refer to unknown rules or declare uses of assets that do not exist, \
      because such comments do not do what their authors think.
      """,
    whenToDisable: """
      If suppressions are only needed in some checkouts, for example those with all submodules.
      """,
    examples: [
      Example("a suppression with no finding to suppress") {
        """
        ↓.assetlint.yml:
          suppressions:
            - asset: hero
              rule: unlisted_payload
              reason: a build script creates it
        hero.imageset/hero.png: png 1x1
        """
      },
      Example("a suppression that has expired") {
        """
        ↓.assetlint.yml:
          only_rules: [empty_asset]
          suppressions:
            - asset: hero
              rule: empty_asset
              reason: the image comes with the next release
              expires: 2024-01-31
        hero.imageset/Contents.json: json {"images": [], "info": {"author": "xcode", "version": 1}}
        """
      },
      Example("a suppression without a reason") {
        """
        ↓.assetlint.yml:
          only_rules: [empty_asset]
          suppressions:
            - asset: hero
              rule: empty_asset
        hero.imageset/Contents.json: json {"images": [], "info": {"author": "xcode", "version": 1}}
        """
      },
      Example("an excluded folder that does not exist") {
        """
        ↓.assetlint.yml:
          excluded: [Legacy]
        hero.imageset/hero.png: png 1x1
        """
      },
      Example("an included folder that does not exist") {
        """
        ↓.assetlint.yml:
          included: [Ap]
        App/Assets.xcassets/hero.imageset/hero.png: png 1x1
        """
      },
      Example("a comment that suppresses nothing, and a comment with an unknown rule") {
        """
        hero.imageset/hero.png: png 24x24
        App.swift:
          // assetlint:↓disable:next missing_asset - comes with the next release
          show(UIImage(named: "hero")) // assetlint:↓disable:this mising_asset
        """
      },
      Example("declared uses that match no asset, and a declared use that matches every asset") {
        """
        ↓.assetlint.yml:
          references:
            patterns: [banner-*]
        hero.imageset/hero.png: png 24x24
        App.swift:
          show(UIImage(named: hero)) // assetlint:↓uses flag-*
          show(UIImage(named: moon)) // assetlint:↓uses *
        """
      },
      Example("a region that suppresses nothing, and an `enable` without a `disable`") {
        """
        hero.imageset/hero.png: png 24x24
        App.swift:
          // assetlint:↓disable missing_asset - comes with the next release
          show(UIImage(named: "hero"))
          // assetlint:enable missing_asset
          // assetlint:↓enable missing_asset
        """
      },
      Example("a suppression in use") {
        """
        .assetlint.yml:
          suppressions:
            - asset: hero
              rule: empty_asset
              reason: the image comes with the next release
        hero.imageset/Contents.json: json {"images": [], "info": {"author": "xcode", "version": 1}}
        """
      },
      Example("comments and patterns in use") {
        """
        .assetlint.yml:
          included: [Assets.xcassets, "*.swift"]
          ignored: [Attic, "**/*.txt"]
          overrides:
            - paths: [Assets.xcassets]
              rules: {empty_asset: off}
          shared:
            catalogs: [Assets.xcassets]
            exceptions: [flag-*]
          empty_asset: {excluded: [Pods, App.swift]}
          references:
            patterns: [banner-*]
        Attic/Assets.xcassets/hero.imageset/hero.png: png 1x1
        banner-de.imageset/banner.png: png 24x24
        notes.txt: text
        flag-de.imageset/flag.png: png 25x25
        App.swift:
          // assetlint:disable:next missing_asset, unused_accessor - comes with the next release
          struct Names { static let hero = UIImage(named: "hero") }
          show(UIImage(named: "moon")) // assetlint:disable:this missing_asset
          // assetlint:disable missing_asset - the next ones come from a server
          show(UIImage(named: "sun"))
          // assetlint:enable
          show(UIImage(named: name)) // assetlint:uses flag-*
        Old.m:
          [UIImage imageNamed:@"mars"];
          /* assetlint:disable:previous missing_asset */
        Main.storyboard: text <d><r> <!-- assetlint:disable:this missing_asset --> <image name="venus"/></r></d>
        """
      },
    ])

  func check(_ request: LintRequest, _ suppressions: [Suppression], used: Set<Int>) -> [Finding] {
    let ran = Set(request.rules.map(\.about.id))
    var findings: [Finding] = []
    for (position, suppression) in suppressions.enumerated() {
      // If one of its rules did not run, the suppression may still be needed.
      guard suppression.rules.isSubset(of: ran) else { continue }
      guard let problem = problem(with: suppression, isUsed: used.contains(position), request) else {
        continue
      }
      findings.append(
        Finding(
          [Subject(.asset, asset: nil, path: suppression.place.path)], at: suppression.place,
          in: "suppressions", names: [suppression.target.key] + suppression.rules.sorted(),
          "\(suppression.target.title) \(problem)"))
    }
    for unmatched in request.unmatched {
      findings.append(
        Finding(
          [Subject(.asset, asset: nil, path: unmatched.place.path)], at: unmatched.place, in: unmatched.key,
          names: [unmatched.pattern],
          "the pattern “\(unmatched.pattern)” in `\(unmatched.key)` matches nothing; correct or delete it"))
    }
    return findings
  }

  /// Reports the lines of the baseline for findings that have been fixed.
  func check(_ gone: [(line: Int, entry: BaselineEntry)], of path: RepositoryPath, isStrict: Bool)
    -> [Finding]
  {
    gone.map { line, entry in
      Finding(
        [Subject(.asset, asset: nil, path: path)], at: Place(path, TextPosition(line: line, column: 1)),
        in: "baseline", names: [entry.rule, entry.fingerprint.hex] + (entry.member.map { [$0.hex] } ?? []),
        "the \(entry.rule) finding for “\(entry.name)” in \(entry.path) is fixed but still in the baseline; run “assetlint baseline prune”",
        grade: isStrict ? .normal : .provisional)
    }
  }

  /// Reports invalid comments, and declared uses that match no asset.
  func check(_ comments: SourceSuppressions, _ usage: Usage?) -> [Finding] {
    let mistakes = comments.mistakes.map { directive, message in
      Finding(
        [Subject(.asset, asset: nil, path: directive.place.path)], at: directive.place, in: "comment",
        names: [directive.text], message)
    }
    let unused = (usage?.declared ?? []).filter { $0.matches == 0 }.map { use in
      Finding(
        [Subject(.asset, asset: nil, path: use.place.path)], at: use.place, in: "uses", names: [use.pattern],
        use.refusal.map { "“\(use.pattern)” is not a valid pattern: \($0)" }
          ?? "no asset matches “\(use.pattern)”, which is declared as used; correct or delete it")
    }
    return mistakes + unused
  }

  private func problem(with suppression: Suppression, isUsed: Bool, _ request: LintRequest) -> String? {
    if suppression.isExpired(on: request.today) {
      return isUsed
        ? "has expired, so its findings are reported again; fix them, or change `expires`"
        : "has expired and is no longer needed; delete it"
    }
    if !isUsed { return "no longer suppresses anything; delete it before it hides a new finding" }
    // A comment needs no reason, because the code next to it explains the suppression.
    guard case .assets = suppression.target else { return nil }
    return suppression.reason.isEmpty
      ? "has no reason; add one, so others know when they can delete the suppression" : nil
  }
}

extension Suppression.Target {
  fileprivate var title: String {
    switch self {
    case .assets(let pattern): "the suppression of “\(pattern.pattern)”"
    case .lines(let lines, _) where lines.lowerBound == lines.upperBound:
      "the comment for line \(lines.lowerBound)"
    case .lines(let lines, _) where lines.upperBound == .max:
      "the comment for line \(lines.lowerBound) onward"
    case .lines(let lines, _): "the comment for lines \(lines.lowerBound) to \(lines.upperBound)"
    case .file: "the comment for this file"
    }
  }

  fileprivate var key: String {
    if case .assets(let pattern) = self { pattern.pattern } else { "" }
  }
}
