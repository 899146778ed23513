import Appointments
import BabylonDependencies
import Chat
import Symptoms
import UIKit

final class WelcomeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    show(UIImage(named: "welcome"), UIImage(named: "avatar"), UIImage(named: "Large/avatar"))
    show(UIImage(named: "promo"), UIImage(named: "map"))
    show(designLibrary.tokens.icons[.close])
    // The library's picture by its name, and without its bundle.
    show(UIImage(named: "calendar"))
  }
}
