extension PageScript {
  static let search = #"""
    // For each asset, the text and the colors that searches look at.
    const indexed = assets.map((asset, index) => ({
      index, asset, move: moves.get(index),
      text: [asset.name, asset.set, asset.kind, ...asset.modules, ...asset.users, ...asset.formats, ...asset.colors.map(color => color.value)]
        .join("\n").toLowerCase(),
      colors: asset.colors.map(color => readColor(color.value)).filter(Boolean),
    }));

    function readColor(text) {
      let digits = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text);
      if (!digits) return null;
      digits = digits[1].length === 3 ? digits[1].replace(/./g, "$&$&") : digits[1];
      return [0, 2, 4].map(start => parseInt(digits.slice(start, start + 2), 16));
    }

    // The conditions of a search, which must all hold: a color, a size (24x24, >100kb, <32px), a verdict, or part of a
    // name. A vector image has no pixels, so its size in points counts.
    function readQuery(query) {
      return query.trim().toLowerCase().split(/\s+/).filter(Boolean).map(word => {
        const color = readColor(word);
        if (color) {
          return row => row.colors.some(own => Math.hypot(...own.map((part, at) => part - color[at])) <= 24);
        }
        const size = /^(\d+)[x×](\d+)$/.exec(word);
        if (size) {
          return row => [row.asset.points, row.asset.pixels].some(own =>
            own && own.width === +size[1] && own.height === +size[2]);
        }
        const limit = /^([<>])(\d+(?:\.\d+)?)(b|kb|mb|px)$/.exec(word);
        if (limit) {
          const factor = { b: 1, kb: 1e3, mb: 1e6, px: 1 }[limit[3]];
          const bound = limit[2] * factor;
          const value = limit[3] === "px"
            ? row => { const size = row.asset.pixels || row.asset.points; return size ? Math.max(size.width, size.height) : NaN; }
            : row => row.asset.bytes;
          return limit[1] === "<" ? row => value(row) < bound : row => value(row) > bound;
        }
        return row => row.asset.verdict === word || row.text.includes(word);
      });
    }

    const subsets = {
      copies: row => row.asset.duplicates !== undefined,
      alike: row => row.asset.look_alikes.length > 0,
      findings: row => row.asset.findings.length > 0,
      savings: row => row.asset.bytes_to_save > 0,
      delete: row => row.asset.verdict === "unused" && !row.asset.to_check,
      check: row => row.asset.to_check,
      elsewhere: row => row.asset.verdict === "used" && row.asset.modules.length > 0 && row.asset.users.some(user => !row.asset.modules.includes(user)),
    };

    const sorts = {
      name: row => row.asset.name.toLowerCase(),
      kind: row => row.asset.kind,
      module: row => row.asset.modules.join(", "),
      size: row => row.asset.pixels ? row.asset.pixels.width * row.asset.pixels.height : 0,
      bytes: row => row.asset.bytes,
      verdict: row => row.asset.verdict,
      places: row => row.asset.places_count,
      plan: row => row.move ? row.move.action : "",
      findings: row => row.asset.findings.length,
      changed: row => row.asset.last_change ? row.asset.last_change.date : "",
    };

    function foundRows() {
      const tests = readQuery(state.q);
      if (state.kind) tests.push(row => row.asset.kind === state.kind);
      if (state.catalog) tests.push(row => isIn(row.asset, state.catalog));
      if (state.module) tests.push(row => row.asset.modules.includes(state.module));
      if (state.user) tests.push(row => row.asset.verdict === "used" && row.asset.users.includes(state.user));
      if (state.verdict) tests.push(row => row.asset.verdict === state.verdict);
      if (state.rule) tests.push(row => row.asset.findings.some(finding => finding.rule === state.rule));
      if (state.plan) tests.push(row => row.move && row.move.action === state.plan);
      if (subsets[state.only]) tests.push(subsets[state.only]);
      const found = indexed.filter(row => tests.every(test => test(row)));
      const key = sorts[state.sort] || sorts.bytes;
      const sign = state.down === "1" ? -1 : 1;
      return found.map(row => [key(row), row]).sort((one, other) =>
        one[0] < other[0] ? -sign : one[0] > other[0] ? sign : one[1].index - other[1].index).map(pair => pair[1]);
    }

    """#
}
