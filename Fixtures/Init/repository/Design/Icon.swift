import UIKit

public enum Icon: String {
  case cart, cart_full, close, search_field, user_avatar

  public var image: UIImage? {
    UIImage(named: rawValue) ?? UIImage(named: rawValue, in: Bundle(for: Token.self), with: nil)
  }
}

private final class Token {}
