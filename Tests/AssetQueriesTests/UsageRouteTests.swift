import AssetModel
import Basics
import Testing

@testable import AssetQueries

/// The chain of references that `why` shows, from running code to an asset.
struct UsageRouteTests {
  /// The references to the asset, the uses of each accessor, and the expected route.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    var state = Verdict.State.used
    let references: [Reference]
    var uses: [[Accessor.Use]] = []
    let path: (start: String, accessors: [Int])?

    var testDescription: String { name }
  }

  private static func reference(
    in file: String, _ strength: Reference.Strength = .exact, doubts: Doubts = [], by accessor: Int? = nil
  ) -> Reference {
    Reference(at: Place(RepositoryPath(file)), strength, form: "", doubts: doubts, accessor: accessor)
  }

  private static func use(in file: String, doubts: Doubts = [], by accessor: Int? = nil) -> Accessor.Use {
    Accessor.Use(Place(RepositoryPath(file)), doubts: doubts, accessor: accessor)
  }

  static let rows = [
    Row(
      name: "code that names the asset comes first",
      references: [reference(in: "Icons", by: 0), reference(in: "Menu")], uses: [[use(in: "View")]],
      path: ("Menu", [])),
    Row(
      name: "a stronger reference comes first",
      references: [reference(in: "Seed", .data), reference(in: "Menu", .symbol)], path: ("Menu", [])),
    Row(
      name: "a declared use counts wherever it is written",
      references: [reference(in: "Icons", .declared, by: 0)], uses: [[]], path: ("Icons", [])),
    Row(
      name: "the first use of an accessor counts",
      references: [reference(in: "Icons", by: 0)], uses: [[use(in: "Menu"), use(in: "View")]],
      path: ("Menu", [0])),
    Row(
      name: "each accessor uses the next",
      references: [reference(in: "Icons", by: 0)],
      uses: [[use(in: "Names", by: 1)], [use(in: "Theme", by: 2)], [use(in: "View")]],
      path: ("View", [2, 1, 0])),
    Row(
      name: "the shortest of several counts",
      references: [reference(in: "Icons", by: 0), reference(in: "Icons", by: 2)],
      uses: [[use(in: "Names", by: 1)], [use(in: "Menu")], [use(in: "View")]],
      path: ("View", [2])),
    Row(
      name: "a use with a doubt is passed over",
      references: [reference(in: "Icons", by: 0)],
      uses: [[use(in: "ATests", doubts: .tests), use(in: "View")]], path: ("View", [0])),
    Row(
      name: "the smallest doubts are followed where all have some",
      state: .doubtful([.tests, .previews]),
      references: [reference(in: "Preview", doubts: .previews), reference(in: "ATests", doubts: .tests)],
      path: ("ATests", [])),
    Row(
      name: "a circle leads nowhere",
      references: [reference(in: "Icons", by: 0)], uses: [[use(in: "A", by: 1)], [use(in: "B", by: 0)]],
      path: nil),
    Row(
      name: "what is unused has none",
      state: .unused, references: [reference(in: "Icons", by: 0)], uses: [[use(in: "View")]], path: nil),
  ]

  @Test(arguments: rows)
  func `the shortest path with the fewest doubts is shown`(row: Row) {
    let accessors = row.uses.map { uses in
      Accessor("", .property, at: Place("Icons"), state: row.state, uses: uses)
    }
    let route = UsageRoute(to: Verdict(row.state, references: row.references), accessors)
    #expect(route.map { "\($0.start.path)" } == row.path?.start)
    #expect(route?.accessors == row.path?.accessors)
  }
}
