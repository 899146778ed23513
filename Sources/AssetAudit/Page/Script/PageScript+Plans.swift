extension PageScript {
  /// The migration plan, and what changed since another state.
  static let plans = #"""
    // The plan for moving assets into one catalog.
    const meanings = {
      delete: "They are unused, so there is no need to move them.", merge: "The target has the same image, or will have it.",
      choose: "The target has the same image with other settings. They stay until someone decides.",
      rename: "The target has another image with that name.", move: "Nothing prevents it.", stay: "They stay where they are.",
    };

    // What moving each catalog would touch, whatever the destination is, and the plan for one if there is one.
    function migrationView() { return [movesSection(), ...(data.migration ? planView() : [])]; }

    const groupsOfMove = [
      ["moving", "free to move", "Nothing known ties them to their bundle."],
      ["merging", "can be merged", "Another catalog has the same content."],
      ["clashing", "need a new name", "Another catalog has other content by that name."],
      ["stays", "tied to their bundle", ""],
      ["unused", "unused", "Delete them instead."],
    ];

    const moveOf = catalog => ({ ...catalog.moving, stays: catalog.moving.staying.reduce((sum, one) => sum + one.assets, 0) });
    const touched = move => count(move.places, "place") + " in " + count(move.files, "file");

    const actionText = one => Object.keys(meanings).filter(action => one.actions[action]).map(action => one.actions[action] + " " + action).join(", ");

    // The groups of a move in one sentence, with the places of those that can leave.
    function moveText(move) {
      const listed = keys => groupsOfMove.filter(([key]) => keys.includes(key) && move[key]).map(([key, text]) => move[key] + " " + text).join(", ");
      const leaving = listed(["moving", "merging", "clashing"]);
      return [leaving && leaving + " (" + (move.places ? touched(move) + (move.places === 1 ? " refers" : " refer") + " to them" : "no code refers to them") + ")",
        listed(["stays", "unused"])].filter(Boolean).join("; ") + "." + move.destinations.slice(0, 1).filter(one => one.actions).map(one =>
        " Into " + one.catalog + ": " + actionText(one) + ".").join("");
    }

    function openMove(path) {
      go({ ...defaults, ground: state.ground, view: "migration", move: path });
      const opened = document.querySelector(".move[open]");
      if (opened) opened.scrollIntoView();
    }

    function movesSection() {
      return section("What moving a catalog would touch", make("p", {}, "Each asset counts in the first group that fits it. "
        + "Open a catalog for the reasons, the modules with the places, what one destination would mean, and the command that prints every line to change. The command changes nothing."),
      data.catalogs.filter(catalog => catalog.assets).map(catalog => {
        const move = moveOf(catalog);
        const details = make("details", { class: "move", open: state.move === catalog.path, toggle: () => {
          if (details.open && details.children.length === 1) details.append(...moveDetails(move).flat().filter(Boolean));
        } }, make("summary", {}, make("strong", {}, catalog.path), catalog.development_only ? " (development only)" : "", ": ", moveText(move)));
        return details;
      }));
    }

    function moveDetails(move) {
      const names = own => own.join(", ") || "no module";
      return [
        table(["Assets", "Why"], groupsOfMove.filter(([key]) => move[key]).map(([key, text, why]) => [move[key] + " " + text,
          key === "stays" ? make("ul", {}, move.staying.map(one => make("li", {}, one.assets + ": " + one.reason))) : why]), 9),
        move.places ? [make("h3", {}, "What refers to those free to move, merge or rename: " + touched(move)),
          table(["Module", "Places", "Files"], move.mentions.map(one => [names(one.modules), one.places, one.files]))] : make("p", {}, "No code that runs refers to those that are free to move."),
        move.destinations.length ? [make("h3", {}, "Where to"),
          table(["Into", "What would happen", "Full plan, with every line to change"], move.destinations.map(one => [breakable(one.catalog),
            one.actions ? actionText(one) : one.merging + " with the same content there, " + one.clashing + " whose name is taken there", make("code", {}, one.command)]), 9),
          make("p", {}, "Assets that are tied to their bundle can still move to a destination in the same bundle. Others stay if their module cannot read the destination.")] : make("p", {}, "There is nothing to move, or no other catalog."),
      ];
    }

    // For the overview: the catalogs with the most assets.
    function movingSummary() {
      const largest = data.catalogs.filter(catalog => catalog.moving.destinations.length).sort((one, other) => other.assets - one.assets).slice(0, 3);
      return largest.length ? section("What moving a catalog would touch", make("ul", {}, largest.map(catalog => {
        const move = moveOf(catalog);
        return make("li", {}, make("button", { type: "button", class: "link", click: () => openMove(catalog.path) }, catalog.path), ": ", moveText(move));
      })), make("button", { type: "button", class: "link", click: () => go({ ...defaults, ground: state.ground, view: "migration" }) }, "Show all catalogs")) : null;
    }

    function planView() {
      const plan = data.migration;
      const own = plan.moves.filter(move => !state.catalog || isIn(assets[move.asset], state.catalog));
      const actions = Object.keys(meanings).map(action => ({ action, moves: own.filter(move => move.action === action) })).filter(one => one.moves.length);
      const sources = homes(plan.moves.map(move => assets[move.asset]));
      return [
        section("Moving assets " + (plan.source ? "from " + plan.source + " " : "") + "into " + plan.target, make("p", {}, "This is only a plan: nothing has been changed."),
          make("div", { class: "filters" }, choice("catalog", "From all catalogs", sources, "wide")),
          table(["Action", "Assets", "Bytes", "Lines to change"], actions.map(({ action, moves }) =>
            [action, moves.length, bytes(moves.reduce((sum, move) => sum + move.bytes, 0)), moves.reduce((sum, move) => sum + move.edits.length, 0)])),
          plan.bundle ? make("p", {}, "Code finds the destination with ", make("code", {}, plan.bundle.expression),
          ...(plan.bundle.declaration ? [", which " + plan.bundle.module + " has to declare: ", make("code", {}, plan.bundle.declaration)] : [])) : null),
        plan.dependencies.length ? section("New dependencies of the whole plan", table(["Module", "Needs", "For assets"],
          plan.dependencies.map(one => [one.module, one.needs + (one.is_certain ? "" : ", unless it already links it"), one.assets]), 2)) : null,
        plan.products.length ? section("Asset size per product after the whole plan (size of the source files)", table(["Product", "Now", "After"],
          plan.products.map(one => [one.name, bytes(one.before), bytes(one.after)]))) : null,
        ...actions.map(({ action, moves }) => moveList(action, moves)),
      ];
    }

    function moveList(action, moves) {
      return make("details", { open: Boolean(state.catalog) || action === "merge" || action === "rename" || action === "delete" },
        make("summary", {}, action + " (" + moves.length + "): " + meanings[action]),
        longTable(["Asset", "Why", "As", "Bytes", "Lines to change"], moves.map(move => [
          make("button", { type: "button", class: "link", click: () => openAsset(move.asset) }, assets[move.asset].set), move.reason,
          move.new_name || (move.into === undefined ? "" : assets[move.into].name), bytes(move.bytes),
          move.edits.length ? make("details", {}, make("summary", {}, String(move.edits.length)), make("ul", {}, move.edits.map(edit => make("li", {}, change(edit))))) : 0]), 3));
    }

    // What to change, so that code finds an asset after its move.
    function change(edit) {
      return [place(edit) + ": ", make("code", {}, edit.now), edit.after ? [" → ", make("code", {}, edit.after)] : "",
        edit.note ? " (" + edit.note + ")" : ""];
    }

    // What was added, removed and changed.
    function trendView() {
      const trend = data.trend;
      const names = [["Assets", "assets"], ["Bytes", "bytes"], ["Unused", "unused"], ["Copies", "copies"],
        ["Could be saved", "bytes_to_save"], ["Findings", "findings"]];
      const show = (key, number) => key.startsWith("bytes") ? bytes(number) : number;
      return [
        section("Since " + trend.base, make("p", {}, trend.line), table(["", "Before", "Now"],
          names.map(([name, key]) => [name, show(key, trend.before[key]), show(key, trend.after[key])]))),
        trend.added.length ? section("Added (" + trend.added.length + ")", make("div", { class: "tiles" }, trend.added.slice(0, 200).map(index => tile(index)))) : null,
        trend.removed.length ? section("Removed (" + trend.removed.length + ")", table(["Asset", "Bytes"], trend.removed.map(one => [one.set, bytes(one.bytes)]))) : null,
        trend.changed.length ? section("Grew or shrank (" + trend.changed.length + ")", table(["Asset", "Before", "Now"],
          trend.changed.map(one => [make("button", { type: "button", class: "link", click: () => openAsset(one.asset) }, assets[one.asset].set), bytes(one.before), bytes(one.after)]))) : null,
      ];
    }

    """#
}
