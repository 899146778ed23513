extension PageScript {
  /// Keeps the page's state, such as its view and filters, in the URL, so that a link opens the page in the same state.
  static let state = #"""
    // The state is in the URL, so that links and reloads show the same thing.
    const defaults = {
      view: "overview", q: "", kind: "", catalog: "", module: "", verdict: "", user: "", only: "", rule: "", move: "", to: "", plan: "", sort: "bytes", down: "1",
      ground: "checker", asset: "",
    };
    let state = { ...defaults };

    function readAddress() {
      state = { ...defaults };
      for (const [key, value] of new URLSearchParams(location.hash.slice(1))) if (key in defaults) state[key] = value;
      if (!views[state.view]) state.view = "overview";
    }

    function writeAddress(isStep) {
      const words = new URLSearchParams();
      for (const key of Object.keys(defaults)) if (state[key] !== defaults[key]) words.set(key, state[key]);
      const address = "#" + words;
      if (address === (location.hash || "#")) return;
      if (isStep) history.pushState(null, "", address); else history.replaceState(null, "", address);
    }

    function go(changes) {
      const isStep = "view" in changes || "asset" in changes;
      const changesPage = Object.keys(changes).some(key => key !== "asset");
      Object.assign(state, changes);
      writeAddress(isStep);
      if (changesPage) render();
      renderPanel();
    }

    function showAssets(filter) { go({ ...defaults, ground: state.ground, view: "assets", ...filter }); }

    function openAsset(index) { go({ asset: assets[index].set }); }

    """#
}
