import Basics
import Foundation
import TestSupport
import Testing

/// Changes to a small app, with the complete reports of the hook and of CI.
struct ChangeTests {
  @Test(arguments: Change.all)
  func `a hook and CI report what the change introduced, and nothing else`(
    _ change: Change
  ) throws {
    try withTemporaryFolder { folder in
      let root = folder.appending("repository")
      try ExampleTree(Self.shop).write(into: root)
      try ExampleTree(Self.pictures).write(into: folder.appending("pictures"))
      try gitInit(root)
      try gitCommitAll(root, "Shop")
      // An earlier run of the hook has filled the cache.
      try run("assetlint --staged > ../first.txt || [ $? = 1 ]", in: root)
      try run("\(Self.shell)\n\(change.script)", in: root)
      try run("\(Self.hook)\n\(change.commit)", in: root)
      try run("gate() { assetlint \(change.state) \"$@\" || [ $? = 1 ]; }\n\(Self.gate)", in: root)
      let hook = try ChangeReport(folder.appending("hook.json")).text
      #expect(hook == change.report, "the hook:\n\(hook)")
      let gate = try ChangeReport(folder.appending("gate.json")).text
      #expect(gate == change.laterReport ?? change.report, "CI:\n\(gate)")
      for report in ["hook", "gate"] {
        let kept = try readFile(folder.appending("\(report).json"))
        #expect(
          kept == (try readFile(folder.appending("\(report)-uncached.json"))),
          "the \(report) is the same without a cache"
        )
      }
    }
  }

  @Test func `there are at least thirty changes, each with a title of its own`() {
    #expect(Set(Change.all.map(\.title)).count == Change.all.count)
    #expect(Change.all.count >= 30)
  }

  private func run(_ script: String, in folder: FilePath) throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let outcome = try runProcess(
      "sh", ["-e", "-c", script], in: folder,
      environment: gitEnvironment.merging([
        "PATH": "\(try programFolder()):\(path)", "XDG_CACHE_HOME": "\(folder.parent)/caches",
      ]) { $1 })
    try #require(outcome.status == 0, "\(script)\n\(outcome.output)\(outcome.errors)")
  }

  /// An app and its framework. Both have a copy of one image, and there are no other problems.
  private static let shop = """
    Package.swift:
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "App", dependencies: ["Kit"], path: "App"),
          .target(name: "Kit", path: "Kit"),
        ])
    App/Art.xcassets/close.imageset/close.png: png 24x24 blue ring
    App/Art.xcassets/home.imageset/home.png: png 24x24 red dial
    App/HomeView.swift:
      import SwiftUI
      struct HomeView: View {
        var body: some View {
          Image("home", bundle: .module)
          Image("close", bundle: .module)
        }
      }
    Kit/Art.xcassets/badge.imageset/badge.png: png 24x24 green cross
    Kit/Art.xcassets/dismiss.imageset/dismiss.png: copy of App/Art.xcassets/close.imageset/close.png
    Kit/Panel.swift:
      import SwiftUI
      struct Panel: View {
        var body: some View {
          Image("badge", bundle: .module)
          Image("dismiss", bundle: .module)
        }
      }
    """

  private static let pictures = """
    ring.png: png 24x24 blue ring
    star.png: png 24x24 gray cross
    moon.png: png 24x24 black dial
    """

  /// The shell functions that the scripts of changes can call.
  private static let shell = """
    app=App/Art.xcassets kit=Kit/Art.xcassets pictures=$PWD/../pictures
    # add CATALOG NAME PICTURE: an asset with one of the pictures
    add() {
      mkdir -p "$1/$2.imageset"
      cp "$pictures/$3.png" "$1/$2.imageset/$2.png"
      printf '{\\n  "images": [\\n    { "filename": "%s.png", "idiom": "universal" }\\n  ],\\n' "$2" > "$1/$2.imageset/Contents.json"
      printf '  "info": { "author": "xcode", "version": 1 }\\n}\\n' >> "$1/$2.imageset/Contents.json"
    }
    # use MODULE NAME: a further view that shows an asset
    use() {
      printf 'import SwiftUI\\n\\nstruct View_%s: View { var body: some View { Image("%s", bundle: .module) } }\\n' "$2" "$2" > "$1/$2.swift"
    }
    # forget NAME FILE: takes out the line that shows an asset
    forget() { sed -i.old "/\\"$1\\"/d" "$2" && rm "$2.old"; }
    # rename OLD NEW FILE: in the code
    rename() { sed -i.old "s/\\"$1\\"/\\"$2\\"/" "$3" && rm "$3.old"; }
    commit() { git add --all && git commit --quiet --message "$1"; }
    """

  /// Makes git run assetlint before each commit. The hook writes a report, but never stops the commit.
  private static let hook = """
    mkdir -p "$(git rev-parse --git-path hooks)"
    hook=$(git rev-parse --git-path hooks/pre-commit)
    printf '#!/bin/sh\\nassetlint --staged --report json=%s/../hook.json\\n' "$PWD" > "$hook"
    printf 'assetlint --staged --report json=%s/../hook-uncached.json --no-cache || [ $? = 1 ]\\n' "$PWD" >> "$hook"
    chmod +x "$hook"
    """

  /// Runs assetlint twice, so that the second run uses the cache, and once without a cache.
  private static let gate = """
    gate > /dev/null
    gate --report json=../gate.json
    gate --report json=../gate-uncached.json --no-cache
    """
}

extension Change {
  static let all = added + removed + moved + edited + staged + merged

  /// The options of the run in CI.
  fileprivate var state: String { leavesRest ? "--rev HEAD --since HEAD^@" : "--since HEAD^@" }
}
