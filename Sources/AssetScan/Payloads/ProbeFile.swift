internal import Basics

extension FilePath {
  /// All bytes of a file given on the command line, which need not be in the repository.
  func readProbe() throws(FileError) -> [UInt8] {
    try readFile(self, limit: FileTree.payloadLimit)
  }
}
