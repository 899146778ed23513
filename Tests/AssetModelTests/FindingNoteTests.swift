import AssetModel
import Testing

struct FindingNoteTests {
  @Test func `the notes of a finding are a set`() {
    let (one, other) = (Note(Place("App.swift"), "used here"), Note(Place("Menu.swift"), "used here"))
    let finding = Finding([], at: Place("App.swift"), "is wrong", related: [one, other, one])
    #expect(finding.related == [one, other])
    #expect(finding.noting(other).related == [one, other])
    #expect(finding.told(at: Place("Menu.swift"), "is wrong", note: one).related == [one, other])
  }

  @Test func `a finding in a larger repository is listed with the same findings as before`() {
    let finding = Finding([], at: Place("App.swift"), "is wrong", key: ["scale"]).listedByKey
    #expect(finding.moved(into: "Shop").statement == "scale")
  }
}
