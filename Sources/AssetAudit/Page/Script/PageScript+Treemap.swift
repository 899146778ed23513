extension PageScript {
  static let treemap = #"""
    // Bytes as areas: modules contain catalogs, which contain assets. A squarified treemap (Bruls, Huizing and van
    // Wijk, 2000).
    function squarify(items, x, y, width, height) {
      const placed = [];
      let rest = items.filter(item => item.value > 0).sort((one, other) => other.value - one.value);
      let sum = rest.reduce((sum, item) => sum + item.value, 0);
      while (rest.length && width > 0 && height > 0) {
        const side = Math.min(width, height);
        const scale = width * height / sum;
        let row = [], rowSum = 0, worst = Infinity;
        for (const item of rest) {
          const nextSum = rowSum + item.value;
          const thickness = nextSum * scale / side;
          const ratios = [...row, item].map(each => {
            const length = each.value * scale / thickness;
            return Math.max(length / thickness, thickness / length);
          });
          const ratio = Math.max(...ratios);
          if (ratio > worst) break;
          worst = ratio; row.push(item); rowSum = nextSum;
          if (row.length > 60) break;
        }
        const thickness = rowSum * scale / side;
        let offset = 0;
        for (const item of row) {
          const length = item.value * scale / thickness;
          placed.push(width >= height
            ? { item, x, y: y + offset, width: thickness, height: length }
            : { item, x: x + offset, y, width: length, height: thickness });
          offset += length;
        }
        if (width >= height) { x += thickness; width -= thickness; } else { y += thickness; height -= thickness; }
        sum -= rowSum;
        rest = rest.slice(row.length);
      }
      return placed;
    }

    function treemap() {
      const width = 1000, height = 420;
      const owners = new Map();
      for (const catalog of data.catalogs) {
        const owner = catalog.modules.join(", ") || "no module";
        if (!owners.has(owner)) owners.set(owner, []);
        owners.get(owner).push(catalog);
      }
      const byCatalog = new Map();
      assets.forEach((asset, index) => {
        if (!byCatalog.has(asset.catalog)) byCatalog.set(asset.catalog, []);
        byCatalog.get(asset.catalog).push(index);
      });
      const picture = make("svg", { viewBox: `0 0 ${width} ${height}`, role: "img", class: "treemap",
        "aria-label": "Bytes by module, catalog and asset; the tables in the tabs “Modules” and “Assets” have the same numbers" });
      const labels = [];
      const modules = [...owners].map(([name, catalogs]) => ({ name, catalogs, value: catalogs.reduce((sum, catalog) => sum + catalog.bytes, 0) }));
      for (const module of squarify(modules, 0, 0, width, height)) {
        const hasHead = module.width > 60 && module.height > 34;
        const catalogs = module.item.catalogs.map(catalog => ({ catalog, value: catalog.bytes }));
        const top = hasHead ? 16 : 0;
        for (const area of squarify(catalogs, module.x + 1, module.y + top + 1, module.width - 2, module.height - top - 2)) {
          const path = area.item.catalog.path;
          const group = make("g", { click: () => showAssets({ catalog: path }) },
            make("rect", { x: area.x, y: area.y, width: area.width, height: area.height, class: "catalog" },
              make("title", {}, path + ": " + bytes(area.item.catalog.bytes))));
          const inside = (byCatalog.get(path) || []).map(index => ({ index, value: assets[index].bytes }));
          for (const leaf of squarify(inside, area.x, area.y, area.width, area.height)) {
            if (leaf.width * leaf.height < 6) continue;
            const asset = assets[leaf.item.index];
            group.append(make("rect", {
              x: leaf.x, y: leaf.y, width: Math.max(0, leaf.width - 0.5), height: Math.max(0, leaf.height - 0.5),
              class: "leaf " + (asset.bytes_to_save && asset.verdict !== "unused" ? "saving" : asset.verdict),
              click: event => { event.stopPropagation(); openAsset(leaf.item.index); },
            }, make("title", {}, asset.name + ", " + bytes(asset.bytes) + ", " + verdictText(asset.verdict) + "\n" + path)));
          }
          picture.append(group);
          if (area.width > 90 && area.height > 40) labels.push([area.x + 4, area.y + 13, path.split("/").slice(-2).join("/"), area.width]);
        }
        if (hasHead) labels.push([module.x + 4, module.y + 12, module.item.name + " " + bytes(module.item.value), module.width]);
      }
      for (const [x, y, text, width] of labels) {
        const letters = Math.floor(width / 7);
        picture.append(make("text", { x, y }, text.length > letters ? text.slice(0, Math.max(1, letters - 1)) + "…" : text));
      }
      const key = [["used", "used"], ["doubtful", "doubtful"], ["unused", "unused"], ["saving", "could be smaller"], ["not-judged", "not judged"]];
      return make("figure", { class: "map" }, picture, make("figcaption", {}, key.map(([name, text]) =>
        make("span", { class: "key" }, make("span", { class: "dot leaf " + name }), text))));
    }

    """#
}
