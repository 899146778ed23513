import Basics
import TestSupport
import Testing

struct ProjectTests {
  @Test func `the project's top folder contains only what it should`() throws {
    let allowed: Set = ["Fixtures", "LICENSE", "Package.swift", "README.md", "Rules", "Sources", "Tests"]
    for entry in try listFolder(projectFolder) where entry.name.first != .dot {
      let name = String(decoding: entry.name, as: UTF8.self)
      #expect(allowed.contains(name), "\(name)")
    }
  }

  // The words are assembled here, so that this file does not contain them.
  @Test func `no file mentions the machine it was written on`() throws {
    let words = [
      "../" + "shared", "/" + "work/", "/tmp" + "/wt", "/" + "root/",
    ]
    let folders = ["Sources", "Rules", "Tests", "Fixtures", ".github", ".ci"]
    let files =
      try SourceFile.topLevel().filter { $0.path != ".git" }
      + folders.flatMap { try SourceFile.all(in: $0, endingIn: "") }
    #expect(files.flatMap { $0.places(of: words) } == [])
  }

  @Test func `no code traps on purpose or is marked as unfinished`() throws {
    let words = [
      "try" + "!", "fatal" + "Error(", "as" + "! ", "TO" + "DO", "FIX" + "ME",
    ]
    let files = try ["Sources", "Rules", "Tests"].flatMap { try SourceFile.all(in: $0) }
    let places = files.flatMap { $0.places(of: words) }
    #expect(places == [])
  }

  @Test func `only the lock vouches for what the compiler cannot check`() throws {
    let files = try ["Sources", "Rules"].flatMap { try SourceFile.all(in: $0) }
    let places = files.flatMap { $0.places(of: ["@unchecked", "nonisolated(unsafe)"]) }
    #expect(places.allSatisfy { $0.hasPrefix("Sources/Basics/Platform/Guarded.swift") }, "\(places)")
  }

  @Test func `every folder of tests belongs to a target`() throws {
    let manifest = try SourceFile.topLevel().first { $0.path == "Package.swift" }
    let text = try #require(manifest).text.replacing(/tests\(\s+/, with: "tests(")
    for folder in try listFolder(projectFolder.appending("Tests")) where folder.type == .folder {
      let name = String(decoding: folder.name, as: UTF8.self)
      let isTarget = name == "Support" || text.contains("tests(\"\(name.dropLast("Tests".count))\"")
      #expect(isTarget, "\(name)")
    }
  }
}
