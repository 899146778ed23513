import UIKit

// assetlint:uses missing-*
// assetlint:disable no_such_rule
// assetlint:nothing
final class Menu {
  let badge = UIImage(named: "badge")
  let comma = UIImage(named: "coma")
  let accent = UIColor(named: "accent")
  let item = UIImage(named: server.name)
}
