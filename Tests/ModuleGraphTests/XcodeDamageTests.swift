import AssetModel
import Basics
import TestSupport
import Testing

@testable import ModuleGraph

@Suite(.timeLimit(.minutes(15))) struct XcodeDamageTests {
  static let path = "App.xcodeproj/project.pbxproj"

  static let sound = projectText(
    main: "GROUP, assets", targets: "App, Kit",
    target("App", "application", phases: "S, R, F", settings: "PRODUCT_NAME = \"$(TARGET_NAME)\"; ")
      + target("Kit", "framework", "productReference = kit; ")
      + group("GROUP", "Code", "a, ROOT") + file("a", "a.swift") + file("assets", "Assets.xcassets")
      + file("kit", "Kit.framework", tree: "BUILT_PRODUCTS_DIR")
        + """
        ROOT = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E, ); path = Root; sourceTree = "<group>"; };
        E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ("b.swift", ); target = Kit; };

        """
      + phase("S", "Sources", ["a"]) + phase("R", "Resources", ["assets"]) + phase("F", "Frameworks", ["kit"])
  )

  @Test func `both sides of a merge are read`() throws {
    let text = Self.sound.replacing(
      "R_assets = {",
      with: """
        <<<<<<< HEAD
        R_extra = {isa = PBXBuildFile; fileRef = extra; };
        ||||||| base
        R_old = {broken
        =======
        extra = {isa = PBXFileReference; path = Extra.xcassets; sourceTree = SOURCE_ROOT; };
        >>>>>>> feature
        R_assets = {
        """
    ).replacing("files = (R_assets)", with: "files = (R_assets, R_extra)")
    let modules = readModules([Self.path: text])
    #expect(
      modules.the("App")?.parts == [
        "processed Assets.xcassets", "source Code/a.swift", "processed Extra.xcassets",
      ])
    #expect(modules.remarks == ["conflictMarks 26: merge conflict marker"])
  }

  @Test func `unresolved references are noted and skipped`() throws {
    let text = Self.sound.replacing(
      "a = {isa = PBXFileReference; path = \"a.swift\"", with: "z = {path = \"a.swift\""
    )
    .replacing("targets = (App, Kit)", with: "targets = (App, Kit, Lost)")
    let modules = readModules([Self.path: text])
    #expect(modules.all.map(\.name) == ["App", "Kit"])
    #expect(modules.the("App")?.parts == ["processed Assets.xcassets"])
    #expect(modules.remarks == ["dangling 5: references to missing objects: 3"])
  }

  @Test func `a group inside itself ends`() {
    let text = Self.sound.replacing("children = (a, ROOT)", with: "children = (a, GROUP, MAIN, ROOT)")
    let modules = readModules([Self.path: text])
    #expect(modules.the("App")?.parts.count == 2)
    #expect(modules.remarks == ["cycle 17: groups that contain themselves: 2"])
  }

  @Test func `files outside the repository are noted and skipped`() {
    let text = Self.sound.replacing("path = \"Code\"", with: "path = \"../Code\"")
    let modules = readModules([Self.path: text])
    #expect(modules.the("App")?.parts == ["processed Assets.xcassets"])
    #expect(modules.remarks == ["outsideRepository 17: files or groups outside the repository: 1"])
  }

  @Test(arguments: [
    ("", "unreadable 0: the file contains no PBXProject object, so its targets are unknown"),
    ("{}", "unreadable 0: the file contains no PBXProject object, so its targets are unknown"),
    ("{objects = {a = b}", "unreadable 1: the file is malformed here, so the rest of the project is unknown"),
    ("<?xml version=\"1.0\"?><plist><dict>", "unreadable 1: expected '</dict>' before the end of the file"),
  ])
  func `a file that is not a project is noted`(_ text: String, _ remark: String) {
    let modules = readModules([Self.path: text])
    #expect(modules.all.isEmpty)
    #expect(modules.remarks.contains(remark), "\(modules.remarks)")
  }

  @Test func `an unreadable file is noted`() {
    let modules = readModules([:], besides: [Self.path])
    #expect(modules.remarks == ["unreadable 0: the file cannot be read"])
  }

  @Test func `the end may be missing`() throws {
    let end = try #require(Self.sound.range(of: "R = {"))
    let modules = readModules([Self.path: String(Self.sound[..<end.lowerBound]) + "R = {isa = PBX"])
    #expect(modules.the("App")?.parts == ["source Code/a.swift"])
    #expect(modules.remarks.count == 2)
  }

  @Test func `a project in the XML dialect is read`() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>objects</key><dict>
      <key>P</key><dict><key>isa</key><string>PBXProject</string><key>mainGroup</key><string>M</string>
      <key>targets</key><array><string>T</string></array></dict>
      <key>M</key><dict><key>isa</key><string>PBXGroup</string><key>sourceTree</key><string>&lt;group&gt;</string>
      <key>children</key><array><string>F</string></array></dict>
      <key>F</key><dict><key>isa</key><string>PBXFileReference</string><key>path</key><string>a b.m</string>
      <key>sourceTree</key><string>&lt;group&gt;</string></dict>
      <key>T</key><dict><key>isa</key><string>PBXNativeTarget</string><key>name</key><string>Tool</string>
      <key>productType</key><string>com.apple.product-type.tool</string>
      <key>buildPhases</key><array><string>S</string></array></dict>
      <key>S</key><dict><key>isa</key><string>PBXSourcesBuildPhase</string>
      <key>files</key><array><string>B</string></array></dict>
      <key>B</key><dict><key>isa</key><string>PBXBuildFile</string><key>fileRef</key><string>F</string></dict>
      </dict><key>rootObject</key><string>P</string></dict></plist>
      """
    let modules = readModules([Self.path: text])
    #expect(modules.the("Tool")?.parts == ["source a b.m"])
    #expect(modules.remarks == [])
  }

  @Test func `damaged files are read as far as possible`() {
    var whole = 0
    for copy in damagedCopies(of: Array(Self.sound.utf8)) {
      let modules = readModules(bytes: [Self.path: copy], besides: ["Code/Root/b.swift"])
      #expect(modules.all.count <= 2)
      if modules.all.count == 2 { whole += 1 }
    }
    #expect(whole > 50)
  }

  @Test func `deep and long files do not exhaust anything`() {
    let braces = String(repeating: "{a=", count: 20_000)
    #expect(readModules([Self.path: braces]).all.isEmpty)
    #expect(readModules([Self.path: "{objects = {x = \(braces)"]).all.isEmpty)
    let groups = (0..<3000).map { group("G\($0)", "g", "G\($0 + 1), G0, MAIN") }.joined()
    let modules = readModules([Self.path: projectText(main: "G0", targets: "", groups)])
    #expect(modules.remarks.count == 3)
  }
}
