internal import AssetModel
internal import Basics
internal import Formats

/// The properties and slots that a `Contents.json` or `icon.json` declares.
struct Contents: Sendable {
  var file: ContentsFile
  var slots: [Slot] = []

  static func absent(_ path: RepositoryPath) -> Contents {
    Contents(file: ContentsFile(path: path, state: .absent))
  }

  var providesNamespace: Bool { file.properties["provides-namespace"] == "true" }
}

extension Contents {
  /// Reads the `Contents.json` or `icon.json` of a set of this kind. If `kind` is nil, reads the `Contents.json` of a
  /// group or catalog.
  init(_ bytes: [UInt8], path: RepositoryPath, kind: AssetKind?, presence: Payload.Presence = .tracked) {
    let lines = LineTable(bytes)
    let document: JSONDocument
    do {
      document = try JSONDocument(bytes)
    } catch {
      let problem = ContentsProblem(
        .unreadable, at: lines.position(at: error.offset), error.message, key: ["json"])
      file = ContentsFile(path: path, state: .unreadable, problems: [problem])
      return
    }
    guard document.root.members != nil else {
      let problem = ContentsProblem(.unreadable, at: .start, "is not a JSON object", key: ["object"])
      file = ContentsFile(path: path, state: .unreadable, problems: [problem])
      return
    }
    var reader = ContentsReader(lines: lines, kind: kind)
    reader.read(document)
    file = ContentsFile(
      path: path, state: .read, problems: reader.problems.sorted { $0.position < $1.position },
      properties: reader.properties, unassigned: reader.unassigned, presence: presence)
    slots = reader.slots
  }
}

private struct ContentsReader {
  let lines: LineTable
  let kind: AssetKind?
  var problems: [ContentsProblem] = []
  var properties: [String: String] = [:]
  var slots: [Slot] = []
  var unassigned: Set<String> = []

  mutating func read(_ document: JSONDocument) {
    for departure in document.departures {
      switch departure.kind {
      case .duplicateKey(let key):
        report(
          .contradiction, at: departure.offset,
          "has “\(key)” twice, but only one of them takes effect; remove one", key: ["twice", key])
      case .repeatedKey(let key):
        report(
          .ignored, at: departure.offset, "has “\(key)” twice, with the same value; remove one",
          key: ["twice", key])
      case let kind: report(.unusual, at: departure.offset, kind.text, key: [kind.key])
      }
    }
    let root = document.root
    for member in root["properties"]?.members ?? [] {
      properties[member.key] = member.node.flatText
    }
    if let member = root["info"]?.members?.first(where: { $0.key == "template-rendering-intent" }) {
      report(
        .ignored, at: member.keyOffset,
        "sets “template-rendering-intent” in “info”, but it belongs in “properties”; move it there",
        key: ["info"])
    }
    guard let kind else { return }
    switch kind.list {
    case .files(let key), .sets(let key): readSlots(root[key])
    case .colors: readSlots(root["colors"])
    case .property: readProperties(root, keys: ["filename"])
    case .arObject: readProperties(root, keys: ["content", "preview"])
    case .mipmaps: readSlots(root["textures"])
    case .iconDocument: readLayers(root)
    case .content, .fileNames: break
    }
  }

  private mutating func readSlots(_ list: JSONNode?) {
    guard let list else { return }
    guard let entries = list.array else {
      return report(
        .contradiction, at: list.offset,
        "has a value that is not a list, although Xcode expects a list here; change it to a list",
        key: ["list"])
    }
    for entry in entries {
      guard let members = entry.members else {
        report(
          .contradiction, at: entry.offset, "has an entry that is not a JSON object; correct or remove it",
          key: ["entry"])
        continue
      }
      let name = entry["filename"].flatMap { $0.string?.isEmpty == true ? nil : $0 }
      // A file that was dropped on the set, but not assigned to a slot, is not shown. So it does not count as listed.
      if entry["unassigned"]?.bool == true {
        if let file = name?.string { unassigned.insert(file) }
        continue
      }
      let color = readColor(entry["color"])
      slots.append(
        Slot(
          traits: traits(of: members), filename: name?.string, color: color,
          position: position(entry.offset), filenamePosition: name.map { position($0.offset) }))
    }
  }

  private mutating func readProperties(_ root: JSONNode, keys: [String]) {
    for key in keys {
      guard let name = root["properties"]?[key], let file = name.string else { continue }
      slots.append(
        Slot(
          traits: [Trait("property", key)], filename: file, color: nil, position: position(name.offset),
          filenamePosition: position(name.offset)))
    }
  }

  /// Reads the layers of an Icon Composer document, which stores images in its `Assets` folder.
  private mutating func readLayers(_ root: JSONNode) {
    for group in root["groups"]?.array ?? [] {
      for layer in group["layers"]?.array ?? [] {
        let variants = (layer["image-name-specializations"]?.array ?? []).compactMap { $0["value"] }
        for name in [layer["image-name"]].compactMap({ $0 }) + variants {
          guard let file = name.string else { continue }
          slots.append(
            Slot(
              traits: [Trait("layer", layer["name"]?.string ?? "")], filename: "Assets/" + file, color: nil,
              position: position(name.offset), filenamePosition: position(name.offset)))
        }
      }
    }
  }

  private mutating func traits(of members: [JSONMember]) -> [Trait] {
    var traits: [Trait] = []
    for member in members {
      switch member.key {
      case "appearances":
        for appearance in member.node.array ?? [] {
          guard let name = appearance["appearance"]?.string, let value = appearance["value"]?.string else {
            continue
          }
          traits.append(Trait("appearances." + name, value))
        }
      case "resizing": traits.append(Trait("resizing", JSONOutput(member.node).text(.compact)))
      case let key where SlotKeys.traits.contains(key):
        if let text = member.node.flatText { traits.append(Trait(key, text)) }
      case let key:
        guard let meant = SlotKeys.misspellings[key] else { continue }
        report(
          .contradiction, at: member.keyOffset, "has the key “\(key)”, which Xcode ignores; use “\(meant)”",
          key: ["misspelled", key])
      }
    }
    return traits.sorted()
  }

  private mutating func readColor(_ node: JSONNode?) -> CatalogColor? {
    guard let node, node.members != nil else { return nil }
    if let reference = node["reference"]?.string {
      return .system(platform: node["platform"]?.string, reference: reference)
    }
    var components: [String: ColorNotation] = [:]
    for member in node["components"]?.members ?? [] {
      if let text = member.node.string { components[member.key] = .text(text) }
      if let number = member.node.number { components[member.key] = .number(number.text) }
    }
    do {
      return try CatalogColor(space: node["color-space"]?.string, components: components)
    } catch {
      report(.contradiction, at: node.offset, "has an invalid color: \(error); correct it", key: ["color"])
      return nil
    }
  }

  private mutating func report(_ kind: ContentsProblem.Kind, at offset: Int, _ text: String, key: [String]) {
    problems.append(ContentsProblem(kind, at: position(offset), text, key: key))
  }

  private func position(_ offset: Int) -> TextPosition {
    lines.position(at: offset)
  }
}

private enum SlotKeys {
  /// Keys that distinguish the entries of a Contents.json. Xcode 8 wrote `screenWidth` for complications.
  static let traits: Set<String> = [
    "display-gamut", "extent", "graphics-feature-set", "height-class", "idiom", "language-direction",
    "locale", "matching-style", "memory", "mipmap-level", "minimum-system-version", "orientation", "platform",
    "role", "scale", "screen-width", "screenWidth", "size", "subtype", "symbol-variant",
    "universal-type-identifier", "width-class",
  ]

  /// Misspelled keys that occur in public catalogs, each with the correct spelling. Xcode ignores misspelled keys.
  static let misspellings = [
    "capInsets": "cap-insets", "fileName": "filename", "file-name": "filename",
    "Scale": "scale", "Idiom": "idiom", "displayGamut": "display-gamut",
    "languageDirection": "language-direction",
  ]
}

extension JSONNode {
  fileprivate var flatText: String? {
    switch value {
    case .string(let text): text
    case .number(let number): number.text
    case .bool(let flag): flag ? "true" : "false"
    case .array(let nodes): nodes.compactMap(\.flatText).joined(separator: ",")
    case .object, .null: nil
    }
  }
}

extension JSONDeparture.Kind {
  fileprivate var key: String {
    switch self {
    case .byteOrderMark: "mark"
    case .trailingComma: "comma"
    case .duplicateKey, .repeatedKey: "twice"
    case .invalidUTF8: "utf8"
    case .unpairedSurrogate: "surrogate"
    }
  }

  /// What is wrong, in words that follow the file name in a message.
  fileprivate var text: String {
    switch self {
    case .byteOrderMark:
      "starts with a byte order mark, which Xcode accepts but strict JSON parsers don't; remove it"
    case .trailingComma: "has a trailing comma, which Xcode accepts but strict JSON parsers don't; remove it"
    case .duplicateKey(let key), .repeatedKey(let key): "has “\(key)” twice"
    case .invalidUTF8:
      "has bytes that are not UTF-8, which strict JSON parsers reject; save the file as UTF-8"
    case .unpairedSurrogate:
      "has half of an escaped surrogate pair, which strict JSON parsers reject; correct the escape"
    }
  }
}

extension JSONOutput {
  fileprivate init(_ node: JSONNode) {
    switch node.value {
    case .object(let members): self = .object(members.map { (key: $0.key, value: JSONOutput($0.node)) })
    case .array(let nodes): self = .array(nodes.map(JSONOutput.init))
    case .string(let text): self = .string(text)
    case .number(let number): self = .double(number.double)
    case .bool(let flag): self = .bool(flag)
    case .null: self = .null
    }
  }
}
