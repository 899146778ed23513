extension PageScript {
  static let groups = #"""
    // Assets with the same content, and those that look alike, side by side.
    const groupsAtOnce = 40;

    function groupsView() {
      const shown = [
        groupList("Same content", copiesShown(),
          "The assets in each group have the same content. If one of them can replace others, it is marked “keep”, and the ones it can replace are marked “delete”. Check where an asset is used before you delete it.", false),
        groupList("Look-alikes", data.look_alikes, "These images look alike, but are not identical. For a pair, the last tile shows in red where the two differ.", true),
        ...clashList(),
      ];
      return shown.some(Boolean) ? shown : [make("p", { class: "empty" }, "No assets have the same content or look alike.")];
    }

    // The groups of copies, depending on the filter: all, only those to merge, or only those that need a decision.
    function copiesShown() {
      return data.duplicates.filter(group => state.only === "merge" ? group.severity === "warning" : state.only === "review" ? group.severity !== "warning" : true);
    }

    function groupList(title, groups, text, differ) {
      if (!groups.length) return null;
      const holder = make("div", { class: "groups" });
      const more = make("button", { type: "button", click: () => add() });
      let next = 0;
      const add = () => {
        for (const group of groups.slice(next, next + groupsAtOnce)) holder.append(card(group, differ));
        next += groupsAtOnce;
        more.hidden = next >= groups.length;
        more.textContent = "Show " + Math.min(groupsAtOnce, groups.length - next) + " of " + (groups.length - next) + " more";
      };
      add();
      const all = differ ? data.look_alikes : data.duplicates;
      const shown = section(title + " (" + (groups.length < all.length ? groups.length + " of " : "") + all.length + ")", make("p", {}, text),
        groups.length < all.length ? make("p", {}, make("button", { type: "button", class: "link", click: () => go({ only: "" }) }, "Show all " + all.length + " groups")) : null, holder, more);
      shown.id = title.toLowerCase().replace(" ", "-");
      return shown;
    }

    function card(group, differ) {
      const where = homesOf(group.members);
      return make("article", { class: "group" },
        make("p", {}, make("span", { class: "severity " + group.severity }, group.severity), " ",
          group.bytes ? make("strong", {}, "saves " + bytes(group.bytes) + ": ") : null, group.message),
        make("div", { class: "tiles" }, group.members.map((member, at) => tile(member, [advice(group, member, at), where[at]].filter(Boolean))),
          differ && group.members.length === 2 ? difference(...group.members) : null),
        make("details", { class: "uses" }, make("summary", {}, "Where they are used"), group.members.map((member, at) => {
          const asset = assets[member], name = asset.name + " in " + where[at];
          const all = [...places("Uses of " + name, asset.places_count, asset.places),
            ...places("Possible uses of " + name, asset.possible_places_count, asset.possible_places)];
          return all.length ? all : make("h3", {}, "No uses of " + name);
        })));
    }

    // The label “keep” or “delete” for a copy, if one copy can replace others.
    function advice(group, member, at) {
      if (group.removable.includes(member)) return make("span", { class: "delete" }, "delete ");
      return at === 0 && group.removable.length ? make("span", { class: "keep" }, "keep ") : null;
    }

    // An image that shows where two images differ once both are drawn at the same size.
    function difference(one, other) {
      const sources = [one, other].map(index => (pictures[index] || {}).light);
      if (!sources.every(Boolean)) return null;
      const canvas = make("canvas", { width: 96, height: 96, role: "img", "aria-label": "Where they differ" });
      const images = sources.map(source => { const image = new Image(); image.src = source; return image; });
      Promise.all(images.map(image => image.decode())).then(() => {
        const pixels = images.map(image => {
          const layer = document.createElement("canvas");
          layer.width = layer.height = 96;
          const context = layer.getContext("2d");
          context.fillStyle = "#808080";
          context.fillRect(0, 0, 96, 96);
          context.drawImage(image, 0, 0, 96, 96);
          return context.getImageData(0, 0, 96, 96);
        });
        const result = pixels[0];
        for (let at = 0; at < result.data.length; at += 4) {
          let sum = 0;
          for (let part = 0; part < 3; part += 1) sum += Math.abs(pixels[0].data[at + part] - pixels[1].data[at + part]);
          const shade = 255 - Math.min(255, sum);
          result.data[at] = 255; result.data[at + 1] = result.data[at + 2] = shade; result.data[at + 3] = 255;
        }
        canvas.getContext("2d").putImageData(result, 0, 0);
      }).catch(() => canvas.remove());
      return make("span", { class: "tile" }, make("span", { class: "ground" }, canvas), make("span", { class: "name" }, "difference"));
    }

    // Names that several assets have. The first list has assets with different content; the second has assets with the
    // same files but different settings.
    function clashList() {
      const different = data.name_clashes.filter(clash => !clash.settings.length), same = data.name_clashes.filter(clash => clash.settings.length);
      const cards = clashes => [make("div", { class: "groups" }, clashes.slice(0, 200).map(clash => make("article", { class: "group" },
        make("p", {}, make("strong", {}, clash.name), clash.settings.length ? ": the same files, but different settings (" + clash.settings.join(", ") + ")" : ""),
        make("div", { class: "tiles" }, homesOf(clash.variants.flat()).map((where, at) => {
          const member = clash.variants.flat()[at], asset = assets[member];
          return tile(member, [asset.colors.map(color => color.value).join(", "), " " + where]);
        }))))), clashes.length > 200 ? make("p", {}, "The first 200 of " + clashes.length + "; the JSON report lists all of them.") : null];
      return [
        different.length ? section("One name, different content (" + different.length + ")",
          make("p", {}, "If these assets are in different bundles, the bundle that code searches decides which one appears. If they are in the same bundle, the build keeps only one of them."), cards(different)) : null,
        same.length ? section("One name, same picture, different settings (" + same.length + ")",
          make("p", {}, "The files are identical; only their settings in Contents.json differ. Decide which settings are right before you merge them."), cards(same)) : null,
      ];
    }

    """#
}
