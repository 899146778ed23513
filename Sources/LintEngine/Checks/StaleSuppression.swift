public import AssetModel
internal import Basics

/// Finds what the configuration and comments let pass although there is nothing to let pass any more.
///
/// A check of the engine and not a rule, because it judges the outcome of the run itself.
public struct StaleSuppression: Sendable {
  public static let about = RuleDescription(
    id: "stale_suppression", category: .housekeeping, severity: .warning,
    summary: "Every suppression, exclusion and declared use still has something to act on.",
    rationale: """
      A suppression outlives its reason unnoticed, and then hides the next real finding of the same name. \
      One in the configuration that has expired, or that states no reason, is reported too. A comment \
      that says which assets are used when there are none of that name, or that names a rule there is none of, does \
      not do what its writer thinks.
      """,
    examples: [
      Example("a suppression of something that is not found") {
        """
        ↓.assetlint.yml:
          suppressions:
            - asset: hero
              rule: unlisted_payload
              reason: the script in the set makes it
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
              reason: the picture comes with the next release
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
      Example("an exclusion of a folder that is not there") {
        """
        ↓.assetlint.yml:
          excluded: [Legacy]
        hero.imageset/hero.png: png 1x1
        """
      },
      Example("a limit to a folder that is not there") {
        """
        ↓.assetlint.yml:
          included: [Ap]
        App/Assets.xcassets/hero.imageset/hero.png: png 1x1
        """
      },
      Example("a comment that hides nothing, and one that names no rule there is") {
        """
        hero.imageset/hero.png: png 24x24
        App.swift:
          // assetlint:↓disable:next missing_asset - comes with the next release
          show(UIImage(named: "hero")) // assetlint:↓disable:this mising_asset
        """
      },
      Example("uses that fit no asset, and one that fits all") {
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
      Example("a region that hides nothing, and an end without a beginning") {
        """
        hero.imageset/hero.png: png 24x24
        App.swift:
          // assetlint:↓disable missing_asset - comes with the next release
          show(UIImage(named: "hero"))
          // assetlint:enable missing_asset
          // assetlint:↓enable missing_asset
        """
      },
      Example("a suppression at work") {
        """
        .assetlint.yml:
          suppressions:
            - asset: hero
              rule: empty_asset
              reason: the picture comes with the next release
        hero.imageset/Contents.json: json {"images": [], "info": {"author": "xcode", "version": 1}}
        """
      },
      Example("comments and patterns at work") {
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

  /// Everything stale about the request, given which suppressions silenced something.
  func check(_ request: LintRequest, _ suppressions: [Suppression], used: Set<Int>) -> [Finding] {
    let ran = Set(request.rules.map(\.about.id))
    var findings: [Finding] = []
    for (position, suppression) in suppressions.enumerated() {
      // What a rule that did not run would have found, nobody knows.
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
          "the pattern “\(unmatched.pattern)” of \(unmatched.key) matches nothing: correct or delete it"))
    }
    return findings
  }

  /// What a baseline lists, at `path`, and nothing finds any more.
  func check(_ gone: [(line: Int, entry: BaselineEntry)], of path: RepositoryPath, isStrict: Bool)
    -> [Finding]
  {
    gone.map { line, entry in
      Finding(
        [Subject(.asset, asset: nil, path: path)], at: Place(path, TextPosition(line: line, column: 1)),
        in: "baseline", names: [entry.rule, entry.fingerprint.hex] + (entry.member.map { [$0.hex] } ?? []),
        "“\(entry.name)” in \(entry.path) is fixed (\(entry.rule)), and the baseline still lists it: run “assetlint baseline prune”",
        grade: isStrict ? .normal : .minor)
    }
  }

  /// What comments ask for and nobody can do, and declared uses of which there are none.
  func check(_ comments: SourceSuppressions, _ usage: Usage?) -> [Finding] {
    let mistakes = comments.mistakes.map { directive, message in
      Finding(
        [Subject(.asset, asset: nil, path: directive.place.path)], at: directive.place, in: "comment",
        names: [directive.text], message)
    }
    let unused = (usage?.declared ?? []).filter { $0.matches == 0 }.map { use in
      Finding(
        [Subject(.asset, asset: nil, path: use.place.path)], at: use.place, in: "uses", names: [use.pattern],
        use.refusal.map { "“\(use.pattern)” is not a pattern: \($0)" }
          ?? "no asset fits “\(use.pattern)”, which is said to be used: correct or delete it")
    }
    return mistakes + unused
  }

  private func problem(with suppression: Suppression, isUsed: Bool, _ request: LintRequest) -> String? {
    if suppression.isExpired(on: request.today) {
      return isUsed
        ? "has expired: what it hid is reported again" : "has expired, and nothing needs it: delete it"
    }
    if !isUsed { return "hides nothing any more: delete it, or it may hide the next finding" }
    // A comment has the code beside it to explain it.
    guard case .assets = suppression.target else { return nil }
    return suppression.reason.isEmpty ? "states no reason: nobody will know when it can go" : nil
  }
}

extension Suppression.Target {
  /// How a message begins that is about the suppression.
  fileprivate var title: String {
    switch self {
    case .assets(let pattern): "the suppression of “\(pattern.pattern)”"
    case .lines(let lines, _) where lines.lowerBound == lines.upperBound:
      "the comment about line \(lines.lowerBound)"
    case .lines(let lines, _) where lines.upperBound == .max:
      "the comment about everything from line \(lines.lowerBound) on"
    case .lines(let lines, _): "the comment about lines \(lines.lowerBound) to \(lines.upperBound)"
    case .file: "the comment about this file"
    }
  }

  /// What stays the same while lines move.
  fileprivate var key: String {
    if case .assets(let pattern) = self { pattern.pattern } else { "" }
  }
}
