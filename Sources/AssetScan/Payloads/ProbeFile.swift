internal import Basics

extension FilePath {
  /// All bytes of a file that the command line names, which need not be in the repository.
  func readProbe() throws(FileError) -> [UInt8] {
    try readFile(self, limit: FileTree.payloadLimit)
  }
}
