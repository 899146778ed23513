internal import AssetModel
import Formats
import Testing

@testable import LintEngine

struct ConfigurationExampleTests {
  private let reader = ConfigurationReader(path: ".assetlint.yml", catalog: builtin)

  private func read(_ text: some StringProtocol) throws -> Configuration {
    try reader.readRoot(OptionValue(try YAMLNode(parsing: Array(text.utf8))))
  }

  @Test func `the example changes nothing`() throws {
    let example = try read(builtin.exampleConfiguration)
    let selected = { (configuration: Configuration) in
      try configuration.rules(from: builtin, RuleSelection(), nested: []).map {
        "\($0.about.id) \($0.levels)"
      }
        + configuration.checks(RuleSelection(), nested: []).map { "\($0.key) \($0.value)" }
    }
    #expect(try selected(example) == selected(Configuration()))
    #expect(example.shared == nil && example.parent == nil && example.onlyRules == nil)
    #expect(example.isStrict?.value == false && example.reporter?.value == "text")
    #expect((example.included + example.excluded + example.ignored).isEmpty)
  }

  @Test func `every option stands in the example with its default`() throws {
    let example = try read(builtin.exampleConfiguration)
    for rule in builtin.documented {
      let written = try #require(example.rules[rule.about.id]).options
      #expect(written.map(\.value.key) == rule.options.map(\.key))
      #expect(written.map(\.value.value.content) == rule.options.map(\.standard))
    }
  }

  @Test func `an option of every shape can be read back`() throws {
    let catalog = RuleCatalog([Sample()])
    let node = try YAMLNode(parsing: Array(catalog.exampleConfiguration.utf8))
    let example = try ConfigurationReader(path: ".assetlint.yml", catalog: catalog).readRoot(
      OptionValue(node))
    let sample = try catalog.set(try #require(example.rules["sample"]).options.map(\.value), of: Sample())
    #expect("\(sample)" == "\(Sample())")
    #expect(catalog.exampleConfiguration.contains("  # A word.\n  #word:\n"))
  }

  @Test func `every commented line shows something that can be written`() throws {
    let blocks = builtin.exampleConfiguration.split(separator: "\n").split { line in
      !line.hasPrefix("#") || (line.hasPrefix("# ") && !line.hasPrefix("#  "))
    }
    let samples = blocks.map { $0.map { $0.dropFirst() }.joined(separator: "\n") }.filter { !$0.isEmpty }
    #expect(samples.count >= builtin.keys.count { $0.sample != nil })
    for sample in samples { #expect(throws: Never.self) { try read(sample) } }
  }

  @Test func `every key of the reader is explained`() {
    #expect(builtin.keys.map(\.name).sorted() == ConfigurationReader.keys.sorted())
  }

  @Test func `the sample of a key shows all its parts`() throws {
    for key in builtin.keys {
      let fields = key.shape.fields.map(\.key)
      let sample = key.sample ?? key.standard ?? ""
      for field in fields { #expect(sample.contains("\(field):"), "\(key.name)") }
      #expect(throws: Never.self) { try read(sample) }
    }
  }
}
