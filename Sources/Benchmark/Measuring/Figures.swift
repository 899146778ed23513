internal import AssetScan
internal import Basics

extension Double {
  var milliseconds: String {
    let tenths = Int((self * 10_000).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  var hundredths: String {
    let hundredths = Int((self * 100).rounded())
    let digits = "\(hundredths % 100)"
    return "\(hundredths / 100)." + (digits.count == 1 ? "0" : "") + digits
  }
}

extension Int {
  var megabytes: String { "\(self / 1_000_000).\(self % 1_000_000 / 100_000)" }
}

extension String {
  func padded(_ width: Int) -> String { self + String(repeating: " ", count: Swift.max(0, width - count)) }
}

extension FileTree {
  func paths(withExtension wanted: String) -> [RepositoryPath] {
    folders.flatMap { folder in
      folder.entries.lazy.filter { $0.type == .file }.map { folder.path.appending($0.name) }
        .filter { $0.pathExtension == wanted }
    }
  }
}
