import AssetAudit
import AssetModel
import AssetRules
import Basics
import Foundation
import LintEngine
import TestSupport

/// A repository after someone has followed a migration plan exactly.
struct FollowedPlan {
  /// The findings after the migration that report names without an asset.
  let findings: [String]
  /// The verdicts of the assets in the target, by name.
  let verdicts: [String: AuditVerdict]
  let plan: MigrationPlan
  let edits: [String]

  /// Makes the plan for a repository and follows it. `manifest` contains the changes to project files that new
  /// dependencies need.
  init(
    _ tree: String, to target: RepositoryPath, manifest: [(path: String, from: String, to: String)],
    editing: Bool = true
  ) throws {
    (findings, verdicts, plan, edits) = try withExample(tree) { root in
      let before = try Self.run(root)
      let audit = Audit(
        before.project, before.report, to: target, generators: before.scan.generators)
      guard let plan = audit.migration else { throw CocoaError(.featureUnsupported) }
      try Self.move(plan, audit.assets, target, below: root)
      for (path, from, to) in manifest {
        try Self.change(root.appending(path)) { $0.replacing(from, with: to) }
      }
      if editing { try Self.edit(plan, below: root) }
      let after = try Self.run(root)
      let sets = after.project.sets.indices.filter { after.project.sets[$0].id.catalog == target }
      let assets = Audit(after.project, after.report).assets
      return (
        after.report.diagnostics.filter { ["missing_asset", "unreachable_asset"].contains($0.rule) }
          .map { "\($0.finding.place): \($0.finding.message)" },
        Dictionary(uniqueKeysWithValues: sets.map { (assets[$0].set.name, assets[$0].verdict) }), plan,
        Set(plan.moves.flatMap(\.edits)).sorted { ($0.place, $0.now) < ($1.place, $1.now) }
          .map {
            "\($0.place.path):\($0.place.position?.line ?? 0): \($0.now) → \($0.after ?? $0.note ?? "")"
          }
      )
    }
  }

  private static func run(_ root: FilePath) throws -> LintRun.Outcome {
    var run = LintRun(root: root, catalog: RuleCatalog(builtinRules))
    run.prepareForAudit()
    return try run.run()
  }

  private static func change(_ file: FilePath, _ change: (String) -> String) throws {
    let text = String(decoding: try readFile(file), as: UTF8.self)
    try writeFile(Array(change(text).utf8), to: file)
  }

  /// Moves, renames and deletes the folders of sets, as the plan says.
  private static func move(
    _ plan: MigrationPlan, _ assets: [AuditedAsset], _ target: RepositoryPath, below root: FilePath
  ) throws {
    for move in plan.moves where move.action != .stay && move.action != .choose {
      let set = assets[move.asset].set
      let folder = "\(root.appending(set.path))"
      guard move.action == .move || move.action == .rename else {
        try FileManager.default.removeItem(atPath: folder)
        continue
      }
      let name = "\(move.newName ?? set.ownName).\(set.path.pathExtension ?? "")"
      try FileManager.default.moveItem(atPath: folder, toPath: "\(root.appending(target).appending(name))")
    }
  }

  /// Makes the planned edits, from the end of each file to its beginning. Also adds the file that declares the
  /// target's bundle.
  private static func edit(_ plan: MigrationPlan, below root: FilePath) throws {
    let edits = Set(plan.moves.flatMap(\.edits))
    for (path, edits) in Dictionary(grouping: edits, by: \.place.path) {
      try change(root.appending(path)) { text in
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for edit in edits.sorted(by: { $1.place < $0.place }) {
          guard let after = edit.after, let position = edit.place.position else { continue }
          let line = lines[position.line - 1]
          let start = line.utf8.index(line.startIndex, offsetBy: position.column - 1)
          guard let found = line[start...].firstRange(of: edit.now) else { continue }
          lines[position.line - 1].replaceSubrange(found, with: after)
        }
        let imported = plan.bundle.map { "import \($0.module)\n" } ?? ""
        return (path.pathExtension == "swift" ? imported : "") + lines.joined(separator: "\n")
      }
    }
    guard let bundle = plan.bundle, let declaration = bundle.declaration else { return }
    let folder = "\(plan.target.parent)"
    try writeFile(
      Array("import Foundation\n\(declaration)\n".utf8),
      to: root.appending("\(folder)/BundleOf\(bundle.module).swift"))
  }
}
