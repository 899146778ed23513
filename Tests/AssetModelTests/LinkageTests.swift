import Testing

@testable import AssetModel

/// Links between the modules of two apps.
struct LinkageTests {
  /// Each module with its kind and the modules that it lists as dependencies.
  private static let table: [(name: String, kind: ModuleKind, dependencies: [String])] = [
    ("Shop", .app, ["Kit", "Chat", "Widget"]), ("Outlet", .app, ["Chat"]),
    ("Widget", .appExtension, ["Core"]), ("Kit", .framework, ["Core", "Text"]),
    ("Chat", .staticLibrary, ["Core"]), ("Core", .staticFramework, []), ("Text", .resourceBundle, []),
    ("Tests", .test, ["Core", "Kit", "Widget", "Outlet", "More"]), ("More", .test, []),
    ("Lone", .staticLibrary, []), ("LoneTests", .test, ["Lone"]),
    ("Loop", .dynamicLibrary, ["Loop", "Lone"]),
    ("Data", .resourceGroup, []), ("Bundle", .resourceBundle, ["Data"]),
  ]

  private static let names = table.map(\.name)

  private static let linkage = Linkage(
    table.enumerated().map { index, row in
      var module = Module(row.name, row.kind, .configuration, at: Place("a"), in: "a")
      module.id = Module.ID(index: index)
      // The first two dependencies belong to one declaration, as for a package product with two modules.
      let targets = row.dependencies.compactMap { names.firstIndex(of: $0).map(Module.ID.init) }
      module.dependencies = [
        ModuleDependency(name: "first", target: .modules(Array(targets.prefix(2)))),
        ModuleDependency(name: "elsewhere", target: .outside),
        ModuleDependency(name: "others", target: .modules(Array(targets.dropFirst(2)))),
      ]
      return module
    })

  private func check(_ name: String, _ expected: String, _ found: (Module.ID) -> [Module.ID]) throws {
    let index = try #require(Self.names.firstIndex(of: name))
    #expect(found(Module.ID(index: index)).map { Self.names[$0.index] }.joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("Shop", "Kit Chat Core"), ("Outlet", "Chat Core"), ("Widget", "Core"), ("Kit", "Core"), ("Core", ""),
    ("Tests", "Kit Core"), ("Loop", "Lone"), ("Bundle", "Data"),
  ])
  func `a module links libraries, directly and through others`(name: String, libraries: String) throws {
    try check(name, libraries, Self.linkage.libraries)
  }

  @Test(arguments: [
    ("Shop", "Shop"), ("Kit", "Shop"), ("Chat", "Shop Outlet"), ("Core", "Shop Outlet Widget"),
    ("Lone", "LoneTests"), ("Text", ""), ("Tests", "Tests"), ("Data", ""),
  ])
  func `a module runs in apps, else in tests`(name: String, executables: String) throws {
    try check(name, executables, Self.linkage.executables)
  }

  @Test(arguments: [
    ("Data", "Bundle"), ("Core", "Shop Outlet Widget Tests"), ("Kit", "Shop Tests"), ("Lone", "LoneTests"),
  ])
  func `apps and bundles receive the resources of a library`(name: String, holders: String) throws {
    try check(name, holders, Self.linkage.holders)
  }

  @Test(arguments: [
    ("Shop", "Shop"), ("Kit", "Kit"), ("Chat", "Shop Outlet"), ("Core", "Shop Outlet Widget Kit"),
    ("Lone", "Loop"),
  ])
  func `static code is in the binaries that link it`(name: String, binaries: String) throws {
    try check(name, binaries, Self.linkage.binaries)
  }

  @Test(arguments: [("Tests", "Widget Outlet"), ("More", ""), ("Shop", ""), ("LoneTests", "")])
  func `tests run in the apps that they depend on`(name: String, hosts: String) throws {
    try check(name, hosts, Self.linkage.hosts)
  }
}
