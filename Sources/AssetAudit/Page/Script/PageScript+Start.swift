extension PageScript {
  static let start = #"""
    // The views of the page, and the code that starts it.
    const views = {
      overview: ["Overview", overviewView], assets: ["Assets", assetsView], groups: ["Copies", groupsView], findings: ["Findings", findingsView],
      modules: ["Modules", modulesView], coverage: ["Coverage", coverageView],
    };
    if (data.catalogs.length) views.migration = ["Moving", migrationView];
    if (data.trend) views.trend = ["Changes", trendView];

    const repository = data.repository;
    const title = "Assets" + (repository ? " of " + repository.name : "");
    document.getElementById("title").replaceChildren(title,
      ...(repository && repository.commit ? [make("span", { class: "path" }, " at " + repository.commit + ", " + repository.date)] : []));

    const content = document.getElementById("content");
    const tabs = document.getElementById("tabs");

    function render() {
      document.documentElement.dataset.ground = state.ground;
      tabs.replaceChildren(...Object.entries(views).map(([key, [title]]) => make("a", {
        href: "#view=" + key, "aria-current": key === state.view ? "page" : null,
        click: event => { event.preventDefault(); go({ ...defaults, ground: state.ground, view: key }); },
      }, title)));
      const here = tabs.querySelector("[aria-current]");
      tabs.scrollLeft = here.offsetLeft - tabs.offsetLeft - 40;
      content.replaceChildren(...views[state.view][1]().flat().filter(Boolean));
      document.title = views[state.view][0] + " – " + title;
    }

    const grounds = document.getElementById("ground");
    grounds.addEventListener("change", () => { state.ground = grounds.value; writeAddress(); document.documentElement.dataset.ground = state.ground; });

    function follow() { readAddress(); grounds.value = state.ground; render(); renderPanel(); }

    addEventListener("hashchange", follow);
    addEventListener("popstate", follow);
    addEventListener("resize", () => requestAnimationFrame(fill));
    addEventListener("beforeprint", () => { if (state.view === "assets") fill(true); });
    addEventListener("afterprint", () => fill());
    addEventListener("keydown", event => {
      if (event.key === "Escape" && state.asset) go({ asset: "" });
      if (event.key === "/" && !/^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) {
        event.preventDefault();
        if (state.view !== "assets") go({ view: "assets" });
        document.getElementById("search").focus();
      }
    });

    follow();
    document.documentElement.dataset.ready = performance.now().toFixed(0);
    setTimeout(() => {
      const source = document.getElementById("pictures");
      if (!source) return;
      pictures = JSON.parse(source.textContent);
      source.remove();
      const hadFocus = document.activeElement && document.activeElement.id === "search";
      if (state.view === "assets") fill(); else render();
      renderPanel();
      if (hadFocus) document.getElementById("search").focus();
      document.documentElement.dataset.pictured = performance.now().toFixed(0);
    });

    """#
}
