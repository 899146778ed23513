import TestSupport
import Testing

struct OutputTests {
  @Test func `only the program and its reports write to the output stream`() throws {
    let files = try ["Sources", "Rules"].flatMap { try SourceFile.all(in: $0) }
    let writers = files.filter {
      $0.text.contains("StandardStream.output.write") || $0.text.contains(" print(")
    }
    #expect(
      writers.map(\.path).filter { !$0.hasPrefix("Sources/Benchmark/") }.sorted()
        == ["Sources/assetlint/Program.swift", "Sources/assetlint/ReportTarget.swift"])
  }
}
