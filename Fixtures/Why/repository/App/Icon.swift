import SwiftUI

enum Icon: String {
  case close = "Icons/close"
  case search = "Icons/search"

  var image: Image { Image(rawValue) }
}

struct Toolbar {
  static let dismiss = Icon.close
  static let find = Icon.search
}

enum Phase {
  static var full: Image { isNight ? Image("moon") : rising }
  static var rising: Image { full }
}
