extension PageScript {
  static let tables = #"""
    // The totals: modules, catalogs, products, and which module uses which assets.
    // Each asset has one verdict, so these columns add up to the number of assets.
    const verdicts = [["used", "Used"], ["doubtful", "Doubtful"], ["unused", "Unused"], ["accepted", "Accepted"], ["not_judged", "Not judged"]]
      .filter(([key]) => data.summary[key] || key === "used" || key === "unused");
    const totalHead = ["Assets", "Bytes", ...verdicts.map(([, title]) => title), "Used by others", "Copies"];
    const totals = one => [one.assets, bytes(one.bytes), ...verdicts.map(([key]) => one[key]), one.used_elsewhere, one.copies];

    function linkTo(text, filter) {
      return make("button", { type: "button", class: "link", click: () => showAssets(filter) }, text);
    }

    function modulesView() {
      const owning = data.modules.filter(module => module.catalogs.length);
      const others = data.modules.filter(module => !module.catalogs.length);
      return [
        owning.length ? section("Modules with assets", make("p", {}, "Each asset has one verdict. “Used by others” counts assets that other modules use, even if their own module uses them, too. A catalog that several modules compile counts for each of them."), table(["Module", "Kind", ...totalHead], owning.map(module =>
          [linkTo(module.name, { module: module.name }), module.kind, ...totals(module)]), 2)) : null,
        section("Catalogs", table(["Catalog", "Modules", ...totalHead], data.catalogs.map(catalog =>
          [[linkTo(breakable(catalog.path), { catalog: catalog.path }), catalog.development_only ? make("span", { class: "path" }, " development only") : null,
            make("button", { type: "button", class: "link small", click: () => openMove(catalog.path) }, "What moving its assets would change")],
          catalog.modules.join(", ") || "–", ...totals(catalog)]), 2)),
        data.products.some(product => product.assets) ? section("Products",
          make("p", {}, "The sizes of the source files, as an estimate of what ships. An app ships with its extensions: they share the assets of a framework, but each has its own copy of other assets, so the sum can exceed the size of all assets. Catalogs for development only, such as those for previews, do not ship."),
          table(["Product", "Kind", "Assets", "Can read", "Ships"], data.products.filter(product => product.assets).map(product =>
            [product.name, product.kind, product.assets, bytes(product.bytes), bytes(product.shipped_bytes)]), 2)) : null,
        data.uses.modules.length ? section("Uses across modules",
          make("p", {}, "Each row is a module with code, and each column is a catalog. Each number shows how many of the catalog's assets the module certainly uses. Doubtful assets do not count. Select a number to see the assets."),
          usesMatrix(data.uses)) : null,
        data.brands.assets.length ? section("What every brand needs", matrix(data.brands.assets, data.brands.brands, data.brands.cells, true)) : null,
        others.length ? make("details", {}, make("summary", {}, countOf(others.length, "module", "without assets")),
          make("p", {}, others.map(module => module.name).join(", "))) : null,
      ];
    }

    // The matrix of uses. Catalogs without uses are left out, and the others are named by the parts of their paths that
    // differ.
    function usesMatrix(uses) {
      const used = uses.catalogs.map((_, column) => column).filter(column => uses.cells.some(row => row[column]));
      const paths = used.map(column => uses.catalogs[column].split("/"));
      let shared = 0;
      while (paths.length > 1 && paths.every(path => path.length > shared + 1 && path[shared] === paths[0][shared])) shared += 1;
      const names = paths.map(path => path.slice(shared).join("/").replace(/(\/Resources)?(\/Assets)?\.xcassets$/, ""));
      const isClear = names.every(Boolean) && new Set(names).size === names.length;
      return matrix(uses.modules, isClear ? names : paths.map(path => path.slice(shared).join("/")), uses.cells.map(row => used.map(column => row[column])), false,
        (row, column) => showAssets({ user: uses.modules[row], catalog: uses.catalogs[used[column]] }));
    }

    function matrix(rowNames, columnNames, cells, isCheck, open) {
      const largest = Math.max(1, ...cells.flat());
      return make("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Matrix" }, make("table", { class: columnNames.length > 6 ? "matrix upright" : "matrix" },
        make("thead", {}, make("tr", {}, make("td", {}), columnNames.map(name => make("th", { scope: "col" }, make("span", {}, name))))),
        make("tbody", {}, rowNames.map((name, row) => make("tr", {}, make("th", { scope: "row" }, name), cells[row].map((value, column) =>
          make("td", { class: isCheck ? (value ? "has" : "lacks") : "heat-" + (value ? 1 + Math.floor(4 * Math.sqrt(value / largest)) : 0) },
            isCheck ? (value ? "✓" : "missing") : !value ? "" : make("button", { type: "button", class: "link", click: () => open(row, column) }, String(value)))))))));
    }

    function severity(one) { return make("span", { class: "severity " + one.severity }, one.severity); }

    function findingsView() {
      const rest = data.other_findings.filter(one => one.severity !== "error");
      const findings = list => longTable(["Finding", "Where", "Rule", "Severity"], list.map(one => [one.message, make("code", {}, place(one)), one.rule, severity(one)]), 4);
      return [
        data.errors.length ? section("What is broken: " + count(data.errors.length, "error"), findings(data.errors)) : null,
        data.rules.length ? section("Lint findings", table(["Rule", "Severity", "Findings", "Saves"], data.rules.map(rule =>
          [assets.some(asset => asset.findings.some(finding => finding.rule === rule.rule)) ? linkTo(rule.rule, { rule: rule.rule }) : rule.rule,
            severity(rule), rule.findings, rule.bytes ? bytes(rule.bytes) : ""]), 2)) : make("p", { class: "empty" }, "Lint has no findings."),
        rest.length ? section("Other warnings and info findings, which are not about an asset (" + rest.length + ")", make("p", {}, "Findings about assets are shown with each asset: select a rule above to list its assets."),
          findings(rest)) : null,
        data.computed_names.length ? section("Names computed at run time (" + data.computed_names.length + ")",
          make("p", {}, "The code does not show which assets these calls use. Check them before you delete assets that seem to be unused."),
          longTable(["Where", "Call", "Name"], data.computed_names.map(one =>
            [make("code", {}, place(one)), one.form, make("code", {}, one.expression)]), 3)) : null,
      ];
    }

    function coverageView() {
      const share = (part, whole) => whole ? part + " (" + percent(part, whole) + ")" : "–";
      return [
        section("Coverage", table(["Catalog", "Images", "Dark", "Sharp on every screen", "Localized", "Colors", "Dark", "By symbol", "By string"],
          data.coverage.map(one => [one.catalog || "All", one.images, share(one.dark_images, one.images), share(one.sharp_images, one.images),
            share(one.localized_images, one.images), one.colors, share(one.dark_colors, one.colors), one.used_by_symbol, one.used_by_string]))),
        data.access.length ? section("How assets are referred to", table(["How", "References", "Assets"],
          data.access.map(way => [ways[way.style], way.references, way.assets]))) : null,
        data.names.length ? section("Naming styles", make("p", {}, "Names that are a single lowercase word match several styles and are not counted."),
          table(["Style", "Assets", "Such as"], data.names.map(style => [style.style, style.assets, style.examples.join(", ")]))) : null,
        section("Kinds", table(["Kind", ...totalHead], data.kinds.map(kind => [linkTo(kind.kind, { kind: kind.kind }), ...totals(kind)]))),
        section("Formats", table(["Format", "Assets", "Files", "Bytes"], data.formats.map(format =>
          [linkTo(format.format, { q: format.format }), format.assets, format.files, bytes(format.bytes)]))),
      ];
    }

    """#
}
