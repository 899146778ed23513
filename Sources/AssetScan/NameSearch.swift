internal import AssetModel
internal import Basics
internal import Pictures
internal import SourceIndex

/// Searches the files that are not read as sources, such as shaders, 3D scenes, databases and scripts, for the names of
/// assets and other files.
struct NameSearch: Sendable {
  private struct Name {
    let bytes: [UInt8]
    let isAsset: Bool
  }

  private let names: [Name]
  /// For the first two bytes of names, the lengths of these names in ascending order.
  private var lengths: [UInt16: [Int]] = [:]
  private var isStart = [Bool](repeating: false, count: 1 << 16)
  /// The indices of the names, by their hashes.
  private var numbers: [ByteHash: [Int]] = [:]

  /// The names in `assets` have no extension. Names of one byte are never found.
  init(_ names: [String], assets: Set<String> = []) {
    self.names = names.map { Name(bytes: $0.utf8.map(\.lowercasedASCII), isAsset: assets.contains($0)) }
    for (index, name) in self.names.map(\.bytes).enumerated() where name.count > 1 {
      let start = UInt16(name[0]) << 8 | UInt16(name[1])
      lengths[start, default: []].append(name.count)
      isStart[Int(start)] = true
      numbers[ByteHash(name), default: []].append(index)
    }
    lengths = lengths.mapValues { Set($0).sorted() }
  }

  /// The indices of the names that occur in the bytes. A name counts if no letter, digit or underscore is next to it.
  /// The name of a file also counts if an extension, a scale or a device follows, because a file in a binary format may
  /// have no separators.
  func found(in bytes: [UInt8]) -> Set<Int> {
    var found: Set<Int> = []
    guard bytes.count > 1 else { return found }
    for index in 0..<(bytes.count - 1) {
      let start = UInt16(bytes[index].lowercasedASCII) << 8 | UInt16(bytes[index + 1].lowercasedASCII)
      guard isStart[Int(start)] else { continue }
      var (hash, end) = (ByteHash(), index)
      // Many names may have the same beginning, so the bytes are hashed once for all of them.
      for length in lengths[start] ?? [] where index + length <= bytes.count {
        while end < index + length {
          hash.add(bytes[end].lowercasedASCII)
          end += 1
        }
        for number in numbers[hash] ?? [] where !found.contains(number) {
          let name = names[number]
          guard bytes[index..<end].lazy.map(\.lowercasedASCII).elementsEqual(name.bytes) else { continue }
          let next = end < bytes.count ? bytes[end] : .space
          let isAlone = (index == 0 || !bytes[index - 1].isWordByte) && !next.isWordByte
          if isAlone || !name.isAsset && ".@~".utf8.contains(next) { found.insert(number) }
        }
      }
    }
    return found
  }
}

extension FileTree {
  /// For each name that occurs in files that are not read as sources, the first of these files: a resource of a module,
  /// the code of a prebuilt library near one of the catalogs or, if there is none, text such as a script or a README.
  func names(
    _ names: [String], assets: Set<String>, catalogs: Set<RepositoryPath>, inUnreadFilesOf modules: Modules,
    jobs: Jobs
  ) -> [String: (path: RepositoryPath, isText: Bool)] {
    guard !names.isEmpty else { return [:] }
    let search = NameSearch(names, assets: assets)
    let unread = folders.flatMap { folder in
      folder.files.map { folder.path.appending($0.name) }.filter { path in
        let language = SourceLanguage.of(path)
        // Text files are read as sources only if they contain JSON. Hidden files, such as `.DS_Store`, are not for the
        // app.
        return (language == nil || language == .textFile) && path.pictureFormat == nil
          && path.name.first != .dot
      }
    }
    let surroundings = Set(
      catalogs.map { $0.parent.parent.isRoot ? $0.parent : $0.parent.parent }
    ).filter { !$0.isRoot }
    let resources = unread.filter { path in
      if path.isPrebuiltCode { return surroundings.contains(where: path.isInside) }
      let type = path.pathExtension ?? ""
      return !Self.opaque.contains(type) && !Self.texts.contains(type)
        && !modules.memberships(of: path).isEmpty
    }
    let paths = resources + unread.filter { Self.texts.contains($0.pathExtension ?? "") }
    let found = paths.parallelMap(jobs) { path in
      // Larger resources rarely contain names. A file that cannot be read is reported elsewhere if it matters.
      (try? read(path, limit: path.isPrebuiltCode ? Self.codeLimit : Self.searchLimit)).map(search.found)
        ?? []
    }
    return paths.indices.reduce(into: [:]) { files, number in
      for index in found[number] where files[names[index]] == nil {
        files[names[index]] = (paths[number], isText: number >= resources.count)
      }
    }
  }

  private static let searchLimit = 16 << 20
  private static let codeLimit = 64 << 20

  /// The types of text files to search even if no module contains them, because people or scripts may read them.
  private static let texts: Set = ["markdown", "md", "metal", "php", "pl", "py", "rst", "rtf", "sh", "txt"]

  /// The types of files not to search, because they name no images. A JSON file that is not a source only lists the
  /// files of an asset.
  private static let opaque: Set = [
    "a", "aac", "aif", "aiff", "avi", "caf", "car", "dylib", "gz", "json", "lottie", "m4a", "m4v", "mid",
    "mlmodel",
    "mov", "mp3",
    "mp4", "o", "ogg", "otf", "p12", "tgz", "tflite", "ttc", "ttf", "wav", "webm", "woff", "woff2", "zip",
  ]
}

extension UInt8 {
  fileprivate var isWordByte: Bool { isLetter || isDigit || self == UInt8(ascii: "_") }
}
