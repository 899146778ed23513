internal import AssetModel
internal import Basics
internal import Formats

struct XcodeObjects: Sendable {
  private let table: ObjectTable
  let project: XcodeObject
  let places: PlaceFinder

  init(_ path: RepositoryPath, _ bytes: [UInt8], _ notes: inout [ModuleNote]) throws(ModuleNoteError) {
    var bytes = bytes
    if let mark = MergeConflicts.firstMark(in: bytes) {
      let place = PlaceFinder(path, bytes).place(mark)
      notes.append(ModuleNote(.conflictMarks, place, "merge conflict marker"))
      bytes = MergeConflicts.resolve(bytes)
    }
    let table: ObjectTable
    do throws(PropertyListError) {
      table = try ObjectTable(bytes)
    } catch {
      throw ModuleNoteError(.unreadable, PlaceFinder(path, bytes).place(error.offset), error.message)
    }
    places = PlaceFinder(path, table.text)
    if let damage = table.damage {
      notes.append(
        ModuleNote(
          .unreadable, places.place(damage),
          "the file is malformed here, so the rest of the project is unknown"))
    }
    guard let project = table.project else {
      throw ModuleNoteError(
        .unreadable, Place(path), "the file contains no PBXProject object, so its targets are unknown")
    }
    self.project = project
    self.table = table
  }

  subscript(id: String) -> XcodeObject? {
    table[id]
  }

  func object(_ key: StaticString, of object: XcodeObject) -> XcodeObject? {
    object.text(key).flatMap { self[$0] }
  }
}

private struct ObjectTable: Sendable {
  let text: [UInt8]
  private var ranges: [String: Range<Int>] = [:]
  private var nodes: [String: PropertyListNode] = [:]
  private var root: String?
  private(set) var damage: Int?

  init(_ bytes: [UInt8]) throws(PropertyListError) {
    var scanner = OpenStepScanner(bytes, 0..<bytes.count)
    scanner.skipBlanks()
    guard scanner.next == UInt8(ascii: "{") else {
      let list = try PropertyList(bytes)
      text = list.text
      root = list.root["rootObject"]?.string
      for entry in list.root["objects"]?.entries ?? [] { nodes[entry.key] = entry.node }
      return
    }
    text = bytes
    ranges.reserveCapacity(bytes.count / 300)
    damage = readDocument(&scanner) ? nil : scanner.cursor
  }

  subscript(id: String) -> XcodeObject? {
    if let range = ranges[id] { return XcodeObject(id: id, text, range) }
    return nodes[id].map { XcodeObject(id: id, $0) }
  }

  /// The object that describes the project. This is the root object or, if that is missing or has another type, an
  /// object of the right type.
  var project: XcodeObject? {
    if let stated = root.flatMap({ self[$0] }), stated.isA("PBXProject") { return stated }
    let projects = (Array(ranges.keys) + nodes.keys).compactMap { self[$0] }.filter { $0.isA("PBXProject") }
    return projects.min { $0.id < $1.id }
  }

  /// Reads the table of objects and the ID of the root object. Returns false at the first error that it notices.
  private mutating func readDocument(_ scanner: inout OpenStepScanner) -> Bool {
    guard scanner.take("{") else { return false }
    while !scanner.take("}") {
      guard let key = scanner.skipValue(), scanner.take("=") else { return false }
      if text[key].elementsEqual("objects".utf8) {
        guard readObjects(&scanner) else { return false }
      } else {
        guard let value = scanner.skipValue() else { return false }
        if text[key].elementsEqual("rootObject".utf8) { root = OpenStepScanner.string(text, value) }
      }
      guard scanner.take(";") else { return false }
    }
    return true
  }

  private mutating func readObjects(_ scanner: inout OpenStepScanner) -> Bool {
    guard scanner.take("{") else { return false }
    while !scanner.take("}") {
      guard let key = scanner.skipValue(), scanner.take("="), let value = scanner.skipValue() else {
        return false
      }
      if let id = OpenStepScanner.string(text, key) { ranges[id] = value }
      guard scanner.take(";") else { return false }
    }
    return true
  }
}

/// The reason why a project file could not be used at all.
struct ModuleNoteError: Error {
  let note: ModuleNote

  init(_ kind: ModuleNote.Kind, _ place: Place, _ message: String) {
    note = ModuleNote(kind, place, message)
  }
}
