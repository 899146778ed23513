import Design
import UIKit

final class Checkout {
  let badge = UIImage(named: "payBadge", in: Bundle(for: Checkout.self), with: nil)

  func show() {
    draw(badge, Icon.cart.image, Icon.cart_full.image)
  }
}
