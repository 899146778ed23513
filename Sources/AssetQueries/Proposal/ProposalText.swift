public import AssetModel
internal import Basics
internal import Formats

extension Proposal {
  /// The configuration, with reasons and counts of findings as comments.
  ///
  /// `report` contains the findings under this configuration. It may also contain findings from the rules in
  /// `optional`, which are off by default.
  public func text(counting report: Report, optional: Set<String> = []) -> String {
    let plain = report.leaving(out: optional)
    var page = CommentedLines()
    page.comment(
      """
      Proposed by assetlint init from the conventions this repository already follows; change whatever does not fit. \
      The counts show how many findings each choice produces today; with this file, there \(plain.totals). \
      `assetlint explain RULE` describes a rule, `assetlint config --schema` every key.
      """)
    page.gap()
    addShared(to: &page, report)
    page.gap()
    addNames(to: &page)
    page.gap()
    addExcluded(to: &page)
    page.gap()
    addAccessors(to: &page, report)
    page.gap()
    page.comment(
      "Other findings by rule. `RULE: off` turns a rule off; `RULE: info`, for example, changes its severity."
    )
    page.table(plain.counts(without: Self.policyRules))
    page.gap()
    page.comment("Findings from rules that are off by default; `opt_in_rules: [RULE]` enables a rule.")
    page.table(report.counts(without: []).filter { optional.contains($0.rule) })
    return page.text
  }

  // MARK: Parts

  private func addShared(to page: inout CommentedLines, _ report: Report) {
    guard let shared else {
      return page.comment(
        """
        No shared catalog was found. assetlint looks for a library with a catalog at least half as large as any other, \
        and linked by most modules that contain or use assets. It also looks for a catalog that several apps compile, if \
        each of these apps also has a catalog of its own, with mostly the same asset names as the others. If your team \
        has a shared catalog, declare it under `shared:`; assets in other catalogs are then reported.
        """)
    }
    let outside = report.findings(of: "outside_shared_catalog")
    let effect =
      sharingIsLoud
      ? "Commented out, because it would cause more warnings or errors."
      : "Assets of the kinds below in other catalogs: \(outside.count.counting("outside_shared_catalog finding"))\(outside.byCatalog)."
    let these =
      shared.catalogs.count + shared.others.count == 1 ? "this catalog" : "the first of these catalogs"
    page.comment(
      """
      Of \(shared.reach.all) modules that contain or use assets, \(shared.reach.having) compile \(these) or \
      link a module that does\(shared.usersText). \(effect)
      """)
    var block = CommentedLines()
    add(shared, to: &block, report)
    page.add(block.lines, commentedAt: sharingIsLoud ? 0 : nil)
  }

  private func add(_ shared: SharedCatalogs, to page: inout CommentedLines, _ report: Report) {
    page.add("shared:")
    page.add("  catalogs:")
    page.list(shared.catalogs.map(Glob.pattern))
    if !shared.others.isEmpty {
      page.comment(
        """
        Catalogs of other libraries, each at least as large as the largest one above. Remove those whose assets should \
        move to the shared catalogs above.
        """,
        indentation: 4)
      page.list(shared.others.map(Glob.pattern))
    }
    if !overrides.isEmpty { addOverrides(to: &page, report) }
    page.add("  kinds: [\(shared.kinds.map(\.rawValue).joined(separator: ", "))]")
    guard !quieted.isEmpty else { return }
    page.gap()
    page.comment(
      "Existing assets break these rules, so they only report infos. Delete the lines to get warnings.")
    for rule in quieted { page.add("\(rule): info") }
  }

  private func addOverrides(to page: inout CommentedLines, _ report: Report) {
    let rules = ["orphan_override", "redundant_override", "mismatched_override", "missing_override"]
    let counts = rules.map { "\($0) \(report.findings(of: $0).count)" }.joined(separator: ", ")
    page.comment(
      """
      App catalogs with assets that look different, but have the names of shared assets or of assets in another \
      app: \
      \(overrides.map { "\($0.repeated.count) of \($0.count) in \($0.path)" }.joined(separator: ", ")).\
      \(sharingIsLoud ? "" : " Findings: \(counts).")
      """, indentation: 2)
    let others = brands == nil ? overrides : overrides.filter { $0.app == nil }
    if !others.isEmpty {
      page.add("  overrides:")
      page.list(others.map { Glob.pattern(for: $0.path) })
    }
    guard let brands else { return }
    page.add("  brands:")
    for brand in brands.brands {
      page.add("    - name: \(YAMLScalar.source(for: brand.name))")
      page.add("      catalogs:")
      page.list(brand.catalogs.map { Glob.pattern(for: $0.path) }, indentation: 8)
    }
    guard !brands.required.isEmpty else { return }
    page.comment(
      "All of these brands provide the assets below, so a new brand must provide them, too.", indentation: 2)
    page.add("  required:")
    page.list(brands.required.map { Glob.pattern(for: RepositoryPath($0)) })
  }

  private func addNames(to page: inout CommentedLines) {
    if names.isEmpty { page.comment("No naming convention: there are too few assets to infer one.") }
    for names in names where names.style == nil { page.comment(names.sentence) }
    let styled = names.filter { $0.style != nil }
    guard !styled.isEmpty else { return }
    let keys = ["asset_name:", "  conventions:"]
    guard styled.contains(where: { $0.exceptions == 0 }) else {
      for names in styled { page.comment(names.sentence) }
      return page.add(keys + styled.flatMap(\.convention), commentedAt: 0)
    }
    page.add(keys)
    for names in styled {
      page.comment(names.sentence, indentation: 4)
      page.add(names.convention, commentedAt: names.exceptions == 0 ? nil : 4)
    }
  }

  private func addExcluded(to page: inout CommentedLines) {
    guard !excluded.isEmpty else {
      return page.comment(
        "No folder is excluded: no folder with findings looks like third-party, generated, test or preview content."
      )
    }
    page.add("excluded:")
    for folder in excluded {
      page.comment("\(folder.reason.text): \(folder.findings.counting("fewer finding")).", indentation: 2)
      page.add("  - \(YAMLScalar.source(for: Glob.pattern(for: folder.path)))")
    }
  }

  private func addAccessors(to page: inout CommentedLines, _ report: Report) {
    let unused = report.findings(of: "unused_accessor")
    for type in accessors.prefix(3) {
      let count = unused.count {
        $0.place.path == type.file && $0.key.first?.hasPrefix(type.name + ".") == true
      }
      page.comment(
        """
        \(type.name) in \(type.file) has \(type.count) members that refer to assets. assetlint tracks them without \
        configuration and reports \(count.counting("unused_accessor finding")).
        """)
    }
  }
}

extension SharedCatalogs {
  fileprivate var usersText: String {
    guard let last = users.last else { return "" }
    let named = users.count > 4 ? users.prefix(3) + ["\(users.count - 3) more"] : users[...]
    return users.count == 1
      ? "; \(last) uses it"
      : "; \(named.dropLast().joined(separator: ", ")) and \(named.last ?? "") use it"
  }
}

extension NamingMajority {
  fileprivate var convention: [String] {
    ["    - kinds: [\(kind.rawValue)]"] + (style.map { ["      style: \($0.rawValue)"] } ?? [])
  }

  fileprivate var sentence: String {
    let what = "Of \(count) \(kind.rawValue) names,"
    if let style {
      let count = exceptions.counting("asset_name finding")
      return "\(what) \(styles[0].count) are written in \(style.rawValue)."
        + (exceptions == 0 ? "" : " Commented out, because the convention would cause \(count).")
    }
    let shares = styles.prefix { $0.count > 0 }.map { "\($0.style.rawValue) fits \($0.count)" }
    return shares.isEmpty
      ? "\(what) none fits a style." : "\(what) \(shares.joined(separator: ", ")): no clear style."
  }
}

extension ForeignFolder.Reason {
  fileprivate var text: String {
    switch self {
    case .prebuilt: "Prebuilt third-party code"
    case .thirdParty: "Third-party code, judging by its name"
    case .generated: "Generated, judging by its name"
    case .tests: "For tests, judging by its name, so not part of the app"
    case .previews: "For previews, which are not part of the app"
    }
  }
}
