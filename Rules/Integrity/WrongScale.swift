internal import AssetModel

/// Finds images whose size does not match their scale.
struct WrongScale: Rule {
  let about = RuleDescription(
    id: "wrong_scale", category: .integrity, severity: .warning, remedy: .improvement,
    summary: "Images whose size in points differs between scales.",
    rationale: """
      An icon with 24 pixels at 1x and 60 at 2x is 24 points on one screen and 30 on the next, so the layout jumps \
      between devices. Rounding to whole pixels is allowed. Existing images have worked so far, so most differences in \
      them are reported as info. The exceptions are images with at most half the detail of the others, which look \
      blurred or far too small, and files that are just listed in the wrong order. In new images, differences are \
      reported as info only if they are hard to see, or if views resize the images.
      """,
    whenToDisable:
      "If images intentionally have a different size in points at each scale, for example to show different crops.",
    examples: [
      Example("a 2x that is larger than twice the 1x") {
        """
        close.imageset/close.png: png 24x24
        ↝close.imageset/close@2x.png: png 60x60
        """
      },
      Example("a 3x with fewer pixels than the 2x") {
        """
        close.imageset/close@2x.png: png 48x48
        ↓close.imageset/close@3x.png: png 36x36
        """
      },
      Example("a difference of half a point") {
        """
        close.imageset/close@2x.png: png 51x51
        close.imageset/close@3x.png: png 75x75
        """
      },
      Example("a 1x and a 2x that do not match, in a Mac app") {
        """
        project.yml:
          name: Apps
          targets:
            App: {type: application, platform: iOS, sources: [App]}
            Mac: {type: application, platform: macOS, sources: [Mac]}
        App/Assets.xcassets/close.imageset/close.png: png 30x30
        App/Assets.xcassets/close.imageset/close@2x.png: png 48x48
        App/Assets.xcassets/close.imageset/close@3x.png: png 72x72
        Mac/Assets.xcassets/close.imageset/close.png: png 24x24
        ↝Mac/Assets.xcassets/close.imageset/close@2x.png: png 60x60
        """
      },
      Example("one file listed for two scales") {
        """
        close.imageset/close.png: png 48x48
        close.imageset/Contents.json: json {"images": [{"filename": "close.png", "scale": "1x"}, \\
        {"filename": "close.png", "scale": "2x"}]}
        """
      },
      Example("sizes that match except for rounding") {
        """
        close.imageset/close.png: png 25x25
        close.imageset/close@2x.png: png 49x49
        close.imageset/close@3x.png: png 74x74
        """
      },
      Example("correct sizes that are rounded to whole pixels, one up and one down") {
        """
        ↝up.imageset/up@2x.png: png 30x30
        up.imageset/up@3x.png: png 70x70
        ↝B.xcassets/down.imageset/down@2x.png: png 30x30
        B.xcassets/down.imageset/down@3x.png: png 71x71
        """
      },
      Example("different sizes for different devices") {
        """
        close.imageset/phone.png: png 24x24
        close.imageset/pad.png: png 64x64
        close.imageset/Contents.json: json {"images": [{"filename": "phone.png", "idiom": "iphone", "scale": "1x"}, \\
        {"filename": "pad.png", "idiom": "ipad", "scale": "2x"}]}
        """
      },
      Example("a vector image, which has no pixels") {
        """
        close.imageset/close.pdf: pdf 24x24
        close.imageset/close@2x.png: png 60x60
        """
      },
      Example("heights that do not match, although the widths do") {
        """
        close.imageset/close.png: png 24x24
        ↝close.imageset/close@2x.png: png 48x60
        """
      },
      Example("a 2x that is too wide by more than a rounding error") {
        """
        ↘wide.imageset/a@2x.png: png 50x48
        wide.imageset/a.png: png 24x24
        fits.imageset/a.png: png 24x24
        fits.imageset/a@2x.png: png 49x48
        """
      },
      Example("a large image whose width is off by more than one percent") {
        """
        fits.imageset/a.png: png 300x10
        fits.imageset/a@2x.png: png 606x20
        ↘wide.imageset/a@2x.png: png 608x20
        wide.imageset/a.png: png 300x10
        """
      },
      Example("three kinds of wrong sizes, each reported once") {
        """
        a.imageset/a.png: png 32x32
        ↝a.imageset/a@2x.png: png 48x48
        a.imageset/a@3x.png: png 64x64
        b.imageset/b.png: png 40x40
        b.imageset/b@2x.png: png 60x60
        b.imageset/b@3x.png: png 80x80
        c.imageset/c.png: png 16x16
        c.imageset/c@2x.png: png 32x32
        ↝c.imageset/c@3x.png: png 64x64
        d.imageset/d.png: png 24x24
        d.imageset/d@2x.png: png 48x48
        d.imageset/d@3x.png: png 96x96
        e.imageset/e.png: png 24x24
        e.imageset/e@2x.png: png 48x48
        ↝e.imageset/e@3x.png: png 60x60
        """
      },
      Example("three sizes that differ by about a point, and three that differ by more") {
        """
        tip.imageset/tip.png: png 22x11
        ↘tip.imageset/tip@2x.png: png 42x22
        tip.imageset/tip@3x.png: png 61x32
        B.xcassets/tap.imageset/tap.png: png 26x11
        ↝B.xcassets/tap.imageset/tap@2x.png: png 42x22
        B.xcassets/tap.imageset/tap@3x.png: png 57x32
        """
      },
      Example("a 3x that is about one point too small, and one that is two points too small") {
        """
        a.imageset/a.png: png 8x8
        a.imageset/a@2x.png: png 16x16
        ↘a.imageset/a@3x.png: png 20x20
        b.imageset/b.png: png 8x8
        b.imageset/b@2x.png: png 16x16
        ↝b.imageset/b@3x.png: png 18x18
        """
      },
      Example("four images with the same wrong scale, reported once") {
        """
        a.imageset/a.png: png 24x24
        ↝a.imageset/a@2x.png: png 60x60
        b.imageset/b.png: png 24x24
        b.imageset/b@2x.png: png 60x60
        c.imageset/c.png: png 24x24
        c.imageset/c@2x.png: png 60x60
        d.imageset/d.png: png 24x24
        d.imageset/d@2x.png: png 60x60
        """
      },
      Example("a red icon whose 3x differs in size from the 3x of its blue version") {
        """
        icon_red_normal.imageset/a@2x.png: png 88x60
        ↝icon_red_normal.imageset/a@3x.png: png 88x90
        icon_blue_normal.imageset/a@2x.png: png 88x60
        icon_blue_normal.imageset/a@3x.png: png 132x90
        ↝line.imageset/a@2x.png: png 88x60
        line.imageset/a@3x.png: png 88x90
        """
      },
      Example("a 3x whose size contradicts the 1x and the 2x") {
        """
        close.imageset/close.png: png 24x24
        close.imageset/close@2x.png: png 48x48
        close.imageset/Contents.json: json {"images": [{"filename": "close.png", "scale": "1x"}, \\
        {"filename": "close@2x.png", "scale": "2x"}, {"filename": ↝"odd.png", "scale": "3x"}]}
        close.imageset/odd.png: png 60x60
        """
      },
      Example("swapped 2x and 3x files, recognized by the size of the 1x") {
        """
        project.yml:
          name: Apps
          targets: {App: {type: application, platform: iOS, sources: [.]}}
        A.xcassets/logo.imageset/logo.png: png 93x66
        A.xcassets/logo.imageset/Contents.json: json {"images": [{"filename": "logo.png", "scale": "1x"}, \\
        {"filename": ↓"b.png", "scale": "2x"}, {"filename": "a.png", "scale": "3x"}]}
        A.xcassets/logo.imageset/a.png: png 186x132
        A.xcassets/logo.imageset/b.png: png 279x198
        A.xcassets/event.imageset/event.png: png 71x71
        A.xcassets/event.imageset/event@2x.png: png 142x142
        ↝A.xcassets/event.imageset/event@3x.png: png 178x178
        """
      },
      Example("a photo of more than 100 points, which views usually scale") {
        """
        a.imageset/a@2x.png: png 240x240
        ↘a.imageset/a@3x.png: png 480x480
        a.imageset/a.png: png 120x120
        """
      },
      Example("a wrong 3x in a Mac app, where no screen uses it") {
        """
        project.yml:
          name: Apps
          targets: {App: {type: application, platform: macOS, sources: [.]}}
        A.xcassets/close.imageset/close.png: png 24x24
        A.xcassets/close.imageset/close@2x.png: png 48x48
        A.xcassets/close.imageset/close@3x.png: png 96x96
        """
      },
      Example("three scales that imply three different sizes, reported once") {
        """
        close.imageset/close.png: png 80x80
        ↝close.imageset/close@2x.png: png 120x120
        close.imageset/close@3x.png: png 160x160
        """
      },
      Example("three images listed one scale too low") {
        """
        close.imageset/close@2x.png: png 48x48
        close.imageset/close@3x.png: png 72x72
        close.imageset/close@4x.png: png 96x96
        close.imageset/Contents.json: json {"images": [{"filename": "close@2x.png", "scale": "1x"}, \\
        {"filename": ↓"close@3x.png", "scale": "2x"}, {"filename": "close@4x.png", "scale": "3x"}]}
        """
      },
      Example("two images listed one scale lower than their file names say") {
        """
        close.imageset/close@2x.png: png 80x80
        close.imageset/close@3x.png: png 120x120
        close.imageset/Contents.json: json {"images": [{"filename": ↓"close@2x.png", "scale": "1x"}, \\
        {"filename": "close@3x.png", "scale": "2x"}]}
        """
      },
      Example("2x, 3x and 4x images listed as 1x, 2x and 3x in an iPhone app") {
        """
        project.yml:
          name: Apps
          targets:
            App: {type: application, platform: iOS, sources: [App]}
        App/Assets.xcassets/close.imageset/a.png: png 88x88
        ↝App/Assets.xcassets/close.imageset/a@2x.png: png 132x132
        App/Assets.xcassets/close.imageset/a@3x.png: png 176x176
        """
      },
      Example("swapped 1x and 3x files in an iPhone app") {
        """
        project.yml:
          name: Apps
          targets:
            App: {type: application, platform: iOS, sources: [App]}
        ↓App/Assets.xcassets/close.imageset/a.png: png 120x126
        App/Assets.xcassets/close.imageset/a@2x.png: png 80x84
        App/Assets.xcassets/close.imageset/a@3x.png: png 40x42
        """
      },
      Example("a 3x that is slightly off, although the 2x fits exactly") {
        """
        close.imageset/close.png: png 51x34
        close.imageset/close@2x.png: png 102x68
        close.imageset/close@3x.png: png 155x103
        close.imageset/Contents.json: json {"images": [ \\
        {"filename": "close.png", "idiom": "iphone", "scale": "1x"}, \\
        {"filename": "close@2x.png", "idiom": "iphone", "scale": "2x"}, \\
        {"filename": ↘"close@3x.png", "idiom": "iphone", "scale": "3x"}]}
        """
      },
      Example("the same mistake for two devices, reported once") {
        """
        close.imageset/a.png: png 24x24
        close.imageset/b.png: png 60x60
        close.imageset/Contents.json: json {"images": [{"idiom": "mac", "filename": ↝"a.png", "scale": "1x"}, \\
        {"idiom": "mac", "filename": "b.png", "scale": "2x"}, {"idiom": "tv", "filename": "a.png", "scale": "1x"}, \\
        {"idiom": "tv", "filename": "b.png", "scale": "2x"}]}
        """
      },
      Example("a launch image whose 2x is larger than twice the 1x") {
        """
        Launch.launchimage/Contents.json: json {"images": [{"filename": ↝"a.png", "scale": "1x"}, \\
        {"filename": "b.png", "scale": "2x"}]}
        Launch.launchimage/a.png: png 32x48
        Launch.launchimage/b.png: png 80x96
        AppIcon.appiconset/a-20@2x.png: png 24x24
        AppIcon.appiconset/a-20@3x.png: png 80x80
        """
      },
      Example("identical files for all scales") {
        """
        close.imageset/close.png: png 24x24
        close.imageset/close@2x.png: copy of close.imageset/close.png
        close.imageset/close@3x.png: copy of close.imageset/close.png
        """
      },
      Example("an image for a scale that no screen has") {
        """
        a.imageset/a.png: png 24x24
        a.imageset/b.png: png 99x99
        a.imageset/Contents.json: json {"images": [{"filename": "a.png", "scale": "1x"}, {"filename": "b.png", "scale": "17x"}]}
        b.imageset/a.png: png 24x24
        b.imageset/a@2x.png: text no picture
        """
      },
      Example("a photo that is as wide as a phone screen at every scale") {
        """
        park.imageset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "universal", "scale": "1x"}, \\
        {"filename": "b.png", "idiom": "universal", "scale": "2x"}, {"filename": "c.png", "idiom": "universal", "scale": "3x"}]}
        park.imageset/a.png: png 320x209
        park.imageset/b.png: png 750x490 blue
        park.imageset/c.png: png 1242x811 green
        """
      },
      Example("images that SwiftUI code resizes") {
        """
        ↘a.imageset/a@2x.png: png 64x64
        a.imageset/a@3x.png: png 128x128
        ↓b.imageset/b@2x.png: png 56x56
        b.imageset/b@3x.png: png 168x168
        ↝c.imageset/c@2x.png: png 64x64
        c.imageset/c@3x.png: png 128x128
        ↘d.imageset/d.png: png 60x60
        d.imageset/d@2x.png: png 80x80
        d.imageset/d@3x.png: png 100x100
        App.swift:
          struct Row: View {
            var body: some View { Image("a").resizable().frame(width: 28); Image("b").renderingMode(.template).resizable() }
          }
          struct Cell: View { var body: some View { Image("c").resizable(); Image("c"); Image(.d).resizable() } }
        """
      },
      Example("images in the fixed-size views of a xib") {
        """
        ↘a.imageset/a@2x.png: png 64x64
        a.imageset/a@3x.png: png 64x64 blue
        ↓b.imageset/b@2x.png: png 56x56
        b.imageset/b@3x.png: png 168x168
        ↘c.imageset/c@2x.png: png 56x56
        c.imageset/c@3x.png: png 168x168
        B.xcassets/d.imageset/d@2x.png: png 64x64
        ↝B.xcassets/d.imageset/d@3x.png: png 64x64 blue
        B.xcassets/e.imageset/e@2x.png: png 64x64
        ↝B.xcassets/e.imageset/e@3x.png: png 64x64 blue
        ↘f.imageset/f@2x.png: png 64x64
        f.imageset/f@3x.png: png 64x64 blue
        Row.xib:
          <document useAutolayout="YES">
            <imageView id="1" contentMode="scaleAspectFit" image="a"><constraints>
              <constraint firstAttribute="width" constant="20"/><constraint firstAttribute="height" constant="20"/>
            </constraints></imageView>
            <imageView id="2" image="b"><constraints>
              <constraint firstAttribute="width" constant="48"/>
              <constraint firstAttribute="width" secondItem="2" secondAttribute="height"/>
            </constraints></imageView>
            <imageView id="3" image="c" fixedFrame="YES"><rect key="frame" width="20" height="20"/></imageView>
            <imageView id="4" contentMode="center" image="d"><constraints>
              <constraint firstAttribute="width" constant="20"/><constraint firstAttribute="height" constant="20"/>
            </constraints></imageView>
            <imageView id="5" image="e"><rect key="frame" width="20" height="20"/><constraints>
              <constraint firstAttribute="width" constant="20"/>
            </constraints></imageView>
            <button id="6"><constraints>
              <constraint firstAttribute="width" constant="20"/><constraint firstAttribute="height" constant="20"/>
            </constraints><state key="normal" backgroundImage="f"/></button>
            <resources>
              <image name="a"/><image name="b"/><image name="c"/><image name="d"/><image name="e"/><image name="f"/>
            </resources>
          </document>
        Row.swift: show(UINib(nibName: "Row", bundle: nil))
        """
      },
    ])

  /// The widths of iPhone screens in points.
  private static let phoneWidths: Set<Double> = [320, 375, 390, 393, 402, 414, 420, 428, 430, 440]

  var needs: Needs { [.pictures, .digests, .modules, .usage] }

  /// A file in a slot, and its size in pixels.
  private struct Sized {
    let slot: Slot
    let filename: String
    let scale: Int
    let width: Int
    let height: Int

    /// This file, as if it were in the slot of the other file.
    func at(_ other: Sized) -> Sized {
      Sized(slot: other.slot, filename: filename, scale: other.scale, width: width, height: height)
    }

    /// This file, as if it were listed for the next larger scale.
    var oneScaleUp: Sized {
      Sized(slot: slot, filename: filename, scale: scale + 1, width: width, height: height)
    }

    /// Whether the file is named for the next larger scale, such as `close@2x.png` in the slot for 1x.
    var isNamedOneScaleUp: Bool { filename.contains("@\(scale + 1)x") }

    /// The sum of all differences in width and height from other files, in thousandths of a point.
    func deviation(from others: [Sized]) -> Int {
      others.reduce(0) { sum, other in
        sum + abs(width * 1000 / scale - other.width * 1000 / other.scale)
          + abs(height * 1000 / scale - other.height * 1000 / other.scale)
      }
    }

    /// The difference between the two sizes in points, as a percentage of the smaller one. Width or height counts,
    /// whichever differs more.
    func difference(from other: Sized) -> Int {
      [(width, other.width), (height, other.height)].map { mine, theirs in
        let (one, two) = (max(1, mine * other.scale), max(1, theirs * scale))
        return max(one, two) * 100 / min(one, two) - 100
      }.max() ?? 0
    }

    /// Whether the sizes differ so much that one file looks blurred or badly cropped: by at least 15 percent, and by
    /// more than one and a half points. Most views have a fixed size, which hides smaller differences: engineers who
    /// reviewed assetlint's reports on public repositories did not care about differences of up to 12 percent. Images
    /// of 100 points or more in both dimensions never count, because views usually scale them: of 18 findings about
    /// such images, engineers cared about 3.
    func isFar(from other: Sized) -> Bool {
      difference(from: other) >= 15 && min(width, height) < 100 * scale && !isClose(to: other)
    }

    /// Whether the sizes of the two files differ by one and a half points at most.
    func isClose(to other: Sized) -> Bool {
      [(width, other.width), (height, other.height)].allSatisfy { mine, theirs in
        abs(mine * other.scale - theirs * scale) * 2 <= scale * other.scale * 3
      }
    }

    /// Whether this file has at most half the detail of the other one if both are shown at the same size. False if the
    /// file is known to have enough pixels for the views that show it.
    func looksBlurred(besides other: Sized, _ resizing: Resizing?) -> Bool {
      width * other.scale * 2 <= other.width * scale
        && resizing?.isSharp(max(width, height), at: scale) != true
    }

    /// Whether both files can have the same size in points, allowing for rounding to whole pixels or half a point. In
    /// large images, a difference of one percent is allowed, too, because no one can see it.
    func fits(_ other: Sized) -> Bool {
      let fits = { (mine: Int, theirs: Int) in
        let difference = abs(mine * other.scale - theirs * self.scale)
        return difference * 2 <= max(self.scale + other.scale, self.scale * other.scale)
          || difference * 100 <= mine * other.scale
      }
      return fits(width, other.width) && fits(height, other.height)
    }
  }

  func check(_ project: Project) -> [Finding] {
    let siblings = NameSiblings(project.sets.filter { $0.kind == .image })
    let resized = project.resizedSets
    return project.sets.filter { $0.kind == .image || $0.kind == .launchImage }.flatMap { set in
      check(set, project.modules.devices(of: set), siblings, resized[set.path])
    }
  }

  private func check(
    _ set: AssetSet, _ devices: Devices, _ siblings: NameSiblings, _ resizing: Resizing?
  ) -> [Finding] {
    var said: Set<[Int]> = []
    let groups = Dictionary(grouping: sized(set)) { $0.slot.traits(without: ["scale"]) }
    return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { _, witnesses in
      // Images that no device shows are not reported, but their sizes count as evidence.
      let group = witnesses.filter { devices.use($0.slot) }
      // Another rule reports that several scales have the same image.
      let contents = group.compactMap { set.payload(of: $0.slot)?.contentID }
      guard Set(contents).count == contents.count else { return nil }
      // Images exactly as wide as phone screens, such as 320, 750 and 1242 pixels, were exported that way on purpose.
      if group.allSatisfy({ Self.phoneWidths.contains(Double($0.width) / Double($0.scale)) }) { return nil }
      // The size in points that most scales agree on counts as right. If several sizes tie, the size that similarly
      // named assets have wins. If that is unclear, images that are narrower in pixels than one for a smaller scale
      // drop out, unless that leaves none. Of the rest, the image that differs least from those that agree with it
      // wins. If several differ equally, the one for the largest scale wins.
      let descending = group.sorted { $0.scale > $1.scale }
      let agreement = descending.map { one in witnesses.filter { $0.fits(one) } }
      let most = agreement.map(\.count).max() ?? 0
      let tied = zip(descending, agreement).filter { $0.1.count == most }
      let grown = tied.filter { one, _ in !group.contains { $0.scale < one.scale && $0.width > one.width } }
      let candidates = grown.isEmpty ? tied : grown
      let proven = tied.count > 1 ? bestConfirmed(tied.map(\.0), by: siblings.siblings(of: set)) : nil
      guard
        let right = proven
          ?? candidates.min(by: { $0.0.deviation(from: $0.1) < $1.0.deviation(from: $1.1) })?.0,
        let odd = descending.first(where: { !$0.fits(right) && $0.filename != right.filename }),
        // Files for several devices that have the same wrong sizes are reported only once.
        said.insert([odd.scale, odd.width, odd.height, right.scale, right.width, right.height]).inserted
      else { return nil }
      if let (one, other) = swap(in: group) ?? swap(in: witnesses) {
        var finding = Finding(
          about: set, at: one.slot.filenamePosition,
          "“\(one.filename)” is listed as \(one.scale)x and “\(other.filename)” as \(other.scale)x, but their sizes are the other way around; swap them",
          key: odd.slot.words())
        finding.statement = "swapped"
        return finding
      }
      if isShifted(group) || isShifted(witnesses) {
        let rest = group.contains { $0.scale == 3 } ? ", and remove the largest, because there is no 4x" : ""
        var finding = Finding(
          about: set, at: odd.slot.filenamePosition,
          "judging by their names, all images in “\(set.name)” are listed one scale too low; move each of them up one scale"
            + rest,
          key: odd.slot.words())
        finding.statement = "shifted"
        finding.fold = fold("shifted\(rest)", set) {
          "judging by their names, all images in \($0) are listed one scale too low; move each of them up one scale"
            + rest
        }
        return finding
      }
      let all = witnesses.sorted { $0.scale < $1.scale }
      let isOneOfMany = most == 1 && Set(all.map(\.filename)).count > 2
      let byWidth = all.sorted { $0.width * $1.scale < $1.width * $0.scale }
      let isFar =
        isOneOfMany
        ? !all.allSatisfy(byWidth[byWidth.count / 2].isClose) : odd.isFar(from: right)
      // If both files have the same width or height in pixels, either one may be wrong.
      let isOpen =
        proven == nil && candidates.count > 1 && (odd.width == right.width || odd.height == right.height)
      let isBlurred = !isOneOfMany && odd.looksBlurred(besides: right, resizing)
      var finding = Finding(
        about: set, at: odd.slot.filenamePosition,
        isOneOfMany
          ? message(set, all) : message(odd, right, isOpen: isOpen, isBlurred: isBlurred && resizing != nil),
        grade: isFar && isBlurred ? .normal : isFar && resizing == nil ? .settled : .minor,
        key: odd.slot.words())
      finding.weight = odd.difference(from: right)
      if isOneOfMany {
        let shift = shift(all)
        let sizes = sizes(all)
        finding.fold = fold("sizes\(shift)", set) {
          "\($0) have a different size in points at every scale (for example, \(sizes)); export every scale again from the original"
            + shift
        }
      } else if odd.scale == 3, odd.oneScaleUp.fits(right) {
        finding.fold = fold("4x", set) {
          "\($0) have a 3x with the size of a 4x, so the size in points depends on the device; export the 3x again"
        }
      } else {
        let note =
          "“\(odd.filename)” is \(odd.width)×\(odd.height) at \(odd.scale)x, but the \(right.scale)x is \(right.width)×\(right.height)"
        finding.fold = fold("odd", set, fewest: 4, note: note) {
          "\($0) have different sizes in points at different scales; export the scales again from the original"
        }
      }
      return finding
    }
  }

  /// Merges the findings about assets that have the same defect and are in one catalog. `message` receives a phrase
  /// for the assets, such as `“close” and 2 more assets`.
  private func fold(
    _ defect: String, _ set: AssetSet, fewest: Int = 2, note: String? = nil,
    _ message: @escaping @Sendable (_ assets: String) -> String
  ) -> FindingFold {
    let (name, catalog) = (set.name, set.id.catalog)
    let note = note ?? "the same defect in “\(name)”"
    return FindingFold(["\(catalog)", defect], fewest: fewest, note: note) { count, _ in
      message(count == 1 ? "“\(name)”" : "“\(name)” and \((count - 1).more("asset")) in \(catalog)")
    }
  }

  /// Whether all images are named for the next larger scale, and would have the same size in points if each were moved
  /// to that scale.
  private func isShifted(_ group: [Sized]) -> Bool {
    group.allSatisfy(\.isNamedOneScaleUp) && fitOneScaleUp(group)
  }

  private func fitOneScaleUp(_ group: [Sized]) -> Bool {
    let shifted = group.map(\.oneScaleUp)
    return shifted.allSatisfy { one in shifted.allSatisfy(one.fits) }
  }

  /// Finds two images that would have the right size if they were swapped.
  private func swap(in group: [Sized]) -> (Sized, Sized)? {
    for (index, one) in group.enumerated() {
      for other in group[(index + 1)...] where one.filename != other.filename {
        let pair = [one.at(other), other.at(one)]
        let rest = group.filter { $0.scale != one.scale && $0.scale != other.scale }
        if pair[0].fits(pair[1]), rest.allSatisfy({ $0.fits(pair[0]) && $0.fits(pair[1]) }) {
          return (one, other)
        }
      }
    }
    return nil
  }

  /// The image with the size in points that most of the similarly named `siblings` have. A sibling counts only if all
  /// its scales agree on one size. Nil if no sibling has the size of any image, or if several images tie.
  private func bestConfirmed(_ group: [Sized], by siblings: [AssetSet]) -> Sized? {
    let sizes = siblings.map(sized).filter { all in all.allSatisfy { one in all.allSatisfy(one.fits) } }
    let votes = group.map { one in sizes.count { $0.first?.fits(one) == true } }
    let most = votes.max() ?? 0
    let confirmed = zip(group, votes).filter { $0.1 == most }
    return most > 0 && confirmed.count == 1 ? confirmed[0].0 : nil
  }

  private func message(_ odd: Sized, _ right: Sized, isOpen: Bool, isBlurred: Bool) -> String {
    let size = { (length: Int) in (length * odd.scale * 2 + right.scale) / (right.scale * 2) }
    let advice =
      isOpen
      ? "either may be wrong, so export both again from the original"
      : "export the \(odd.scale)x at \(size(right.width))×\(size(right.height))"
    let cost =
      isBlurred ? "so the \(odd.scale)x looks blurred" : "so the size in points depends on the device"
    return """
      “\(odd.filename)” is \(odd.width)×\(odd.height) pixels at \(odd.scale)x, but the \(right.scale)x is \
      \(right.width)×\(right.height), \(cost); \(advice)
      """
  }

  private func message(_ set: AssetSet, _ pictures: [Sized]) -> String {
    "“\(set.name)” has a different size in points at every scale (\(sizes(pictures))); export every scale again from the original"
      + shift(pictures)
  }

  private func sizes(_ pictures: [Sized]) -> String {
    pictures.map { "\($0.width)×\($0.height) pixels at \($0.scale)x" }.joined(separator: ", ")
  }

  /// A hint, as the end of a sentence, that the images may be listed one scale too low. Empty if their sizes do not
  /// match at the next larger scales either. Images exported for 1x, 1.5x and 2x on Android have the same ratios as
  /// those for 2x, 3x and 4x.
  private func shift(_ pictures: [Sized]) -> String {
    fitOneScaleUp(pictures)
      ? "; but if these images are meant for 2x, 3x and 4x, just move each of them up one scale, and remove the largest, because there is no 4x"
      : ""
  }

  private func sized(_ set: AssetSet) -> [Sized] {
    set.slots.compactMap { slot in
      guard let filename = slot.filename, let scale = slot.scale,
        case .header(let header)? = set.payload(of: slot)?.picture,
        case .pixels(let width, let height)? = header.size
      else { return nil }
      return Sized(slot: slot, filename: filename, scale: scale, width: width, height: height)
    }
  }
}
