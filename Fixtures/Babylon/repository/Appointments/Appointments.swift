import BabylonDependencies
import UIKit

final class AppointmentsController: UIViewController {
  private let bundle = Bundle(for: AppointmentsController.self)

  override func viewDidLoad() {
    super.viewDidLoad()
    show(designLibrary.tokens.icons[.close], designLibrary.icons[.arrow])
    show(UIImage(named: "date", in: bundle, with: nil), UIImage(named: "badge", in: bundle, with: nil))
    view.backgroundColor = UIColor(named: "slot", in: bundle, compatibleWith: nil)
  }
}
