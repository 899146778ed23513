extension PageScript {
  static let plans = #"""
    // The plan for moving assets into one catalog.
    const meanings = {
      delete: "They are unused, so there is no need to move them.", merge: "The destination has the same content, or will have it.",
      choose: "The destination has the same content with other settings. These assets stay where they are until you decide which settings are right.",
      rename: "The destination has other assets with these names, so these assets are renamed.", move: "Nothing prevents the move.", stay: "They stay where they are.",
    };

    // What moving each catalog's assets would change, followed by the migration plan if the report contains one.
    function migrationView() { return [movesSection(), ...(data.migration ? planView() : [])]; }

    const movable = () => data.catalogs.filter(catalog => catalog.assets && catalog.moving);
    const actionsOf = one => Object.keys(meanings).filter(action => one.actions[action]);
    const instructions = { choose: "decide on", stay: "leave" };
    const actionText = one => actionsOf(one).map(action => (instructions[action] || action) + " " + one.actions[action]).join(", ");
    const linesOf = edits => new Set(edits.filter(edit => !edit.to_check).map(edit => edit.path + ":" + edit.line)).size;
    const editText = one => one.lines ? count(one.lines, "line") + " to edit in " + count(one.files, "file") : "no lines to edit";
    const keptText = one => count(one.kept_references, "reference") + (one.kept_references === 1 ? " stays as it is" : " stay as they are");
    const sizeText = one => bytes(one.before) + " → " + bytes(one.after);

    // The text for a catalog: the suggestion, or the destination that someone chose.
    function moveText(move, to) {
      const chosen = move.destinations.find(one => one.catalog === to);
      if (!chosen || !move.reason_to_stay && chosen === move.destinations[0]) return move.summary + ".";
      return "into " + chosen.catalog + ": " + actionText(chosen) + "; " + editText(chosen) + ".";
    }

    function openMove(path) {
      go({ ...defaults, ground: state.ground, view: "migration", move: path });
      const opened = document.querySelector(".move[open]");
      if (opened) opened.scrollIntoView();
    }

    function movesSection() {
      return section("What moving a catalog's assets would change", make("p", {}, "For each catalog, the destination that makes the most sense, or why there is none. "
        + "Open a catalog to choose another destination, and to see what would happen to its assets, what you would have to edit, and what each product would gain or lose. "
        + "The command shown there lists every line to change. Neither the page nor the command changes anything."),
      movable().map(catalog => {
        const line = make("span", {}, moveText(catalog.moving));
        const details = make("details", { class: "move", open: state.move === catalog.path, toggle: () => {
          if (details.open && details.children.length === 1) details.append(...moveDetails(catalog, line).flat().filter(Boolean));
        } }, make("summary", {}, make("strong", {}, breakable(catalog.path)), catalog.development_only ? " (development only)" : "", ": ", line));
        return details;
      }));
    }

    // The destinations to choose from, and the facts about the chosen one.
    function moveDetails(catalog, line) {
      const move = catalog.moving;
      const holder = make("div", {});
      const show = to => { line.textContent = moveText(move, to); holder.replaceChildren(...(move.destinations.filter(one => one.catalog === to).flatMap(destination).flat().filter(Boolean))); };
      const options = move.destinations.map(one => [one.catalog, one.catalog + (one.advised ? "" : " (not advised)")]);
      const select = make("select", { class: "wide", "aria-label": "Where to move " + catalog.path, change: () => {
        state.move = catalog.path; state.to = select.value; writeAddress(); show(select.value);
      } }, move.reason_to_stay ? make("option", { value: "" }, "Leave it where it is") : null, options.map(([value, text]) => make("option", { value }, text)));
      const known = move.destinations.some(one => one.catalog === state.to) && state.move === catalog.path;
      select.value = known ? state.to : move.reason_to_stay ? "" : (options[0] || [""])[0];
      show(select.value);
      return [
        move.destinations.length ? make("p", {}, make("label", {}, "Move its assets into ", select)) : null, holder,
        move.other_destinations ? make("p", {}, count(move.other_destinations, "more catalog") + (move.other_destinations === 1 ? " is" : " are")
          + " possible, but no better. To see the plan for one of them, run assetlint audit with this catalog after --from and the destination after --to.") : null,
        move.parts ? make("p", {}, count(move.parts, "asset") + (move.parts === 1 ? " is" : " are") + " part of another asset and not counted.") : null,
        move.closed.length ? make("details", {}, make("summary", {}, "Where the assets cannot move: " + count(move.closed.reduce((sum, one) => sum + one.catalogs.length, 0), "catalog")),
          make("ul", {}, move.closed.map(one => make("li", {}, one.reason + ": " + one.catalogs.slice(0, 5).join(", ") + (one.catalogs.length > 5 ? " and " + count(one.catalogs.length - 5, "more catalog") : ""))))) : null,
      ];
    }

    function destination(one) {
      return [
        make("p", {}, make("strong", {}, one.advised ? "Makes sense: " : "Not advised: "), one.remark + "."),
        table(["What happens", "Why"], actionsOf(one).map(action => [action + " " + one.actions[action],
          action === "stay" ? make("ul", {}, one.staying.map(each => make("li", {}, each.assets + ": " + each.reason))) : meanings[action]]), 9),
        make("h3", {}, "What to edit: " + editText(one)),
        one.modules.length ? table(["Module", "Lines to edit", "Files"], one.modules.map(each => [each.modules.join(", ") || "no module", each.lines, each.files])) : null,
        one.examples.length ? make("ul", {}, one.examples.map(edit => make("li", {}, change(edit))), one.lines > one.examples.length ? make("li", {}, "and more, which the command prints") : null) : null,
        one.bundle && one.bundle.declaration ? make("p", {}, "First declare in " + one.bundle.module + ": ", make("code", {}, one.bundle.declaration)) : null,
        one.kept_references ? make("p", {}, (one.lines ? "Another " : "") + keptText(one) + ".") : null,
        one.lines_to_check ? make("p", {}, count(one.lines_to_check, "line") + (one.lines_to_check === 1 ? " mentions" : " mention") + " the name of an asset, but may mean something else: check "
          + (one.lines_to_check === 1 ? "it" : "them") + ".") : null,
        one.dependencies.length ? table(["Module", "Has to link", "For assets"], one.dependencies.map(each =>
          [each.module, each.needs + (each.is_certain ? "" : ", unless it is already linked"), each.assets]), 2) : make("p", {}, "No module needs a new dependency."),
        one.products.length ? table(["Product", "Assets now", "After", "Change due to the move"], one.products.map(each =>
          [each.name, bytes(each.before), bytes(each.after), (each.growth > 0 ? "+" : each.growth < 0 ? "−" : "") + bytes(Math.abs(each.growth))])) : make("p", {}, "No product gets larger or smaller."),
        one.actions.delete && one.products.some(each => each.after - each.before !== each.growth) ? make("p", {}, "The rest of the difference is from deleting unused assets.") : null,
        make("p", {}, "To list all lines: ", make("code", {}, one.command)),
      ];
    }

    // For the overview: the catalogs with the most assets.
    function movingSummary() {
      const largest = movable().filter(catalog => catalog.role !== "shared").sort((one, other) => other.assets - one.assets).slice(0, 3);
      return largest.length ? section("What moving a catalog's assets would change", make("ul", {}, largest.map(catalog =>
        make("li", {}, make("button", { type: "button", class: "link", click: () => openMove(catalog.path) }, catalog.path), ": ", moveText(catalog.moving)))),
      make("button", { type: "button", class: "link", click: () => go({ ...defaults, ground: state.ground, view: "migration" }) }, "Show all catalogs")) : null;
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
            [action, moves.length, bytes(moves.reduce((sum, move) => sum + move.bytes, 0)), linesOf(moves.flatMap(move => move.edits))])),
          plan.bundle ? make("p", {}, "In code, the destination's bundle is ", make("code", {}, plan.bundle.expression),
          ...(plan.bundle.declaration ? [", which " + plan.bundle.module + " has to declare: ", make("code", {}, plan.bundle.declaration)] : [])) : null),
        plan.dependencies.length ? section("Dependencies that the whole plan adds", table(["Module", "Needs", "For assets"],
          plan.dependencies.map(one => [one.module, one.needs + (one.is_certain ? "" : ", unless it is already linked"), one.assets]), 2)) : null,
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
          move.edits.length ? make("details", {}, make("summary", {}, String(linesOf(move.edits))), make("ul", {}, move.edits.map(edit => make("li", {}, change(edit))))) : 0]), 3));
    }

    // What to change so that code finds an asset after its move.
    function change(edit) {
      return [place(edit) + ": ", make("code", {}, edit.now), edit.after ? [" → ", make("code", {}, edit.after)] : "",
        edit.note || edit.to_check ? " (" + [edit.to_check ? "check" : "", edit.note].filter(Boolean).join(": ") + ")" : ""];
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
