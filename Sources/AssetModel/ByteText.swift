extension Int {
  /// The byte count in a readable form, such as `834 B`, `1.8 KB` or `90 KB`. One KB is 1000 bytes.
  public var byteText: String {
    let units = ["B", "KB", "MB", "GB", "TB", "PB", "EB"]
    var size = Double(self)
    var unit = 0
    // A number that would round to 1000 is shown as 1 in the next unit.
    while size >= 999.5, unit + 1 < units.count {
      size /= 1000
      unit += 1
    }
    let rounded = size < 9.95 ? (size * 10).rounded() / 10 : size.rounded()
    return (rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)") + " " + units[unit]
  }
}
