extension PageScript {
  static let panel = #"""
    // Everything about one asset: where it is, what uses it, why it counts as used or unused, and its findings.
    const panel = document.getElementById("panel");
    let opener = null;

    function list(title, items) {
      return items.length ? [make("h3", {}, title), make("ul", {}, items.map(item => make("li", {}, item)))] : [];
    }

    // The places that use an asset. The report lists only the first of them; the title says how many there are.
    function places(title, count, listed) {
      return list(count > listed.length ? title + ", " + listed.length + " of " + count : title, listed.map(one => make("code", {}, place(one))));
    }

    function planned(move) {
      const as = move.new_name || (move.into === undefined ? "" : assets[move.into].name);
      return move.action + (as ? " as " + as : "") + ": " + move.reason;
    }

    function link(index) {
      return make("button", { type: "button", class: "link", click: () => openAsset(index) },
        assets[index].name, make("span", { class: "path" }, " " + assets[index].catalog));
    }

    function renderPanel() {
      const index = assets.findIndex(asset => asset.set === state.asset);
      if (index < 0) {
        if (!panel.hidden) { panel.hidden = true; if (opener && opener.isConnected) opener.focus(); opener = null; }
        return;
      }
      if (panel.hidden) opener = document.activeElement;
      const asset = assets[index];
      const facts = [
        ["Set", asset.set], ["Kind", asset.kind + (asset.role === "ordinary" ? "" : ", " + asset.role)],
        ["Modules", asset.modules.join(", ")], ["Bytes", bytes(asset.bytes) + ", " + count(asset.files.length, "file")],
        ["Pixels", dimensions(asset.pixels)], ["Points", dimensions(asset.points)], ["Scales", asset.scales.join(", ")],
        ["Appearances", asset.appearances.join(", ")], ["Devices", asset.idioms.join(", ")], ["Locales", asset.locales.join(", ")],
        [asset.verdict === "doubtful" ? "May be used by" : "Used by", asset.users.join(", ")],
        ["References", asset.access.map(way => way.count + "\u00a0× " + ways[way.style]).join(", ")],
        ["Plan", moves.has(index) ? planned(moves.get(index)) : ""],
        ["Last change", asset.last_change ? asset.last_change.date + ", " + asset.last_change.commit : ""],
      ].filter(fact => fact[1]);
      const own = pictures[index] || {};
      const copies = asset.duplicates === undefined ? [] : data.duplicates[asset.duplicates].members.filter(other => other !== index);
      const alike = asset.look_alikes.flatMap(group => data.look_alikes[group].members).filter(other => other !== index);
      panel.replaceChildren(...[
        make("header", {}, make("h2", { id: "panel-title", tabindex: "-1" }, asset.name),
          make("button", { type: "button", class: "close", "aria-label": "Close", click: () => go({ asset: "" }) }, "×")),
        make("div", { class: "grounds" }, ["light", "dark"].map(ground => make("figure", {},
          make("span", { class: "ground on-" + ground }, picture(index, ground)),
          make("figcaption", {}, ground === "dark" && own.dark ? "dark variant" : "on " + ground)))),
        make("p", { class: "reason" }, make("span", { class: "verdict " + asset.verdict }, verdictText(asset.verdict)), " It " + asset.reason + "." + (asset.to_check ? " Check whether code uses it before you delete it." : "")),
        make("dl", {}, facts.map(([name, value]) => [make("dt", {}, name), make("dd", {}, value)])),
        !(pictures[index] || {}).light && withoutPreview(asset) ? make("p", {}, "There is no preview. " + withoutPreview(asset)) : null,
        asset.bytes_to_save ? make("p", { class: "saves" }, "Could save " + bytes(asset.bytes_to_save) + ".") : null,
        list("Findings", asset.findings.map(finding => [make("span", { class: "severity " + finding.severity }, finding.severity),
          " " + finding.message + " ", make("code", {}, place(finding) + ", " + finding.rule)])),
        list("Colors", asset.colors.map(color => color.value + (color.circumstances ? " (" + color.circumstances + ")" : ""))),
        list("Same content", copies.map(link)), list("Looks like", [...new Set(alike)].map(link)),
        list("Overrides", asset.overrides.map(link)),
        list("Lines to change", moves.has(index) ? moves.get(index).edits.map(change) : []),
        places("Uses", asset.places_count, asset.places),
        places(asset.verdict === "unused" || asset.verdict === "accepted" ? "Mentions" : "Possible uses", asset.possible_places_count, asset.possible_places),
        list("Files", asset.files.map(file => [make("code", {}, file.path.slice(asset.set.length + 1)), " " + bytes(file.bytes) + (file.size ? ", " + file.size : "")])),
        make("h3", {}, "In the terminal"), make("pre", { tabindex: "0" }, "assetlint why " + quoted(asset.set))].flat().filter(Boolean));
      if (panel.hidden) { panel.hidden = false; document.getElementById("panel-title").focus({ preventScroll: true }); }
      panel.scrollTop = 0;
      if (body && body.isConnected) {
        for (const row of body.querySelectorAll(".open")) { row.classList.remove("open"); row.removeAttribute("aria-selected"); }
        const at = rows.findIndex(row => row.index === index);
        const row = at >= 0 && body.querySelector(`[data-row="${at}"]`);
        if (row) { row.classList.add("open"); row.setAttribute("aria-selected", "true"); }
      }
    }

    function quoted(text) { return /^[A-Za-z0-9/._+@%,-]+$/.test(text) ? text : "'" + text.replace(/'/g, "'\\''") + "'"; }

    """#
}
