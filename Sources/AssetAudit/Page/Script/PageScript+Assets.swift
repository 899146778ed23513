extension PageScript {
  static let assets = #"""
    // The table of all assets. Only visible rows exist as elements.
    const rowHeight = 56;
    const columns = [
      ["name", "Asset"], ["kind", "Kind"], ["module", "Module"], ["size", "Pixels"], ["bytes", "Bytes"],
      ["verdict", "Verdict"], ["places", "Uses"], ["findings", "Findings"], ["changed", "Changed"],
      ...(data.migration ? [["plan", "Plan"]] : []),
    ];
    let rows = [];
    let body, scroller, summary;

    function choice(key, label, values, style) {
      const select = make("select", { "aria-label": label, class: style, change: event => go({ [key]: event.target.value }) },
        make("option", { value: "" }, label), values.map(([value, text]) => make("option", { value }, text)));
      select.value = state[key];
      return select;
    }

    function assetsView() {
      const search = make("input", {
        type: "search", id: "search", placeholder: "Name, path, #FF3B30, 24x24, >100kb, <32px", spellcheck: "false",
        "aria-label": "Search by name, path, color or size", value: state.q,
        input: event => { state.q = event.target.value; writeAddress(); refill(); },
      });
      summary = make("p", { class: "summary", role: "status" });
      body = make("tbody", {});
      const head = make("tr", { "aria-rowindex": 1 }, make("th", { scope: "col" }, make("span", { class: "hidden" }, "Image")),
        columns.map(([key, title]) => make("th", {
          scope: "col", "aria-sort": state.sort === key ? (state.down === "1" ? "descending" : "ascending") : "none",
          class: ["size", "bytes", "places", "findings"].includes(key) ? "number" : null,
        }, make("button", {
          type: "button",
          click: () => go({ sort: key, down: state.sort === key ? (state.down === "1" ? "0" : "1") : ["name", "kind", "module"].includes(key) ? "0" : "1" }),
        }, title, state.sort === key ? (state.down === "1" ? " ↓" : " ↑") : ""))));
      scroller = make("div", { class: "assets", scroll: () => requestAnimationFrame(fill), tabindex: "-1" },
        make("table", { "aria-label": "Assets", keydown: moveInTable }, make("thead", {}, head), body));
      const values = name => [...new Set(assets.flatMap(asset => asset[name]))].sort().map(value => [value, value]);
      setTimeout(refill);
      return [
        make("form", { class: "filters", role: "search", submit: event => event.preventDefault() }, search,
          choice("kind", "All kinds", values("kind")), choice("module", "All modules", values("modules")),
          choice("catalog", "All catalogs", homes(assets)), choice("verdict", "Used or not", values("verdict").map(([value]) => [value, verdictText(value)])),
          choice("user", "Used by any module", [...new Set(assets.flatMap(asset => asset.users))].sort().map(name => [name, "Used by " + name])),
          choice("only", "All findings", [["findings", "With findings"], ["savings", "That could save bytes"], ["delete", "Unused, to delete"], ["check", "Unused, to check first"],
            ["copies", "With copies"], ["alike", "With look-alikes"], ["elsewhere", "Used by other modules"]]),
          choice("rule", "All rules", [...new Set(assets.flatMap(asset => asset.findings.map(finding => finding.rule)))].sort().map(rule => [rule, rule])),
          data.migration ? choice("plan", "All plans", ["delete", "merge", "choose", "rename", "move", "stay"].map(action => [action, action])) : null),
        summary, scroller,
      ];
    }

    function refill() {
      const start = performance.now();
      rows = foundRows();
      const sum = rows.reduce((sum, row) => sum + row.asset.bytes, 0);
      summary.textContent = (rows.length === assets.length ? count(rows.length, "asset") : rows.length + " of " + count(assets.length, "asset"))
        + ", " + bytes(sum);
      scroller.scrollTop = 0;
      body.parentElement.setAttribute("aria-rowcount", rows.length + 1);
      fill();
      document.documentElement.dataset.filtered = (performance.now() - start).toFixed(1);
    }

    function fill(all) {
      if (!body || !body.isConnected) return;
      const isPrint = all === true;
      const first = isPrint ? 0 : Math.max(0, Math.floor(scroller.scrollTop / rowHeight) - 4);
      const last = isPrint ? rows.length : Math.min(rows.length, first + Math.ceil((scroller.clientHeight || 800) / rowHeight) + 8);
      const focused = document.activeElement && document.activeElement.dataset.row;
      const spacer = height => {
        const row = make("tr", { class: "spacer", "aria-hidden": "true" }, make("td", { colspan: columns.length + 1 }));
        row.style.height = height + "px";
        return row;
      };
      body.replaceChildren(spacer(first * rowHeight), ...rows.slice(first, last).map((row, at) => line(row, first + at)),
        spacer((rows.length - last) * rowHeight));
      if (focused !== undefined) { const row = body.querySelector(`[data-row="${focused}"]`); if (row) row.focus({ preventScroll: true }); }
      if (!rows.length) body.replaceChildren(make("tr", {}, make("td", { colspan: columns.length + 1 }, "No assets match.")));
    }

    function line(row, at) {
      const asset = row.asset;
      const isOpen = asset.set === state.asset;
      return make("tr", {
        "aria-rowindex": at + 2, "data-row": at, tabindex: at === 0 || isOpen ? 0 : -1, class: isOpen ? "open" : null,
        "aria-selected": isOpen ? "true" : null, click: () => openAsset(row.index),
      },
        make("td", { class: "ground" }, picture(row.index)),
        make("th", { scope: "row" }, make("span", { class: "name", title: asset.name }, asset.name), make("span", { class: "path", title: asset.catalog }, asset.catalog)),
        make("td", {}, asset.kind), make("td", {}, asset.modules.join(", ") || "–"),
        make("td", { class: "number" }, dimensions(asset.pixels) || (asset.points ? dimensions(asset.points) + " pt" : "")),
        make("td", { class: "number" }, bytes(asset.bytes)),
        make("td", {}, make("span", { class: "verdict " + asset.verdict }, verdictText(asset.verdict)), asset.to_check ? make("span", { class: "path" }, "check first") : null),
        make("td", { class: "number" }, asset.places_count), make("td", { class: "number" }, asset.findings.length || ""),
        make("td", { class: "date" }, asset.last_change ? asset.last_change.date : ""),
        data.migration ? make("td", {}, row.move ? row.move.action : "") : null);
    }

    function moveInTable(event) {
      const row = event.target.closest("[data-row]");
      if (!row) return;
      const at = +row.dataset.row;
      const page = Math.max(1, Math.floor(scroller.clientHeight / rowHeight) - 1);
      const target = {
        ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + page, PageUp: at - page, Home: 0, End: rows.length - 1,
      }[event.key];
      if (event.key === "Enter" || event.key === " ") { event.preventDefault(); openAsset(rows[at].index); return; }
      if (target === undefined) return;
      event.preventDefault();
      const next = Math.min(rows.length - 1, Math.max(0, target));
      const top = next * rowHeight;
      if (top < scroller.scrollTop) scroller.scrollTop = top;
      if (top + 2 * rowHeight > scroller.scrollTop + scroller.clientHeight) scroller.scrollTop = top + 2 * rowHeight - scroller.clientHeight;
      fill();
      const element = body.querySelector(`[data-row="${next}"]`);
      if (element) element.focus({ preventScroll: true });
    }

    """#
}
