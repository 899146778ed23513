extension PageScript {
  static let overview = #"""
    // The most important numbers, and what to do next.
    function overviewView() {
      const sum = data.summary;
      const figure = (value, text, filter, part) => make(filter ? "button" : "div", {
        class: "figure", type: filter ? "button" : null, click: filter ? () => {
          go({ ...defaults, ground: state.ground, ...filter });
          if (part) document.getElementById(part).scrollIntoView();
        } : null,
      }, make("strong", {}, value), make("span", {}, text, filter ? make("span", { class: "go", "aria-hidden": "true" }, " →") : null));
      const remark = one => make("li", {}, one.text, listed(one.command || "", one.text), one.command ? make("pre", { tabindex: "0" }, one.command) : null);
      const largest = data.advice.savings.map(saving => {
        const index = saving.assets.length ? saving.assets[0] : -1;
        return make("li", { class: "saving" }, index >= 0 ? tile(index, bytes(saving.bytes)) : make("strong", {}, bytes(saving.bytes)),
          make("span", {}, saving.message, " ", make("code", {}, saving.rule), make("span", { class: "path" }, " " + saving.path.replace(/\/Contents\.json$/, "")),
            saving.assets.length > 1 ? make("span", { class: "path" }, " With " + saving.assets.slice(1, 5).map(other => assets[other].name).join(", ") + (saving.assets.length > 5 ? " and others" : "")) : null));
      });
      const idle = assets.filter(asset => asset.verdict === "not-judged");
      return [
        data.limits.length ? make("aside", { class: "limits", "aria-label": "Limits of the audit" }, make("strong", {}, "The numbers are incomplete"),
          make("ul", {}, data.limits.map(limit => make("li", {}, limit)))) : null,
        make("div", { class: "figures" },
          figure(sum.assets, (sum.assets === 1 ? "asset in " : "assets in ") + count(sum.catalogs, "catalog"), { view: "assets" }),
          figure(bytes(sum.bytes), "in " + count(sum.files, "listed file"), { view: "assets" }),
          figure(bytes(sum.bytes_to_save), "can be saved by fixing findings", { view: "assets", only: "savings" }),
          figure(sum.unused, "unused, " + bytes(sum.unused_bytes) + (sum.unused_to_check ? "; " + sum.unused_to_check + " to check first" : ""), { view: "assets", verdict: "unused" }),
          figure(sum.doubtful, "doubtful: may be used", { view: "assets", verdict: "doubtful" }),
          figure(sum.duplicate_groups, (sum.duplicate_groups === 1 ? "group" : "groups") + " of copies" + (sum.copies ? ": " + (sum.copies === 1 ? "1 repeats" : sum.copies + " repeat") + " another asset, " + bytes(sum.copied_bytes) : ""), { view: "groups" }),
          figure(sum.look_alike_pairs, sum.look_alike_pairs === 1 ? "pair of look-alikes" : "pairs of look-alikes", { view: "groups" }, sum.look_alike_pairs ? "look-alikes" : null),
          idle.length ? figure(idle.length, "not judged, " + bytes(idle.reduce((total, asset) => total + asset.bytes, 0)), { view: "assets", verdict: "not-judged" }) : null),
        make("div", { class: "columns" },
          section("What to do next", make("ol", {}, data.advice.steps.map(remark))),
          section("Outliers", data.advice.outliers.length ? make("ul", {}, data.advice.outliers.map(remark))
            : make("p", {}, data.modules.filter(module => module.catalogs.length).length > 1 ? "No module stands out from the others." : "There are no modules to compare."))),
        movingSummary(),
        section("Where the bytes are", make("p", {}, "Source files, " + bytes(sum.bytes) + " in all. A catalog that several modules compile is drawn once, for all of them."), treemap()),
        make("div", { class: "columns" },
          largest.length ? section("Largest savings", make("ul", { class: "savings" }, largest)) : null,
          section("Largest assets", make("div", { class: "tiles" }, data.advice.largest.map(index => tile(index))))),
        make("details", {}, make("summary", {}, "What the words mean"), make("dl", {}, words.map(([word, meaning]) => [make("dt", {}, word), make("dd", {}, meaning)]))),
      ];
    }

    // A link to the assets that a command lists; null if the page cannot show exactly these assets.
    function listed(command, text) {
      const words = (command.match(/'[^']*'|\S+/g) || []).map(word => word.replace(/^'(.*)'$/, "$1"));
      const root = words.includes("--root") ? words[words.indexOf("--root") + 1] + "/" : "";
      const catalogs = data.catalogs.map(catalog => catalog.path).filter(path => words.includes(path) || words.includes(root + path));
      const rules = words[1] === "--only" ? words[2].split(",") : [];
      const index = words[1] === "why" ? assets.findIndex(asset => asset.set === words[2]) : -1;
      const filter = words.includes("check first") ? { only: "check" } : words.includes("doubtful") ? { verdict: "doubtful" }
        : rules[0] === "unused_asset" ? (catalogs.length ? { verdict: "unused" } : { only: "delete" }) : rules.length === 1 ? { rule: rules[0] } : null;
      const open = index >= 0 ? () => openAsset(index)
        : catalogs.length > 1 || !filter && !rules.length ? null
        : rules[0] === "duplicate_asset" ? () => go({ ...defaults, ground: state.ground, view: "groups", only: text.startsWith("Merge") ? "merge" : "review" })
        : text.startsWith("Fix") ? () => go({ ...defaults, ground: state.ground, view: "findings" })
        : !filter || filter.rule && !assets.some(asset => asset.findings.some(finding => finding.rule === filter.rule))
        ? () => go({ ...defaults, ground: state.ground, view: "findings" }) : () => showAssets({ ...filter, catalog: catalogs[0] || "" });
      return open ? [" ", make("button", { type: "button", class: "link", click: open }, index >= 0 ? "Show it" : "Show them")] : null;
    }

    const words = [
      ["used", "A setting, a storyboard, a xib or code that can run refers to the asset."],
      ["doubtful", "The asset is mentioned, but each mention may mean something else, or is in code that may never run. Lint does not report the asset."],
      ["unused", "No code that can run uses the asset, so lint reports it as unused_asset. Before you delete it, check whether code uses its name as an ordinary word, or refers to a similar name."],
      ["accepted", "The asset is unused, but lint does not report it, because the configuration says so, or because another finding suggests using, renaming or deleting the asset."],
      ["not judged", "Assets that need no reference in code, such as app icons, stickers and parts of other assets."],
      ["copies", "Assets that repeat the content of another asset. A group is one asset with its copies."],
      ["look-alikes", "Images that look the same but differ in their pixels."],
      ["uses", "Places that certainly refer to the asset, in modules that can read its bundle. Other mentions are possible uses."],
      ["used by others", "Used by a module that does not compile the asset's catalog. The asset's own module may use it, too."],
      ["development only", "The settings list the catalog as a development asset, so archives leave it out."],
      ["files", "The files listed in the Contents.json of assets. Lint reports other files in their folders as unlisted_payload; deleting those saves bytes that do not count toward any asset."],
      ["name composed at run time", "A name that code puts together from parts, such as “flag-” and a country code."],
      ["can read, ships", "What is in the bundles that a product's code can read, and what its download contains, including extensions. Each extension has its own copy of the resources of static libraries and packages."],
    ];

    """#
}
