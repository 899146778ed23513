extension PageScript {
  static let elements = #"""
    "use strict";
    // The audit's data, and the images. The images are read only after the page is drawn.
    const data = JSON.parse(document.getElementById("data").textContent);
    const assets = data.assets;
    let pictures = {};
    const moves = new Map((data.migration ? data.migration.moves : []).map(move => [move.asset, move]));

    // Makes an element. Names from the repository are always inserted as text, never as HTML.
    function make(tag, properties, ...children) {
      const svg = ["svg", "rect", "text", "g", "title"].includes(tag);
      const element = svg ? document.createElementNS("http://www.w3.org/2000/svg", tag) : document.createElement(tag);
      for (const [key, value] of Object.entries(properties || {})) {
        if (value === undefined || value === null || value === false) continue;
        if (typeof value === "function") element.addEventListener(key, value);
        else element.setAttribute(key, value === true ? "" : value);
      }
      for (const child of children.flat(3)) {
        if (child !== undefined && child !== null && child !== false) element.append(child);
      }
      return element;
    }

    // A number of bytes, written as in the other reports, but with one more digit for tens of megabytes or gigabytes.
    // A KB is 1000 bytes.
    function bytes(count) {
      const units = ["B", "KB", "MB", "GB", "TB"];
      let size = count, unit = 0;
      while (size >= 999.5 && unit + 1 < units.length) { size /= 1000; unit += 1; }
      const rounded = size < 9.95 || unit > 1 && size < 99.95 ? Math.round(size * 10) / 10 : Math.round(size);
      return rounded + "\u00a0" + units[unit];
    }

    const count = (number, one) => number === 1 ? "1 " + one : number + " " + one + "s";
    const countOf = (number, one, rest) => count(number, one) + " " + rest;
    const percent = (part, whole) => whole ? Math.round(100 * part / whole) + "%" : "–";

    const round = number => Math.round(number * 10) / 10;

    function dimensions(size) { return size ? round(size.width) + "×" + round(size.height) : ""; }

    // The image of an asset, the swatches of a color, or else a short text such as “no preview of pdf”.
    function picture(index, variant) {
      const asset = assets[index];
      const own = pictures[index] || {};
      const source = own[variant || "light"] || own.light;
      if (source) return make("img", { src: source, alt: "", loading: "lazy", draggable: "false" });
      const colors = asset.colors.filter(color => color.value.startsWith("#"));
      if (colors.length) {
        return make("span", { class: "swatches" }, colors.slice(0, 4).map(color => {
          const swatch = make("span", { class: "swatch", title: color.value + " " + color.circumstances });
          swatch.style.backgroundColor = color.value;
          return swatch;
        }));
      }
      return make("span", { class: "none", title: withoutPreview(asset) }, asset.colors.length ? "system color" : asset.formats.length ? "no preview of " + asset.formats[0] : asset.kind);
    }

    // Why an asset has no preview; null if the asset needs none.
    function withoutPreview(asset) {
      if (asset.colors.length || !asset.formats.length || asset.kind === "data") return null;
      if (!Object.keys(pictures).length) return "This page was made without images.";
      return asset.formats[0] === "pdf" ? "This PDF uses something that the preview cannot draw, such as a font, a shading or a mask."
        : "The file is damaged, too large for a preview, or in a format that browsers do not show.";
    }

    // Where an asset is, in as few words as possible.
    function home(asset) { return asset.modules.join(", ") || asset.catalog; }

    // Where each of these assets is. If assets have the same name in the same place, their folders are shown instead.
    function homesOf(members) {
      const label = member => assets[member].name + "\n" + home(assets[member]);
      const labels = members.map(label);
      return members.map(member => labels.filter(other => other === label(member)).length > 1
        ? assets[member].set.replace(/\/[^/]*$/, "") : home(assets[member]));
    }

    // A path in which a line may break after each folder.
    function breakable(path) { return path.split(/(?<=\/)/).flatMap((part, at) => at ? [make("wbr", {}), part] : [part]); }

    function verdictText(verdict) { return verdict === "not-judged" ? "not judged" : verdict; }

    // The ways to refer to an asset, in words.
    const ways = {
      string: "name in a call", symbol: "generated symbol", accessor: "constant or case", interface: "storyboard or xib",
      project: "project file or property list", text: "string that may be its name", pattern: "name composed at run time",
      data: "word in a data file", comment: "word in a comment", declared: "declared use",
    };

    // The catalogs of assets, and the folders of icon documents, for a menu.
    function homes(assets) {
      const catalogs = new Set(data.catalogs.map(catalog => catalog.path));
      return [...new Set(assets.map(asset => asset.catalog))].sort().map(path =>
        [path || ".", catalogs.has(path) ? path : "Icon documents in " + (path || "the root folder")]);
    }

    function isIn(asset, home) { return (asset.catalog || ".") === home; }

    function tile(index, note, variant) {
      const asset = assets[index];
      return make("button", { class: "tile", type: "button", title: asset.set, "data-asset": index, click: () => openAsset(index) },
        make("span", { class: "ground" }, picture(index, variant)),
        make("span", { class: "name" }, asset.name),
        make("span", { class: "note" }, note === undefined ? bytes(asset.bytes) : note));
    }

    function table(head, rows, numbers) {
      const align = column => column >= (numbers === undefined ? 1 : numbers) ? "number" : null;
      return make("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": head.join(", ") },
        make("table", {}, make("thead", {}, make("tr", {}, head.map((cell, column) =>
          make("th", { scope: "col", class: align(column) }, cell)))),
        make("tbody", {}, rows.map(row => make("tr", {}, row.map((cell, column) =>
          make(column ? "td" : "th", { scope: column ? null : "row", class: align(column) }, cell)))))));
    }

    function section(title, ...children) {
      return make("section", {}, make("h2", {}, title), ...children);
    }

    const mostAtOnce = 200;

    // The first rows, and a button that adds the rest.
    function longTable(head, rows, numbers) {
      const shown = table(head, rows.slice(0, mostAtOnce), numbers);
      if (rows.length <= mostAtOnce) return shown;
      const more = make("button", { type: "button", class: "more", click: () => { shown.replaceWith(table(head, rows, numbers)); more.remove(); } },
        "Show all " + rows.length);
      return [shown, more];
    }

    function place(one) { return one.path + (one.line ? ":" + one.line : ""); }

    """#
}
