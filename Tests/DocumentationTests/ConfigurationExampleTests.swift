internal import AssetModel
import Basics
import Testing

@testable import LintEngine

struct ConfigurationExampleTests {
  private func read(_ text: some StringProtocol, by catalog: RuleCatalog = builtin) throws -> Configuration {
    try LintRun(root: FilePath("/nowhere"), catalog: catalog).configuration(String(text))
  }

  @Test func `the example changes nothing`() throws {
    let example = try read(builtin.exampleConfiguration)
    let selected = { (configuration: Configuration) in
      try configuration.rules(from: builtin, RuleSelection()).map {
        "\($0.about.id) \($0.levels)"
      }
        + configuration.checks(RuleSelection()).map { "\($0.key) \($0.value)" }.sorted()
    }
    #expect(try selected(example) == selected(Configuration()))
    #expect(example.shared == nil && example.parent == nil && example.onlyRules == nil)
    #expect(example.isStrict?.value == false && example.reporter?.value == "text")
    #expect((example.included + example.excluded + example.ignored).isEmpty)
  }

  @Test func `every option is in the example with its default`() throws {
    let example = try read(builtin.exampleConfiguration)
    for rule in builtin.documented {
      let written = try #require(example.rules[rule.about.id]).options
      #expect(written.map(\.key) == rule.options.map(\.key))
      #expect(written.map(\.value.content) == rule.options.map(\.standard))
    }
  }

  @Test func `an option of every shape can be read back`() throws {
    let catalog = RuleCatalog([Sample()])
    let example = try read(catalog.exampleConfiguration, by: catalog)
    let sample = try catalog.set(try #require(example.rules["sample"]).options, of: Sample())
    #expect("\(sample)" == "\(Sample())")
    #expect(catalog.exampleConfiguration.contains("  # A word.\n  #word:\n"))
  }

  @Test func `every commented line can be used`() throws {
    let blocks = builtin.exampleConfiguration.split(separator: "\n").split { line in
      !line.hasPrefix("#") || (line.hasPrefix("# ") && !line.hasPrefix("#  "))
    }
    let samples = blocks.map { $0.map { $0.dropFirst() }.joined(separator: "\n") }.filter { !$0.isEmpty }
    #expect(samples.count >= builtin.keys.count { $0.sample != nil })
    for sample in samples { #expect(throws: Never.self) { try read(sample) } }
  }

  @Test func `the sample of a key shows all its parts`() throws {
    for key in builtin.keys {
      let fields = key.field.shape.fields.map(\.key)
      let sample = key.sample ?? key.standard.map { "\(key.name): \($0)" } ?? ""
      for field in fields { #expect(sample.contains("\(field):"), "\(key.name)") }
      #expect(throws: Never.self) { try read(sample) }
    }
  }
}
