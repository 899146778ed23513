import BabylonDependencies
import UIKit

final class ChatController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let bundle = Bundle(for: Self.self)
    show(designLibrary.tokens.icons[.calendar])
    show(UIImage(named: "badge", in: bundle, with: nil), UIImage(named: "Onboarding/hello", in: bundle, with: nil))
  }
}
