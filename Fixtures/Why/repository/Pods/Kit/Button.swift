import UIKit

final class Button: UIButton {
  func dim() {
    tintColor = UIColor(named: "tint")
  }
}
