import UIKit

public final class Kit {
  public static func image(_ name: String) -> UIImage? {
    UIImage(named: name, in: Bundle(for: Kit.self), compatibleWith: nil)
  }
  public enum Symbols { public static let gear = Kit.image("gear") }
  func use() { draw(Kit.image("wrench"), Symbols.gear, NSLocalizedString("textOnly", comment: "")) }
}
