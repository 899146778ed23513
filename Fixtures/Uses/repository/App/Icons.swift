import SwiftUI
import UIKit

enum Icon: String, CaseIterable {
  case star, moon = "moon_full"
  case sun = "sun"

  var image: UIImage? { UIImage(named: rawValue) }
  var large: UIImage? { UIImage(named: "\(rawValue)_large") }
}

struct Theme {
  let name: String
  static let light = Theme(name: "theme_light")
  static let dark = Theme(name: "theme_dark")
  var picture: Image { Image(name) }
}

extension UIImage {
  static func flag(_ code: String) -> UIImage? { UIImage(named: "flag-\(code)") }
  static var closeIcon: UIImage { UIImage(named: "close")! }
  convenience init?(icon: String) { self.init(named: "icon." + icon) }
}

protocol Screen { var background: String { get } }

extension Screen {
  func show() -> UIImage? { UIImage(named: background) }
}

final class Home: Screen {
  var background: String { "home" }
  private let titles = ["menu": "menu_open", "back": "menu_back"]

  func make(_ isOpen: Bool, _ number: Int) {
    let name = isOpen ? "door_open" : "door_shut"
    draw(UIImage(named: name), UIImage(named: String(format: "step%02d", number)))
    for direction in ["north", "south"] { draw(UIImage(named: "arrow_\(direction)")) }
    if let menu = titles["menu"] { draw(UIImage(named: menu)) }
    draw(Icon.star.image, Icon.sun.large, UIImage.closeIcon, .flag("de"), UIImage(icon: "mail"))
    draw(Theme.light.picture, Color(.brandRed), Image(.cart), UIColor(resource: .tint))
    draw(R.image.rabbit(), Asset.gen.image, Asset.Icons.nested.image)
    switch number {
    case 0: draw(UIImage(named: "zero"))
    default: #if DEBUG
      draw(UIImage(named: "debugOnly"))
      #endif
    }
    // assetlint:uses fromServer
    // UIImage(named: "commentOnly") was here
    draw(NSDataAsset(name: "terms"), Image(decorative: "decor"), Image("moon_full", bundle: .main))
    UserDefaults.standard.set("plainText", forKey: "k")
    draw(UIImage(named: "Close"), UIImage(named: "nowhere"), UIImage(named: number.description))
  }
}
func start() { Home().make(true, 1) }
private func unusedHelper() { draw(UIImage(named: "inUnused")) }

#Preview { Image("previewed") }
