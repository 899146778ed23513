internal import Formats

/// The views in an interface file that are never visible: hidden views, and image views without width or height. Views
/// that code, a binding or a size class may change are left out.
struct InvisibleViews {
  private var hidden: Set<String> = []
  /// Image views that show nothing outside their frame.
  private var clipped: Set<String> = []
  private var empty: Set<String> = []
  private var changeable: Set<String> = []
  private var usesAutoLayout = false
  /// The views whose frame no constraint changes, although the file uses Auto Layout.
  private var fixed: Set<String> = []

  /// Reads the start of an element. `views` are the identifiers of the open elements, this one included.
  mutating func read(_ reader: XMLReader, in views: [String]) {
    let parent = views.dropLast().last ?? ""
    if let destination = reader["destination"]?.value { changeable.insert(destination) }
    switch reader.name {
    case "document": usesAutoLayout = reader["useAutolayout"]?.value == "YES"
    case "rect":
      guard reader["key"]?.value == "frame", fixed.contains(parent) || !usesAutoLayout else { return }
      let sides = ["width", "height"].compactMap { reader[$0].flatMap { Double($0.value) } }
      if sides.contains(0) { empty.insert(parent) }
    case "autoresizingMask":
      if ["widthSizable", "heightSizable"].contains(where: { reader[$0]?.value == "YES" }) {
        changeable.insert(parent)
      }
    case "binding", "userDefinedRuntimeAttribute", "variation": changeable.insert(parent)
    default: if let id = reader["id"]?.value { readView(reader, id) }
    }
  }

  private mutating func readView(_ reader: XMLReader, _ id: String) {
    if reader["hidden"]?.value == "YES" { hidden.insert(id) }
    if reader["fixedFrame"]?.value == "YES" { fixed.insert(id) }
    // Code can find a view by its tag, and a view with a class of its own can change itself.
    if reader["tag"] != nil || reader["customClass"] != nil { changeable.insert(id) }
    let fits = [nil, "scaleToFill", "scaleAspectFit"].contains(reader["contentMode"]?.value)
    if reader.name == "imageView", fits || reader["clipsSubviews"]?.value == "YES" { clipped.insert(id) }
  }

  func hold(_ view: String) -> Bool {
    !changeable.contains(view) && (hidden.contains(view) || empty.contains(view) && clipped.contains(view))
  }
}
