internal import Formats

/// The views in an interface file whose sizes do not depend on the pictures in them.
struct ViewFrames {
  private var widths: [String: Double] = [:]
  private var heights: [String: Double] = [:]
  /// The views that are as wide as they are high.
  private var squares: Set<String> = []
  /// The views whose frames are fixed, because they do not use Auto Layout.
  private var fixed: Set<String> = []
  private var usesAutoLayout = false

  /// Reads the start of an element. `views` are the identifiers of the open elements, including this one.
  mutating func read(_ reader: XMLReader, in views: [String]) {
    let view = views.dropLast().last ?? ""
    switch reader.name {
    case "document": usesAutoLayout = reader["useAutolayout"]?.value == "YES"
    case "constraint": readConstraint(reader, of: view)
    case "rect":
      guard reader["key"]?.value == "frame", fixed.contains(view) || !usesAutoLayout else { return }
      widths[view] = reader["width"].flatMap { Double($0.value) }
      heights[view] = reader["height"].flatMap { Double($0.value) }
    default: if reader["fixedFrame"]?.value == "YES", let id = views.last { fixed.insert(id) }
    }
  }

  private mutating func readConstraint(_ reader: XMLReader, of holder: String) {
    guard reader["relation"] == nil, reader["priority"] == nil else { return }
    let view = reader["firstItem"]?.value ?? holder
    switch (reader["firstAttribute"]?.value, reader["secondItem"]?.value) {
    case ("width", nil): widths[view] = reader["constant"].flatMap { Double($0.value) }
    case ("height", nil): heights[view] = reader["constant"].flatMap { Double($0.value) }
    case ("width", view), ("height", view):
      if ["1:1", "1", nil].contains(reader["multiplier"]?.value) { squares.insert(view) }
    default: break
    }
  }

  /// The longer side of a view in points; nil if its size is not fixed.
  func longerSide(of view: String) -> Int? {
    let sides = [widths[view], heights[view]].compactMap(\.self)
    guard sides.count == 2 || sides.count == 1 && squares.contains(view), let longer = sides.max(),
      longer > 0, longer < 10_000
    else { return nil }
    return Int(longer.rounded(.up))
  }
}
