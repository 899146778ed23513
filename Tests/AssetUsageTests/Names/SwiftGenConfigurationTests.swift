import AssetUsage
import Basics
import Testing

struct SwiftGenConfigurationTests {
  @Test func `inputs, outputs and parameters are read`() throws {
    let configuration = try read(
      """
      input_dir: Resources
      output_dir: Generated/
      strings:
        inputs: Base.lproj
        outputs: {templateName: structured-swift5, output: Strings.swift}
      xcassets:
        - inputs: Icons.xcassets
          outputs:
            - templateName: swift5
              output: Icons.swift
              params: {enumName: Icons, forceProvidesNamespaces: true, publicAccess: true}
            - {templatePath: Templates/names.stencil, output: Names.swift}
        - inputs: [Colors.xcassets, ../Shared]
          filter: .+\\.xcassets$
          outputs: {templateName: my-own, output: Colors.swift, params: {forceFileNameEnum: true}}
      """)
    #expect(configuration.actions.count == 2)
    let icons = configuration.actions[0]
    #expect(icons.covers("Tools/Resources/Icons.xcassets"))
    #expect(!icons.covers("Resources/Icons.xcassets"))
    #expect(icons.filter == nil)
    #expect(icons.outputs.map(\.template) == [.bundled("swift5"), .custom("Tools/Templates/names.stencil")])
    #expect(icons.outputs.map(\.path) == ["Tools/Generated/Icons.swift", "Tools/Generated/Names.swift"])
    #expect(
      icons.outputs[0].naming(catalogCount: 1) == SwiftGenNaming(enumName: "Icons", forcesNamespaces: true))
    let colors = configuration.actions[1]
    #expect(colors.covers("Tools/Resources/Colors.xcassets"))
    #expect(colors.covers("Tools/Shared/Deep/Any.xcassets"))
    #expect(colors.filter == #".+\.xcassets$"#)
    #expect(colors.outputs.map(\.template) == [.custom(nil)])
    #expect(colors.outputs[0].naming(catalogCount: 1) == SwiftGenNaming(separatesCatalogs: true))
  }

  @Test func `the keys of older versions are understood`() throws {
    let configuration = try read("xcassets: {paths: A.xcassets, templateName: swift4, output: A.swift}")
    #expect(configuration.actions[0].covers("Tools/A.xcassets"))
    #expect(configuration.actions[0].outputs.map(\.path) == ["Tools/A.swift"])
    #expect(configuration.actions[0].outputs[0].naming(catalogCount: 2).separatesCatalogs)
  }

  @Test(arguments: [
    ("false", false), ("0", false), ("''", false), ("true", true), ("1", true), ("yes", true),
  ])
  func `a parameter of a template is true unless it says otherwise`(value: String, isTrue: Bool) throws {
    let configuration = try read(
      "xcassets: {inputs: A.xcassets, outputs: {templateName: swift5, output: a, params: {forceFileNameEnum: \(value)}}}"
    )
    let output = configuration.actions[0].outputs[0]
    #expect(output.naming(catalogCount: 1).separatesCatalogs == isTrue)
    #expect(output.naming(catalogCount: 2).separatesCatalogs)
  }

  @Test(arguments: [
    ("${TARGET_NAME}/A.xcassets", "Tools/App/A.xcassets", true),
    ("${TARGET_NAME}/A.xcassets", "Tools/App/B.xcassets", false),
    ("${PROJECT_DIR}/App/A.xcassets", "Tools/App/A.xcassets", true),
    ("$PROJECT_DIR/App/A.xcassets", "Tools/App/A.xcassets", true),
    ("${SRCROOT}/App/A.xcassets", "Tools/App/A.xcassets", true),
    ("$SRCROOT/App/A.xcassets", "Tools/App/A.xcassets", true),
    ("$OTHER/App/A.xcassets", "Tools/App/A.xcassets", false),
    ("[*]/A?.xcassets", "Tools/[*]/A?.xcassets", true), ("[*]/A.xcassets", "Tools/[x]/A.xcassets", false),
    ("{a,b}/A.xcassets", "Tools/a/A.xcassets", false), ("!a/A.xcassets", "Tools/!a/A.xcassets", true),
    ("../[1] App/A.xcassets", "[1] App/A.xcassets", true),
    (".", "Tools/App/A.xcassets", true),
    ("../..", "Tools/App/A.xcassets", false),
    ("/Users/me/A.xcassets", "Users/me/A.xcassets", false),
  ])
  func `a path determines the catalogs it covers`(input: String, catalog: String, isCovered: Bool) throws {
    let configuration = try read("xcassets: {inputs: '\(input)', output: a, templateName: swift5}")
    #expect(configuration.actions[0].covers(RepositoryPath(catalog)) == isCovered)
  }

  @Test func `a path that begins with the project folder is not below the input and output folders`() throws {
    let configuration = try read(
      """
      input_dir: App
      output_dir: Generated
      xcassets: {inputs: '${SRCROOT}/App/A.xcassets', outputs: {output: $SRCROOT/a, templateName: swift5}}
      """)
    #expect(configuration.actions[0].covers("Tools/App/A.xcassets"))
    #expect(!configuration.actions[0].covers("Tools/App/App/A.xcassets"))
    #expect(configuration.actions[0].outputs.map(\.path) == ["Tools/a"])
  }

  @Test func `an output that depends on the environment is unknown`() throws {
    let configuration = try read(
      "output_dir: ${OUT}\nxcassets: {inputs: A, outputs: {output: a, templateName: swift5}}")
    #expect(configuration.actions[0].outputs.map(\.path) == [nil])
  }

  @Test(arguments: ["", "strings: {inputs: a, outputs: b}", "xcassets:", "xcassets: []"])
  func `a file that lists no catalogs has no actions`(source: String) throws {
    #expect(try read(source).actions.isEmpty)
  }

  @Test(arguments: [
    ("xcassets: {outputs: []}", "1:11: 'inputs' is missing"),
    ("xcassets: {inputs: A, outputs: {templateName: swift5}}", "1:32: 'output' is missing"),
    ("xcassets: {inputs: A, output: a}", "1:11: 'templateName' or 'templatePath' is missing"),
    ("xcassets: {inputs: [{a: b}]}", "1:21: an input is not a string"),
    ("xcassets: text", "1:11: 'xcassets' must be a mapping or a list of mappings"),
    ("- a", "1:1: the configuration is not a mapping"),
  ])
  func `what cannot be understood is reported with its place`(source: String, message: String) {
    let error = #expect(throws: SwiftGenConfigurationError.self) { try read(source) }
    #expect(error?.description == message)
  }

  private func read(_ source: String) throws(SwiftGenConfigurationError) -> SwiftGenConfiguration {
    try SwiftGenConfiguration(parsing: Array(source.utf8), at: "Tools/swiftgen.yml")
  }
}
