import Formats
import Testing

@testable import LintEngine

struct ConfigurationSchemaTests {
  private func properties(_ catalog: RuleCatalog) throws -> JSONNode {
    let document = try JSONDocument(catalog.configurationSchema.bytes())
    #expect(document.departures.isEmpty)
    return try #require(document.root["properties"])
  }

  @Test func `every key and every rule is a property with its description`() throws {
    let properties = try properties(builtin)
    let members = try #require(properties.members)
    #expect(members.map(\.key).sorted() == (builtin.keys.map(\.name) + builtin.ids).sorted())
    for member in members { #expect(member.node["description"]?.string?.isEmpty == false, "\(member.key)") }
  }

  @Test func `a rule is a severity or a record of its options`() throws {
    let choices = try #require(try properties(RuleCatalog([Sample()]))["sample"]?["anyOf"]?.array)
    #expect(choices.first?["enum"]?.array?.compactMap(\.string) == ["error", "warning", "info", "off"])
    let options = try #require(choices.last?["properties"])
    #expect(options["severity"]?["default"]?.string == "off")
    #expect(options["limit"]?["type"]?.string == "integer")
    #expect(options["limit"]?["default"]?.number?.int == 12)
    #expect(options["is_loud"]?["type"]?.string == "boolean")
    #expect(options["word"]?["default"] == nil)
    #expect(options["style"]?["enum"]?.array?.count == 4)
    #expect(options["names"]?["default"]?.array?.compactMap(\.string) == ["yes", "a b"])
    let record = options["conventions"]?["anyOf"]?.array?.last
    #expect(record?["properties"]?["max_length"]?["type"]?.string == "integer")
    #expect(record?["additionalProperties"]?.bool == false)
  }

  @Test func `rules are listed by their ids`() throws {
    let properties = try properties(builtin)
    let optIn = properties["opt_in_rules"]?["anyOf"]?.array?.last?["enum"]?.array?.compactMap(\.string)
    #expect(optIn == builtin.ids + ["all"])
  }
}
