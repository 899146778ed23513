import Design
import UIKit

func start() {
  draw(Icon.close.image, Icon.search_field.image)
}
