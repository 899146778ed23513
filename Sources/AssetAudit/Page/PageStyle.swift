/// The CSS of the page.
enum PageStyle {
  static let text = #"""
    :root {
      color-scheme: light dark;
      --page: #f6f7f9; --card: #ffffff; --text: #1c1f24; --quiet: #5b6270; --line: #dfe3ea; --accent: #0b5cad;
      --used: #3f7fbf; --doubtful: #b38a1d; --unused: #c2492f; --accepted: #7a6a9c; --judged: #8a919e; --saving: #17868c;
      --good: #1d7a46; --warn: #8a5a00; --bad: #b3261e; --light-ground: #ffffff; --dark-ground: #17191d;
      --heat: 11, 92, 173;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #121418; --card: #1b1e24; --text: #e6e8ec; --quiet: #a2a9b6; --line: #30353f; --accent: #7cb7f2;
        --used: #4f8fd0; --doubtful: #c9a53c; --unused: #df6a50; --accepted: #9a8abf; --judged: #6d7482; --saving: #3fb8b0;
        --good: #6fcf97; --warn: #e3b341; --bad: #ff8f85; --heat: 60, 118, 186;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 4rem; }
    body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.45 system-ui, -apple-system, "Segoe UI", sans-serif; }
    button, input, select { font: inherit; color: inherit; }
    h1 { font-size: 1.05rem; margin: 0; white-space: nowrap; }
    h2 { font-size: 1.05rem; margin: 0 0 .6rem; overflow-wrap: anywhere; }
    h3 { font-size: .9rem; margin: 1rem 0 .3rem; }
    code, pre { font: .85em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
    pre { margin: .25rem 0 0; padding: .35rem .5rem; background: var(--page); border-radius: .35rem; white-space: pre-wrap; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .skip { position: absolute; left: -100vw; } .skip:focus { left: .5rem; top: .5rem; background: var(--card); padding: .5rem; z-index: 9; }

    body > header { position: sticky; top: 0; z-index: 3; display: flex; flex-wrap: wrap; align-items: center; gap: .2rem 1.2rem;
      padding: .55rem 1.2rem; background: var(--card); border-bottom: 1px solid var(--line); }
    nav { display: flex; flex-wrap: wrap; gap: .2rem; flex: 1; }
    nav a { padding: .3rem .7rem; border-radius: .4rem; color: var(--quiet); text-decoration: none; }
    nav a:hover { background: var(--page); }
    nav a[aria-current] { background: var(--accent); color: var(--card); }
    select, input[type=search] { background: var(--card); border: 1px solid var(--line); border-radius: .4rem; padding: .35rem .5rem; max-width: 100%; }
    .ground-choice { font-size: .85rem; color: var(--quiet); }

    main { max-width: 90rem; margin: 0 auto; padding: 1rem 1.2rem 3rem; display: flex; flex-direction: column; gap: 1rem; }
    section, .limits, details, main > details { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem; min-width: 0; }
    section > p { margin: 0 0 .7rem; color: var(--quiet); }
    .limits { border-left: 4px solid var(--doubtful); } .limits ul { margin: .3rem 0 0; padding-left: 1.2rem; }
    .columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr)); gap: 1rem; }
    .columns ol, .columns ul { margin: 0; padding-left: 1.3rem; } .columns li { margin-bottom: .7rem; }
    .figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.9rem, 1fr)); gap: .7rem; }
    .figure { display: flex; flex-direction: column; text-align: left; background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: .7rem .9rem; }
    .figure strong { font-size: 1.5rem; line-height: 1.2; font-variant-numeric: tabular-nums; } .figure span { color: var(--quiet); font-size: .88rem; }
    button.figure, .tile, .link { cursor: pointer; } button.figure:hover, .tile:hover { border-color: var(--accent); }
    .link { background: none; border: 0; padding: 0; color: var(--accent); text-align: left; overflow-wrap: anywhere; } .link:hover { text-decoration: underline; }
    .path { color: var(--quiet); font-size: .82rem; overflow-wrap: anywhere; }
    @media (min-width: 60rem) { body:has(#panel:not([hidden])) :is(main, body > header) { margin-right: 27rem; } }
    .columns li, section > ul li, .saving > span { min-width: 0; overflow-wrap: anywhere; } .go { color: var(--accent); } .link.small { display: block; font-size: .82rem; } table .link { overflow-wrap: break-word; }
    .move { margin-bottom: .6rem; overflow-wrap: anywhere; } .move ul { margin: 0; padding-left: 1.1rem; } .move table { margin-top: .4rem; } .move :is(th, td) { vertical-align: top; }
    .savings { list-style: none; padding: 0 !important; } .saving { display: flex; gap: .8rem; align-items: center; } .saving code { color: var(--quiet); margin-left: .4rem; }

    .tiles { display: flex; flex-wrap: wrap; gap: .6rem; }
    .tile { display: flex; flex-direction: column; align-items: center; gap: .2rem; width: 8.2rem; padding: .5rem; background: none; border: 1px solid var(--line); border-radius: .5rem; font-size: .85rem; flex: none; }
    .tile .ground { width: 6.4rem; height: 6.4rem; } .tile .name { max-width: 100%; overflow: hidden; overflow-wrap: anywhere; max-height: 4.2em; }
    .tile .note { color: var(--quiet); font-size: .78rem; overflow-wrap: anywhere; text-align: center; max-width: 100%; }
    .saving .tile { width: 6rem; } .saving .tile .ground { width: 4rem; height: 4rem; }
    .ground { display: inline-flex; align-items: center; justify-content: center; overflow: hidden; border-radius: .35rem; background: var(--light-ground); }
    @media (prefers-color-scheme: dark) { [data-ground=auto] .ground:not(.on-light) { background: var(--dark-ground); } }
    [data-ground=dark] .ground:not(.on-light), .ground.on-dark { background: var(--dark-ground); }
    [data-ground=checker] .ground:not(.on-light):not(.on-dark) { background: repeating-conic-gradient(#eef0f3 0 25%, #8b919a 0 50%) 0 0 / 16px 16px; }
    .ground img { max-width: 100%; max-height: 100%; width: auto; height: auto; object-fit: contain; }
    .none { color: var(--quiet); background: var(--card); padding: 0 .3rem; border-radius: .2rem; font-size: .75rem; } .swatches { display: flex; width: 100%; height: 100%; } .swatch { flex: 1; box-shadow: inset 0 0 0 1px var(--line); }

    .scroll { overflow-x: auto; background: linear-gradient(to right, var(--card) 1.5rem, transparent) left, linear-gradient(to left, var(--card) 1.5rem, transparent) right,
      linear-gradient(to right, var(--line), transparent) left, linear-gradient(to left, var(--line), transparent) right; background-repeat: no-repeat;
      background-size: 3rem 100%, 3rem 100%, .7rem 100%, .7rem 100%; background-attachment: local, local, scroll, scroll; } td details { padding: 0; border: 0; white-space: normal; text-align: left; } td details ul { margin: 0; padding-left: 1.1rem; min-width: 18rem; }
    table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
    th, td { text-align: left; padding: .35rem .6rem; border-bottom: 1px solid var(--line); font-weight: 400; vertical-align: middle; }
    thead th { color: var(--quiet); font-size: .85rem; white-space: nowrap; }
    .number { text-align: right; white-space: nowrap; }
    .upright thead th span { writing-mode: vertical-rl; transform: rotate(180deg); max-height: 16rem; }
    .date { white-space: nowrap; } .more { margin-top: .6rem; padding: .4rem .9rem; border: 1px solid var(--line); border-radius: .4rem; background: var(--page); cursor: pointer; }
    .matrix { width: auto; font-size: .85rem; } .matrix thead th { vertical-align: bottom; max-width: 9rem; white-space: normal; overflow-wrap: anywhere; }
    .matrix td { text-align: center; min-width: 2.5rem; } .keep { color: var(--good); font-weight: 600; font-size: .78rem; } .delete { color: var(--bad); font-weight: 600; font-size: .78rem; } .has { color: var(--good); } .lacks { color: var(--bad); }
    .heat-1 { background: rgba(var(--heat), .12); } .heat-2 { background: rgba(var(--heat), .24); } .heat-3 { background: rgba(var(--heat), .38); } .heat-4, .heat-5 { background: rgba(var(--heat), .52); }
    .severity, .verdict { font-size: .8rem; font-weight: 600; white-space: nowrap; }
    .error, .unused.verdict { color: var(--bad); } .warning, .doubtful.verdict { color: var(--warn); } .info, .not-judged.verdict, .accepted.verdict { color: var(--quiet); } .used.verdict { color: var(--good); }

    .filters { display: flex; flex-wrap: wrap; gap: .5rem; } .filters input { flex: 1 1 18rem; } .filters select { flex: 0 1 9.5rem; width: 9.5rem; } .filters .wide { flex: 0 1 auto; width: auto; margin-bottom: .7rem; } h1 .path { display: block; font-weight: 400; }
    .summary { margin: 0; color: var(--quiet); }
    .assets { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; overflow: auto; height: calc(100vh - 13rem); min-height: 20rem; }
    .assets table { min-width: 62rem; } .assets thead { position: sticky; top: 0; z-index: 1; } .assets thead th { background: var(--card); }
    .assets thead button { background: none; border: 0; padding: .2rem 0; color: inherit; cursor: pointer; font-weight: 600; }
    .assets tbody tr:not(.spacer) { height: 56px; cursor: pointer; } .assets tbody tr:not(.spacer):hover { background: var(--page); }
    .assets tr.open { background: rgba(var(--heat), .14) !important; } .assets tr:focus-visible { outline-offset: -2px; }
    .assets td, .assets tbody th { padding-top: 0; padding-bottom: 0; height: 56px; } .spacer td { height: 0; padding: 0; border: 0; }
    .assets td.ground { display: table-cell; width: 56px; min-width: 56px; max-width: 56px; padding: 4px; text-align: center; border-radius: 0; }
    .assets td.ground img { max-width: 46px; max-height: 46px; vertical-align: middle; } .assets td.ground .swatches { height: 46px; } .assets td.ground .none { display: block; max-height: 46px; overflow: hidden; font-size: .65rem; line-height: 1.2; }
    .assets tbody th { max-width: 26rem; } .assets .name, .assets .path { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .assets .path { direction: rtl; text-align: left; unicode-bidi: plaintext; }

    #panel { position: fixed; z-index: 4; top: 0; right: 0; bottom: 0; width: min(27rem, 100vw); overflow-y: auto; padding: 1rem 1.2rem 3rem; background: var(--card); border-left: 1px solid var(--line); box-shadow: -8px 0 24px rgba(0, 0, 0, .18); }
    #panel[hidden] { display: none; } #panel header { display: flex; gap: 1rem; align-items: start; justify-content: space-between; } #panel p { overflow-wrap: anywhere; } #panel h2 { overflow-wrap: anywhere; font-size: 1.2rem; }
    .close { background: none; border: 0; font-size: 1.6rem; line-height: 1; cursor: pointer; }
    .grounds { display: flex; gap: .6rem; } .grounds figure { margin: 0; flex: 1; } .grounds .ground { width: 100%; height: 10rem; border: 1px solid var(--line); } figcaption { color: var(--quiet); font-size: .8rem; }
    .grounds .ground.on-light { color: #1c1f24; }
    dl { display: grid; grid-template-columns: auto 1fr; gap: .2rem .8rem; margin: .6rem 0; } dt { color: var(--quiet); } dd { margin: 0; overflow-wrap: anywhere; }
    #panel li { overflow-wrap: anywhere; } .uses { border: 0; padding: .6rem 0 0; } .uses ul { margin: 0; padding-left: 1.1rem; } .uses h3 { font-weight: 400; overflow-wrap: anywhere; }
    #panel ul { margin: 0; padding-left: 1.1rem; } #panel li code { display: inline; } #panel li > code:last-child:not(:first-child) { color: var(--quiet); margin-left: .3rem; } #panel li .link { vertical-align: top; }
    .groups { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(30rem, 100%), 1fr)); gap: .7rem; } .group { border: 1px solid var(--line); border-radius: .5rem; padding: .7rem; min-width: 0; } .group p { margin: 0 0 .6rem; overflow-wrap: anywhere; }
    .groups + button { margin-top: .8rem; padding: .4rem .9rem; border: 1px solid var(--line); border-radius: .4rem; background: var(--page); cursor: pointer; }

    .map { margin: 0; } .treemap { width: 100%; height: auto; display: block; background: var(--page); border-radius: .4rem; } .treemap rect { cursor: pointer; } .treemap text { font-size: 11px; fill: var(--text); stroke: var(--page); stroke-width: 3px; paint-order: stroke; pointer-events: none; }
    .treemap .catalog { fill: var(--line); } .leaf.used { fill: var(--used); background: var(--used); } .leaf.doubtful { fill: var(--doubtful); background: var(--doubtful); } .leaf.unused { fill: var(--unused); background: var(--unused); }
    .leaf.accepted { fill: var(--accepted); } .leaf.not-judged { fill: var(--judged); background: var(--judged); } .leaf.saving { fill: var(--saving); background: var(--saving); } .treemap .leaf:hover { opacity: .75; }
    .key { display: inline-flex; align-items: center; gap: .35rem; margin: .4rem 1rem 0 0; } .dot { width: .75rem; height: .75rem; border-radius: .2rem; }
    .empty { color: var(--quiet); }
    @media (max-width: 40rem) {
      body > header { position: static; padding: .5rem .7rem; justify-content: space-between; } nav { order: 3; flex: 1 0 100%; padding: 2px; flex-wrap: nowrap; overflow-x: auto; } nav a { flex: none; padding: .2rem .5rem; } .filters { gap: .3rem; } .filters select { flex: 1 1 28%; width: 28%; padding: .2rem; font-size: .85rem; } .filters input { flex: 1 1 100%; padding: .25rem .5rem; } main { padding: .7rem; } .assets { height: 75vh; } .figure strong { font-size: 1.25rem; } .figures { grid-template-columns: repeat(2, 1fr); }
      .savings .saving { align-items: start; } .scroll { max-width: calc(100vw - 3.6rem); } .scroll tr > :first-child:not(.number), .scroll td:is(:has(code), :has(ul)) { min-width: 9rem; } .scroll th, .scroll td { padding: .35rem .4rem; }
      .assets .path { display: none; } .assets .name { white-space: normal; overflow-wrap: anywhere; line-height: 1.2; max-height: 3.6em; }
      .assets table { min-width: 0; } .assets tbody th { max-width: 8rem; } .assets td, .assets th { padding-left: .3rem; padding-right: .3rem; } h1 { white-space: normal; } .assets tr > :is(:nth-child(3), :nth-child(4), :nth-child(5), :nth-child(n+8)) { display: none; }
    }
    @media (prefers-reduced-motion: no-preference) { .tile, button.figure { transition: border-color .12s; } }
    @media print {
      body { background: none; } body > header nav, .ground-choice, .filters, .close, #panel pre, .groups + button { display: none; } body > header { position: static; }
      .assets { height: auto; overflow: visible; } .assets thead { position: static; } section, .group, .figure { break-inside: avoid; border-color: #999999; }
      #panel { position: static; width: auto; box-shadow: none; }
    }

    """#
}
