internal import Basics
internal import Formats

/// Reads one storyboard or xib, and records its assets, classes and outlets, and the parts that appear only if
/// something opens or shows them.
///
/// | element | attribute | kind | |
/// | --- | --- | --- | --- |
/// | `image` | `name` | literal | in `resources`; recorded at each element that uses it |
/// | | | | label is `unused` if nothing in the file uses the image, apart from storyboard references |
/// | `namedColor` | `name` | literal | as for `image` |
/// | `userDefinedRuntimeAttribute` | `value` | literal | if its `type` is `image` |
/// | | | word | if its `type` is `string`, for views that load a picture by name; label is the `keyPath` |
/// | `string` | its text | literal | if its `key` is `NSResourceName`, as in files from before Xcode 4 |
/// | any | `image`, `backgroundImage` | literal | in watch interfaces, which have no `resources` |
/// | any | `image`, `selectedImage` … | literal | in other interfaces, if `resources` exists but does not list it |
/// | any | `customClass` | chain | a use of that class; label is the `customModule` |
/// | `color` | `name` | word | if `resources` does not list it |
/// | any | `storyboardName` | chain | a reference to another storyboard; label is the identifier of the scene |
/// | `action`, `segue` | `selector`, `unwindAction` | chain | |
/// | `string` | its text | chain | if it is a selector with a colon, as in files from before Xcode 4 |
/// | `outlet` | `property` | chain | for each picture of its view, recorded at the picture; label is the picture |
/// | | | | the same for a color; the entry also contains the key of the color, as in `outlet.tintColor` |
///
/// A picture that its view scales to a fixed size has the trait `resizable`, with the view's longer side in points.
///
/// `catalog="system"` marks a system symbol. Its name is recorded as a word, because OS versions that lack the symbol
/// show an asset with that name instead.
struct InterfaceBuilderIndexer {
  private var recorder: MentionRecorder
  private var problems = ProblemList()
  private var isOfWatch = false
  private var isInResourceName = false
  private var isInString = false
  private var listed: [Resource] = []
  private var hasList = false
  private var colored: [(name: String, offset: Int, view: String, key: String)] = []
  private var shown: [Shown] = []
  private var frames = ViewFrames()
  /// The identifiers of the open elements. For an element without an identifier and for the cell of an AppKit
  /// control, this is the identifier of the parent.
  private var views: [String] = []
  /// The number of open elements at the start of a storyboard reference; nil outside of references. A tab item in a
  /// reference is shown only in Xcode, because the app uses the tab item of the referenced scene.
  private var reference: Int?
  private var inReferences: Set<String> = []
  /// For each view, the properties of its outlets.
  private var outlets: [String: [String]] = [:]
  private var scenes = SceneOutline()

  /// A picture in a view, and whether the view scales the picture to the size of the view.
  private struct Shown {
    let name: String
    let offset: Int
    let view: String
    let isScaled: Bool
  }

  private struct Resource {
    var kind: Mention.Kind
    let name: String
    let offset: Int
    let entry: String
  }

  init(_ interest: Interest) {
    recorder = MentionRecorder(interest)
  }

  mutating func index(_ bytes: [UInt8]) -> FileMentions {
    var bytes = bytes
    if let mark = bytes.blankConflictMarks() { problems.report(.conflictMarks, at: mark) }
    do throws(XMLError) {
      var reader = try XMLReader(bytes)
      bytes = reader.text
      while let event = try reader.next() { read(event, of: reader) }
      for part in scenes.hiddenParts() { recorder.record(part) }
    } catch {
      problems.report(error)
    }
    recordListed(bytes)
    recordUnlisted()
    recordOutlets()
    recorder.sortDrafts()
    let slice = bytes[...]
    recorder.recordDirectives(slice.span, marks: SourceLanguage.interfaceBuilder.commentMarks)
    return recorder.finish(slice.span, problems)
  }

  private mutating func read(_ event: XMLEvent, of reader: XMLReader) {
    switch event {
    case .start:
      (isInResourceName, isInString) = (false, false)
      scenes.start(reader)
      let isPart = reader["key"]?.value == "cell"
      if reference == nil, reader.name == "viewControllerPlaceholder" { reference = views.count }
      views.append((isPart ? nil : reader["id"]?.value) ?? views.last ?? "")
      frames.read(reader, in: views)
      readElement(reader)
    case .text where isInResourceName:
      recorder.record(.literal, reader.characters, at: reader.offset, in: "NSResourceName")
    case .text where isInString && reader.characters.isSelector:
      recorder.record(.chain, reader.characters, at: reader.offset, in: "action")
    case .text: break
    case .end:
      (isInResourceName, isInString) = (false, false)
      scenes.end(reader)
      _ = views.popLast()
      if views.count == reference { reference = nil }
    }
  }

  private mutating func readElement(_ reader: XMLReader) {
    let element = reader.name
    switch element {
    case "image", "namedColor":
      guard let name = reader["name"] else { return }
      let kind: Mention.Kind = reader["catalog"]?.value == "system" ? .word : .literal
      listed.append(Resource(kind: kind, name: name.value, offset: name.valueOffset, entry: element))
    case "color":
      guard let name = reader["name"], reader["catalog"] == nil else { return }
      colored.append((name.value, name.valueOffset, views.last ?? "", reader["key"]?.value ?? ""))
    case "resources": hasList = true
    case "mutableData" where hasList && !listed.isEmpty:
      // The file itself contains the data of the image that was listed last.
      listed[listed.count - 1].kind = .word
    case "userDefinedRuntimeAttribute": readRuntimeAttribute(reader, element)
    case "outlet", "outletCollection":
      if let property = reader["property"], let view = reader["destination"]?.value {
        outlets[view, default: []].append(property.value)
      }
    case "action": record(.chain, reader["selector"], of: reader, element)
    case "string":
      isInResourceName = reader["key"]?.value == "NSResourceName"
      isInString = true
    default:
      if element == "document" { isOfWatch = reader["type"]?.value.contains("WatchKit") == true }
      // In `accessibilityTraits`, `image` is a boolean: `image="YES"`.
      if element != "accessibilityTraits" { readPictures(reader) }
      record(.chain, reader["unwindAction"], of: reader, "action")
      record(.chain, reader["customClass"], of: reader, "customClass", label: reader["customModule"]?.value)
      record(
        .chain, reader["storyboardName"], of: reader, "storyboardName",
        label: reader["referencedIdentifier"]?.value)
    }
  }

  private mutating func readPictures(_ reader: XMLReader) {
    if isOfWatch {
      record(.literal, reader["image"], of: reader, "image")
      record(.literal, reader["backgroundImage"], of: reader, "image")
    } else if reader["catalog"]?.value != "system" {
      for key in Self.imageAttributes {
        guard let attribute = reader[key] else { continue }
        if reference != nil {
          inReferences.insert(attribute.value)
        } else {
          // A button scales only its background, and some modes of an image view center the picture instead.
          let isScaled =
            key == "backgroundImage"
            || reader.name == "imageView" && reader["contentMode"]?.value.hasPrefix("scale") != false
          shown.append(
            Shown(
              name: attribute.value, offset: attribute.valueOffset, view: views.last ?? "", isScaled: isScaled
            ))
        }
      }
    }
  }

  private static let imageAttributes = ["image", "selectedImage", "backgroundImage", "highlightedImage"]

  /// Records each listed image or color at the elements that use it, or in the list if no element uses it.
  private mutating func recordListed(_ bytes: [UInt8]) {
    let pictures = Dictionary(grouping: shown, by: \.name).mapValues { views in
      views.map { (offset: $0.offset, side: $0.isScaled ? frames.longerSide(of: $0.view) : nil) }
    }
    let colors = Dictionary(grouping: colored, by: \.name).mapValues { uses in
      uses.map { (offset: $0.offset, side: Int?.none) }
    }
    for resource in listed {
      let uses = (resource.entry == "image" ? pictures : colors)[resource.name] ?? []
      for use in uses {
        recorder.record(resource.kind, resource.name, at: use.offset, in: resource.entry, side: use.side)
      }
      guard uses.isEmpty else { continue }
      let isUsed =
        !inReferences.contains(resource.name) && bytes.hold(value: resource.name, apartFrom: resource.offset)
      recorder.record(
        resource.kind, resource.name, at: resource.offset, in: resource.entry, label: isUsed ? nil : "unused")
    }
  }

  /// Records colors that elements use but `resources` does not list. If the file has `resources`, does the same for
  /// pictures.
  private mutating func recordUnlisted() {
    let listed = Set(listed.map(\.name))
    for (name, offset, _, _) in colored where !listed.contains(name) {
      recorder.record(.word, name, at: offset, in: "namedColor")
    }
    guard hasList else { return }
    for use in shown where !listed.contains(use.name) {
      recorder.record(.literal, use.name, at: use.offset, in: "image")
    }
  }

  /// Records the outlets through which code can replace a picture or color. Each is recorded at the offset of the
  /// picture or color.
  private mutating func recordOutlets() {
    for use in shown { recordOutlets(of: use.view, use.name, at: use.offset, in: "outlet") }
    for (name, offset, view, key) in colored {
      recordOutlets(of: view, name, at: offset, in: "outlet.\(key)")
    }
  }

  private mutating func recordOutlets(of view: String, _ name: String, at offset: Int, in entry: String) {
    for property in outlets[view] ?? [] {
      recorder.record(.chain, property, at: offset, in: entry, label: name)
    }
  }

  private mutating func readRuntimeAttribute(_ reader: XMLReader, _ element: String) {
    let kind: Mention.Kind
    switch reader["type"]?.value {
    case "image": kind = .literal
    case "string": kind = .word
    default: return
    }
    record(kind, reader["value"], of: reader, element, label: reader["keyPath"]?.value)
  }

  private mutating func record(
    _ kind: Mention.Kind, _ attribute: XMLAttribute?, of reader: XMLReader, _ entry: String,
    label: String? = nil
  ) {
    guard let attribute else { return }
    let kind = reader["catalog"]?.value == "system" ? .word : kind
    recorder.record(kind, attribute.value, at: attribute.valueOffset, in: entry, label: label)
  }
}

extension String {
  /// Whether this is the selector of a method with arguments.
  fileprivate var isSelector: Bool {
    utf8.last == UInt8(ascii: ":") && utf8.count > 1
      && utf8.allSatisfy { $0 == UInt8(ascii: ":") || $0.continuesCName }
  }
}

extension [UInt8] {
  /// Whether another attribute has the same value as the one that begins at `offset`. Always true if the value contains
  /// a character that can be escaped, such as `&`, because the search would miss other spellings.
  fileprivate func hold(value: String, apartFrom offset: Int) -> Bool {
    if value.contains(where: { "&<>\"'".contains($0) }) || !value.allSatisfy(\.isASCII) { return true }
    let quoted = Array("\"\(value)\"".utf8)
    return indices.contains { self[$0] == quoted[0] && $0 + 1 != offset && self[$0...].starts(with: quoted) }
  }
}

extension ProblemList {
  mutating func report(_ error: XMLError) {
    report(error.kind == .conflictMark ? .conflictMarks : .malformed, at: error.offset)
  }
}
