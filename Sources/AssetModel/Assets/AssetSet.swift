public import Basics

/// Identifies an asset across runs by its catalog, kind and full name.
public struct AssetID: Hashable, Comparable, Sendable {
  /// The catalog that contains the asset. For an Icon Composer document outside a catalog, the folder that contains the
  /// document.
  public let catalog: RepositoryPath
  public let kind: AssetKind
  /// The name that code uses, such as `Icons/close`. It includes the groups and sets that provide a
  /// namespace.
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

/// An asset as a folder on disk, such as `close.imageset`, with the content of its `Contents.json` and its files.
public struct AssetSet: Sendable {
  public let id: AssetID
  public let path: RepositoryPath
  /// The kind of the enclosing set, such as an image stack. Nil if no other set contains this set.
  public let container: AssetKind?
  public var role: CatalogRole
  public let contents: ContentsFile
  public let slots: [Slot]
  /// The files that belong to the asset, sorted by path, without duplicates. In most kinds of sets,
  /// `Contents.json` lists these files.
  public var payloads: [Payload]
  /// The other files in the folder, which `Contents.json` does not list.
  public let strays: [Payload]
  /// The folders of the sets that are directly inside this set.
  public let parts: [RepositoryPath]
  public var isInTests = false
  /// Whether the set is in a folder of `Project.sdkFolders`.
  public var isInSDK = false
  /// The files that `Contents.json` lists and that exist on disk, but are not in git.
  public var notAdded: Set<RepositoryPath> = []
  /// The files that `Contents.json` lists, that do not exist, and that git would ignore.
  public var ignored: Set<RepositoryPath> = []
  /// Whether git tracks none of the asset's files and ignores any new ones. A build step probably creates them.
  public var isFilledByBuild = false

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

  /// The name without its namespaces.
  public var ownName: String { path.stem }

  /// Whether code can refer to this asset by name, unlike a layer of an image stack.
  public var isAddressable: Bool { container == nil || container == .spriteAtlas }

  /// Whether apps can download the asset when they need it. Code then requests it by its tags.
  public var isOnDemand: Bool { contents.properties["on-demand-resource-tags"] != nil }

  /// The sprite atlas that the set belongs to; nil if there is none.
  public var atlas: RepositoryPath? {
    container == .spriteAtlas ? path.parent.upward.first { $0.pathExtension == "spriteatlas" } : nil
  }

  /// The Contents.json of the set or, if there is none, its folder.
  public var place: Place {
    Place(contents.exists ? contents.path : path, contents.exists ? .start : nil)
  }

  /// The width and height in pixels of the image in a slot. Nil if they are unknown.
  public func size(of slot: Slot) -> [Int]? {
    guard case .header(let header)? = payload(of: slot)?.picture,
      case .pixels(let width, let height)? = header.size
    else { return nil }
    return [width, height]
  }

  /// The file of a slot; nil if the slot is empty or its file does not exist.
  public func payload(of slot: Slot) -> Payload? {
    guard let wanted = slot.filename.map({ path.appending($0) }) else { return nil }
    let position = payloads.startOfSuffix { $0.path >= wanted }
    return position < payloads.count && payloads[position].path == wanted ? payloads[position] : nil
  }

  /// Whether the set certainly has no content. Always false for `.iconset` folders. Of the kinds that contain inner
  /// sets, only textures can be empty.
  public var isEmpty: Bool {
    guard contents.state == .read, payloads.isEmpty, strays.isEmpty, parts.isEmpty else { return false }
    switch kind.list {
    case .files, .property, .arObject, .iconDocument, .mipmaps: return slots.allSatisfy { $0.filename == nil }
    case .colors: return slots.allSatisfy { $0.color == nil }
    case .sets, .content, .fileNames: return false
    }
  }

  public var byteCount: Int { payloads.reduce(0) { $0 + $1.byteCount } }
}
