import AssetModel
import Testing

@testable import LintEngine

/// Compares a list with an earlier one, and finds the new and the missing elements.
///
/// An element has the form `fingerprint` or `fingerprint:member`, followed by `=trace` if its content is known.
struct MatchingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let title: String
    var known = ""
    var found = ""
    var new = ""
    var gone = ""

    var testDescription: String { title }
  }

  static let rows = [
    Row(title: "nothing known, nothing found"),
    Row(title: "the same", known: "a b", found: "b a"),
    Row(title: "one more, one less", known: "a b", found: "b c", new: "c", gone: "a"),
    Row(title: "equal things are counted", known: "a a", found: "a a a", new: "a"),
    Row(title: "fewer equal things", known: "a a a", found: "a", gone: "a a"),
    Row(title: "another name, the same content", known: "a=x", found: "b=x"),
    Row(title: "a copy of something that is still there", known: "a=x", found: "a=x b=x", new: "b"),
    Row(title: "one thing can move to only one place", known: "a=x", found: "b=x c=x", new: "c"),
    Row(title: "unknown content never moves", known: "a", found: "b", new: "b", gone: "a"),
    Row(title: "a third member", known: "g:a g:b", found: "g:a g:b g:c", new: "g:c"),
    Row(title: "one member fewer", known: "g:a g:b g:c", found: "g:a g:c", gone: "g:b"),
    Row(
      title: "a copy among copies, whose content is that of all", known: "g:a=x g:b=x",
      found: "g:a=x g:b=x g:c=x", new: "g:c"),
    Row(title: "a copy that has moved", known: "g:a=x g:b=x", found: "g:a=x g:c=x"),
    Row(
      title: "a copy that has moved, and another one", known: "g:a=x g:b=x", found: "g:a=x g:c=x g:d=x",
      new: "g:d"),
    Row(title: "a new group", known: "g:a g:b", found: "g:a g:b h:c h:d", new: "h:c h:d"),
    Row(title: "a group that is gone", known: "g:a g:b h:c h:d", found: "g:a g:b", gone: "h:c h:d"),
    Row(title: "all members redrawn", known: "g:a=x g:b=x", found: "h:a=y h:b=y"),
    Row(
      title: "all members redrawn, and a third", known: "g:a=x g:b=x", found: "h:a=y h:b=y h:c=y",
      new: "h:c"),
    Row(
      title: "one member drawn like another thing", known: "g:a=x g:b=x", found: "h:a=y h:c=y",
      new: "h:a h:c", gone: "g:a g:b"),
    Row(title: "a group that splits in two", known: "g:a g:b g:c g:d", found: "h:a h:b i:c i:d"),
    Row(title: "a pair with one renamed member", known: "g:a=x g:b=y", found: "h:a=x h:c=y"),
    Row(
      title: "a pair with another partner", known: "g:a=x g:b=y", found: "h:a=x h:c=z", new: "h:a h:c",
      gone: "g:a g:b"),
    Row(title: "a group of one that has moved", known: "g:a=x", found: "h:b=x"),
    Row(title: "a group of one that has moved, and grown", known: "g:a=x", found: "h:b=x h:c=y", new: "h:c"),
    Row(title: "a member is not a thing of its own", known: "g:a=x", found: "g=x", new: "g", gone: "g:a"),
  ]

  @Test(arguments: rows)
  func `a thing without a match is new`(_ row: Row) {
    let (known, found) = (sightings(row.known), sightings(row.found))
    let matching = Matching(found.map(\.sighting), known: known.map(\.sighting))
    #expect(zip(found, matching.isKnown).filter { !$0.1 }.map(\.0.name).joined(separator: " ") == row.new)
    #expect(zip(known, matching.isFound).filter { !$0.1 }.map(\.0.name).joined(separator: " ") == row.gone)
  }

  @Test func `things of different rules never match`() {
    let known = sightings("g:a=x g:b=x c=y")
    let found = sightings("h:a=x h:b=x d=y", rule: "other")
    #expect(!Matching(found.map(\.sighting), known: known.map(\.sighting)).isKnown.contains(true))
  }

  @Test func `of equal places, those that the change touched are new`() {
    let (known, found) = (sightings("a a").map(\.sighting), sightings("a a a").map(\.sighting))
    for touched in 0..<3 {
      let matching = Matching(found, known: known) { $0 == touched }
      #expect(matching.isKnown.firstIndex(of: false) == touched)
    }
  }

  private func sightings(_ text: String, rule: String = "rule") -> [(name: String, sighting: Sighting)] {
    text.split(separator: " ").map { word in
      let parts = word.split(separator: "=")
      let names = parts[0].split(separator: ":").map { Digest(Array("\($0)".utf8)) }
      let trace = parts.count > 1 ? Digest(Array("\(rule) \(parts[1])".utf8)) : nil
      let sighting = Sighting(
        rule: rule, fingerprint: names[0], member: names.count > 1 ? names[1] : nil, trace: { trace })
      return (String(parts[0]), sighting)
    }
  }
}
