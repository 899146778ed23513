/// What makes an asset the same asset from one run to the next: its catalog, its kind and its full name.
public struct AssetID: Hashable, Comparable, Sendable {
  /// The catalog that holds the asset; for a document beside the catalogs, the folder it lies in.
  public let catalog: RepositoryPath
  public let kind: AssetKind
  /// The name code uses: the namespaces that apply, joined by `/`, then the set's own name.
  public let name: String

  public init(catalog: RepositoryPath, kind: AssetKind, name: String) {
    self.catalog = catalog
    self.kind = kind
    self.name = name
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.catalog, left.name, left.kind) < (right.catalog, right.name, right.kind)
  }
}

/// One asset: a folder of a catalog whose extension says what kind it is.
public struct AssetSet: Sendable {
  public let id: AssetID
  /// The set's folder.
  public let path: RepositoryPath
  /// The set this one is a part of, such as the layer around a `Content.imageset`.
  public let container: AssetKind?
  public var role: CatalogRole
  public let contents: ContentsFile
  /// The entries of Contents.json, in their order.
  public let slots: [Slot]
  /// The files of the set that its list names, each once, sorted by path.
  public var payloads: [Payload]
  /// The files in the set's folder that its list does not name, sorted by path.
  public let strays: [Payload]
  /// The folders of the sets directly inside this one.
  public let parts: [RepositoryPath]
  /// Of the files that its list names and that are missing in the state looked at, those that lie on disk.
  public var notAdded: Set<RepositoryPath> = []

  public init(
    id: AssetID, path: RepositoryPath, container: AssetKind?, role: CatalogRole, contents: ContentsFile,
    slots: [Slot], payloads: [Payload], strays: [Payload], parts: [RepositoryPath]
  ) {
    self.id = id
    self.path = path
    self.container = container
    self.role = role
    self.contents = contents
    self.slots = slots
    self.payloads = payloads
    self.strays = strays
    self.parts = parts
  }

  public var kind: AssetKind { id.kind }
  public var name: String { id.name }

  /// The last component of the name.
  public var ownName: String { path.stem }

  /// Whether code can ask for this asset by its name, as it cannot for the layers of an image stack.
  public var isAddressable: Bool { container == nil || container == .spriteAtlas }

  /// Where to look first: the set's Contents.json where there is one, else its folder.
  public var place: Place {
    Place(contents.exists ? contents.path : path, contents.exists ? .start : nil)
  }

  /// The file that a slot shows; nil if it shows none, or one that is not there.
  public func payload(of slot: Slot) -> Payload? {
    guard let wanted = slot.filename.map({ path.appending($0) }) else { return nil }
    var range = payloads.indices
    while let middle = range.isEmpty ? nil : range.lowerBound + range.count / 2 {
      if payloads[middle].path == wanted { return payloads[middle] }
      range = payloads[middle].path < wanted ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  /// The bytes that the set's files take.
  public var byteCount: Int { payloads.reduce(0) { $0 + $1.byteCount } }
}
