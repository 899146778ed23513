internal import AssetModel
internal import Basics

extension Configuration {
  /// A digest of all values in the configuration. Their positions count, too, because findings can refer to them.
  var identity: Digest {
    var archive = ArchiveWriter()
    archive.write(files.sorted())
    archive.write(entries.count)
    for entry in entries { entry.write(to: &archive) }
    return Digest(archive.bytes)
  }
}

extension OptionValue.Entry {
  fileprivate func write(to archive: inout ArchiveWriter) {
    archive.write(key)
    place.write(to: &archive)
    value.write(to: &archive)
  }
}

extension OptionValue {
  fileprivate func write(to archive: inout ArchiveWriter) {
    place.write(to: &archive)
    switch content {
    case .null: archive.write(byte: 0)
    case .boolean(let flag):
      archive.write(byte: 1)
      archive.write(flag)
    case .integer(let number):
      archive.write(byte: 2)
      archive.write(number)
    case .text(let text):
      archive.write(byte: 3)
      archive.write(text)
    case .list(let values):
      archive.write(byte: 4)
      archive.write(values.count)
      for value in values { value.write(to: &archive) }
    case .record(let entries):
      archive.write(byte: 5)
      archive.write(entries.count)
      for entry in entries { entry.write(to: &archive) }
    }
  }
}
