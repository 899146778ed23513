internal import Basics

extension FilePath {
  func readProbe() throws(FileError) -> [UInt8] {
    try readFile(self, limit: FileTree.payloadLimit)
  }
}
