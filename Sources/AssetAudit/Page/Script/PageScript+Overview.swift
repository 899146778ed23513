extension PageScript {
  /// The overview.
  static let overview = #"""
    // The most important numbers, and what to do next.
    function overviewView() {
      const sum = data.summary;
      const figure = (value, text, filter) => make(filter ? "button" : "div", {
        class: "figure", type: filter ? "button" : null, click: filter ? () => go({ ...defaults, ...filter }) : null,
      }, make("strong", {}, value), make("span", {}, text));
      const remark = one => make("li", {}, one.text, one.command ? make("pre", { tabindex: "0" }, one.command) : null);
      const largest = data.advice.savings.map(saving => {
        const index = assets.findIndex(asset => asset.findings.some(finding =>
          finding.rule === saving.rule && finding.path === saving.path && finding.message === saving.message));
        return make("li", { class: "saving" }, index >= 0 ? tile(index, bytes(saving.bytes)) : make("strong", {}, bytes(saving.bytes)),
          make("span", {}, saving.message, make("code", {}, saving.rule)));
      });
      return [
        data.limits.length ? make("aside", { class: "limits", "aria-label": "Limits of the audit" }, make("strong", {}, "The numbers are incomplete"),
          make("ul", {}, data.limits.map(limit => make("li", {}, limit)))) : null,
        make("div", { class: "figures" },
          figure(sum.assets, "assets in " + count(sum.catalogs, "catalog"), { view: "assets" }),
          figure(bytes(sum.bytes), "in " + count(sum.files, "file"), { view: "assets" }),
          figure(bytes(sum.bytes_to_save), "can be saved", { view: "assets", only: "savings" }),
          figure(sum.unused, "unused, " + bytes(sum.unused_bytes), { view: "assets", verdict: "unused" }),
          figure(sum.duplicate_groups, "groups of copies, " + bytes(sum.copied_bytes), { view: "groups" }),
          figure(sum.look_alike_pairs, "pairs of look-alikes", { view: "groups" })),
        make("div", { class: "columns" },
          section("What to do next", make("ol", {}, data.advice.steps.map(remark))),
          data.advice.outliers.length ? section("Outliers", make("ul", {}, data.advice.outliers.map(remark))) : null),
        section("Where the bytes are", treemap()),
        make("div", { class: "columns" },
          largest.length ? section("Largest savings", make("ul", { class: "savings" }, largest)) : null,
          section("Largest assets", make("div", { class: "tiles" }, data.advice.largest.map(index => tile(index))))),
        data.rules.length ? section("Findings of lint", table(["Rule", "Severity", "Findings", "Saves"], data.rules.map(rule =>
          [rule.rule, make("span", { class: "severity " + rule.severity }, rule.severity), rule.findings, rule.bytes ? bytes(rule.bytes) : ""]), 2)) : null,
      ];
    }

    """#
}
