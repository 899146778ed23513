extension PageScript {
  /// Totals and matrices.
  static let tables = #"""
    // The totals: modules, catalogs, products, and which module uses which assets.
    const totalHead = ["Assets", "Bytes", "Unused", "Copies", "Used here", "Used elsewhere"];
    const totals = one => [one.assets, bytes(one.bytes), one.unused, one.copies, one.used_here, one.used_elsewhere];

    function linkTo(text, filter) {
      return make("button", { type: "button", class: "link", click: () => showAssets(filter) }, text);
    }

    function modulesView() {
      const owning = data.modules.filter(module => module.catalogs.length);
      const others = data.modules.filter(module => !module.catalogs.length);
      return [
        owning.length ? section("Modules with assets", table(["Module", "Kind", ...totalHead], owning.map(module =>
          [linkTo(module.name, { module: module.name }), module.kind, ...totals(module)]), 2)) : null,
        section("Catalogs", table(["Catalog", "Modules", ...totalHead], data.catalogs.map(catalog =>
          [linkTo(catalog.path, { catalog: catalog.path }), catalog.modules.join(", ") || "–", ...totals(catalog)]), 2)),
        data.products.some(product => product.assets) ? section("Products",
          make("p", {}, "Source bytes, an estimate of what ships. An app and its extensions share a framework."),
          table(["Product", "Kind", "Assets", "Can read", "Ships"], data.products.filter(product => product.assets).map(product =>
            [product.name, product.kind, product.assets, bytes(product.bytes), bytes(product.shipped_bytes)]), 2)) : null,
        data.uses.modules.length ? section("Uses across modules",
          make("p", {}, "Rows are modules with code, columns are the catalogs whose assets it uses."), matrix(data.uses.modules, data.uses.catalogs, data.uses.cells)) : null,
        data.brands.assets.length ? section("What every brand needs", matrix(data.brands.assets, data.brands.brands, data.brands.cells, true)) : null,
        others.length ? make("details", {}, make("summary", {}, count(others.length, "module") + " without assets"),
          make("p", {}, others.map(module => module.name).join(", "))) : null,
      ];
    }

    function matrix(rowNames, columnNames, cells, isCheck) {
      const largest = Math.max(1, ...cells.flat());
      return make("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Matrix" }, make("table", { class: "matrix" },
        make("thead", {}, make("tr", {}, make("td", {}), columnNames.map(name => make("th", { scope: "col" }, make("span", {}, name))))),
        make("tbody", {}, rowNames.map((name, row) => make("tr", {}, make("th", { scope: "row" }, name), cells[row].map(value =>
          make("td", { class: isCheck ? (value ? "has" : "lacks") : "heat-" + (value ? 1 + Math.floor(4 * Math.sqrt(value / largest)) : 0) },
            isCheck ? (value ? "✓" : "missing") : value || "")))))));
    }

    function coverageView() {
      const share = (part, whole) => whole ? part + " (" + percent(part, whole) + ")" : "–";
      return [
        section("Coverage", table(["Catalog", "Images", "Dark", "Sharp on every screen", "Localized", "Colors", "Dark", "By symbol", "By string"],
          data.coverage.map(one => [one.catalog || "All", one.images, share(one.dark_images, one.images), share(one.sharp_images, one.images),
            share(one.localized_images, one.images), one.colors, share(one.dark_colors, one.colors), one.used_by_symbol, one.used_by_string]))),
        data.access.length ? section("How assets are referred to", table(["How", "References", "Assets"],
          data.access.map(way => [way.style, way.references, way.assets]))) : null,
        data.names.length ? section("Naming styles", make("p", {}, "Names of one lowercase word match several styles and are not counted."),
          table(["Style", "Assets", "Such as"], data.names.map(style => [style.style, style.assets, style.examples.join(", ")]))) : null,
        section("Kinds", table(["Kind", ...totalHead], data.kinds.map(kind => [linkTo(kind.kind, { kind: kind.kind }), ...totals(kind)]))),
        section("Formats", table(["Format", "Assets", "Files", "Bytes"], data.formats.map(format =>
          [linkTo(format.format, { q: format.format }), format.assets, format.files, bytes(format.bytes)]))),
      ];
    }

    """#
}
