internal import AssetScan

struct MeasurementTable {
  let measurements: [Measurement]
  /// Whether the measured runs caused the peak memory. False if the process also made repositories, which may have
  /// needed more.
  let hasMemory: Bool

  var text: String {
    var rows = [
      row("sets") { "\($0.sets)" }, row("files") { "\($0.files)" }, row("findings") { "\($0.findings)" },
    ]
    for index in measurements.first?.stages.indices ?? 0..<0 {
      rows.append(row("\(measurements[0].stages[index].stage), ms") { $0.stages[index].seconds.milliseconds })
    }
    rows.append(row("total, ms") { $0.total.milliseconds })
    rows.append(["growth per file"] + growth)
    if hasMemory {
      rows.append(row("peak memory, MB") { "\($0.peakMemory / 1_000_000)" })
      rows.append(row("allowed, MB") { "\($0.allowedMemory / 1_000_000)" })
    } else {
      rows.append(["peak memory: not measured, because this run also made the repositories; run again"])
    }
    return rows.map(Self.line).joined()
  }

  /// How much the time grew from one repository to the next, relative to the number of files. A value of 1 is linear
  /// growth.
  private var growth: [String] {
    zip(measurements, measurements.dropFirst()).reduce(into: measurements.isEmpty ? [] : ["–"]) { row, pair in
      let time = pair.1.total / pair.0.total
      let files = Double(pair.1.files) / Double(max(1, pair.0.files))
      row.append((time / files).hundredths)
    }
  }

  private func row(_ name: String, _ cell: (Measurement) -> String) -> [String] {
    [name] + measurements.map(cell)
  }

  private static func line(_ cells: [String]) -> String {
    guard let name = cells.first else { return "\n" }
    let columns = cells.dropFirst().map { String(repeating: " ", count: max(1, 12 - $0.count)) + $0 }
    return name + String(repeating: " ", count: max(1, 20 - name.count)) + columns.joined() + "\n"
  }
}
