import Basics
import Testing

@testable import ModuleGraph

struct FileTypeTests {
  @Test(arguments: [
    "swift", "m", "mm", "c", "cc", "cpp", "cxx", "c++", "s", "asm", "metal", "intentdefinition",
    "xcdatamodel", "xcdatamodeld", "xcmappingmodel", "mlmodel", "mlpackage", "y", "l", "d", "lm", "ym",
    "rkassets", "proto",
  ])
  func `a compiler reads it`(type: String) {
    #expect(FileTypes.role(of: RepositoryPath("App/a.\(type)")) == .source)
    #expect(FileTypes.role(of: RepositoryPath("App/a.\(type)2")) == .processed)
  }

  @Test(arguments: [
    "h", "hh", "hpp", "hxx", "h++", "pch", "inc", "ipp", "tpp", "def", "modulemap", "apinotes",
    "entitlements", "xcconfig", "xcfilelist", "xctestplan", "xcodeproj", "xcworkspace", "playground", "gpx",
    "apns", "docc", "framework", "xcframework", "a", "dylib", "tbd", "app", "appex", "o", "exp", "lproj",
    "storekit",
  ])
  func `it is not part of a product`(type: String) {
    #expect(FileTypes.role(of: RepositoryPath("App/a.\(type)")) == nil)
    #expect(FileTypes.role(of: RepositoryPath("App/a.\(type)2")) == .processed)
  }

  @Test(arguments: ["App/.a.png", "App/Info.plist", "App/LICENSE"]) func `its name shows that, too`(
    path: String
  ) {
    #expect(FileTypes.role(of: RepositoryPath(path)) == nil)
  }

  @Test(arguments: [
    "xcassets", "xcstickers", "icon", "xcdatamodel", "xcdatamodeld", "mlpackage", "mlmodelc", "bundle",
    "framework", "xcframework", "scnassets", "rkassets", "rcproject", "docc", "playground", "playgroundbook",
    "xcodeproj", "xcworkspace", "app", "appex", "dsym", "momd", "storyboardc", "artworkpack",
    "xcmappingmodel", "xctest", "qlgenerator", "prefpane", "wdgt", "rtfd", "sketch", "sparsebundle",
  ])
  func `a folder is treated as one file`(type: String) {
    #expect(FileTypes.isWrapper(RepositoryPath("App/a.\(type)")))
    #expect(!FileTypes.isWrapper(RepositoryPath("App/\(type)")))
    #expect(FileTypes.isCopiedWhole(RepositoryPath("App/a.\(type)")) == (type == "bundle"))
    let isCatalog = ["xcassets", "xcstickers", "icon"].contains(type)
    #expect(FileTypes.isCatalog(RepositoryPath("App/a.\(type)")) == isCatalog)
    #expect(FileTypes.isContent(RepositoryPath("App/a.\(type)")) == isCatalog)
  }

  @Test(arguments: ["nib", "xib", "storyboard", "xcdatamodel", "xcdatamodeld", "xcmappingmodel", "metal"])
  func `a package treats it as a resource without a rule`(type: String) throws {
    let manifest = """
      // swift-tools-version: 5.3
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "A")])
      """
    let modules = readModules(
      ["Package.swift": manifest],
      besides: ["Sources/A/a.swift", "Sources/A/b.\(type)", "Sources/A/b.\(type)2"])
    #expect(
      try #require(modules.the("A")).parts == ["source Sources/A/a.swift", "processed Sources/A/b.\(type)"])
  }

  @Test(arguments: ["swift", "c", "m", "mm", "cc", "cpp", "cxx", "s"])
  func `a package compiles it`(type: String) throws {
    let manifest = """
      // swift-tools-version: 5.3
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "A")])
      """
    let modules = readModules(
      ["Package.swift": manifest], besides: ["Sources/A/b.\(type)", "Sources/A/b.\(type)2"])
    #expect(try #require(modules.the("A")).parts == ["source Sources/A/b.\(type)"])
  }
}
