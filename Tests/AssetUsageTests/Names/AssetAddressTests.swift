import AssetModel
import AssetUsage
import Basics
import Testing

struct AssetAddressTests {
  @Test func `the folders of a set follow from its path and the groups of its catalog`() {
    let catalog: RepositoryPath = "App/Brand.xcassets"
    let path: RepositoryPath = "App/Brand.xcassets/Icons/plain/v2.close.imageset"
    let set = AssetSet(
      id: AssetID(catalog: catalog, kind: .image, name: "Icons/v2.close"), path: path, container: nil,
      role: .ordinary, contents: contents(path), slots: [], payloads: [], strays: [], parts: [])
    let groups = [("App/Brand.xcassets/Icons", true), ("App/Brand.xcassets/Icons/plain", false)].map {
      Catalog.Group(path: RepositoryPath($0), contents: contents(RepositoryPath($0)), providesNamespace: $1)
    }
    let namespaces = Catalog(
      path: catalog, role: .ordinary, contents: contents(catalog), groups: groups, loose: []
    ).namespaces
    #expect(
      AssetAddress(of: set, namespaces: namespaces)
        == AssetAddress(
          catalog: "Brand",
          folders: [.init("Icons", providesNamespace: true), .init("plain", providesNamespace: false)],
          name: "v2.close", kind: .image))
  }
}

/// The Contents.json of a folder, without content.
private func contents(_ folder: RepositoryPath) -> ContentsFile {
  ContentsFile(path: folder.appending("Contents.json"), state: .read)
}
