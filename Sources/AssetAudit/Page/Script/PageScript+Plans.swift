extension PageScript {
  /// The migration plan, and what changed since another state.
  static let plans = #"""
    // The plan for moving assets into one catalog.
    const meanings = {
      delete: "They are unused, so there is no need to move them.", merge: "The target has the same image, or will have it.",
      choose: "The target has the same image with other settings. They stay until someone decides.",
      rename: "The target has another image with that name.", move: "Nothing prevents it.", stay: "They stay where they are.",
    };

    function migrationView() {
      const plan = data.migration;
      const own = plan.moves.filter(move => !state.catalog || isIn(assets[move.asset], state.catalog));
      const actions = Object.keys(meanings).map(action => ({ action, moves: own.filter(move => move.action === action) })).filter(one => one.moves.length);
      const sources = homes(plan.moves.map(move => assets[move.asset]));
      return [
        section("Moving assets into " + plan.target, make("p", {}, "This is only a plan: nothing has been changed."),
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
