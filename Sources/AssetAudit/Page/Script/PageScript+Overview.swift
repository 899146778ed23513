extension PageScript {
  /// The overview.
  static let overview = #"""
    // The most important numbers, and what to do next.
    function overviewView() {
      const sum = data.summary;
      const figure = (value, text, filter, part) => make(filter ? "button" : "div", {
        class: "figure", type: filter ? "button" : null, click: filter ? () => {
          go({ ...defaults, ground: state.ground, ...filter });
          if (part) document.getElementById(part).scrollIntoView();
        } : null,
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
          figure(sum.doubtful, "doubtful: may be unused", { view: "assets", verdict: "doubtful" }),
          figure(sum.duplicate_groups, "groups of copies: " + sum.copies + " repeat another, " + bytes(sum.copied_bytes), { view: "groups" }),
          figure(sum.look_alike_pairs, "pairs of look-alikes", { view: "groups" }, sum.look_alike_pairs ? "look-alikes" : null)),
        make("div", { class: "columns" },
          section("What to do next", make("ol", {}, data.advice.steps.map(remark))),
          data.advice.outliers.length ? section("Outliers", make("ul", {}, data.advice.outliers.map(remark))) : null),
        section("Where the bytes are", make("p", {}, "Source files, " + bytes(sum.bytes) + " in all. A catalog that several modules compile is drawn once, for all of them."), treemap()),
        make("div", { class: "columns" },
          largest.length ? section("Largest savings", make("ul", { class: "savings" }, largest)) : null,
          section("Largest assets", make("div", { class: "tiles" }, data.advice.largest.map(index => tile(index))))),
        make("details", {}, make("summary", {}, "What the words mean"), make("dl", {}, words.map(([word, meaning]) => [make("dt", {}, word), make("dd", {}, meaning)]))),
      ];
    }

    const words = [
      ["used", "Code that runs, an interface or a setting certainly refers to it."],
      ["doubtful", "It is mentioned, but each mention may mean something else, or be in code that never runs. Lint does not report it."],
      ["unused", "No code uses it: lint reports it as unused_asset."],
      ["accepted", "It is unused, but lint does not report it, because the configuration says so or other advice needs it."],
      ["not judged", "Code does not refer to such assets: app icons, stickers, parts of other assets."],
      ["copies", "Assets that repeat the content of another one. A group is one asset with its copies."],
      ["look-alikes", "Images that look the same but differ in their pixels."],
      ["uses", "Places that certainly refer to the asset, in modules that can read its bundle. Other mentions are possible uses."],
      ["used here, elsewhere", "Used by a module that compiles the catalog, or by another one. An asset can be both."],
      ["accessor", "A constant or case in code that is used in place of the asset."],
      ["pattern", "A name that code composes at run time, such as “flag-” with a country."],
      ["can read, ships", "What is in the bundles that a product's code can read, and what its download contains, with extensions. Each extension has its own copy of static and package resources."],
    ];

    """#
}
