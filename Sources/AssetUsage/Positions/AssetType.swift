/// The types that represent images and colors, such as `UIImage` and `Color`.
enum AssetType {
  enum Family {
    case images, colors
  }

  static let images = ["UIImage", "NSImage", "Image", "ImageResource"]
  static let colors = ["UIColor", "NSColor", "Color", "ColorResource", "ShapeStyle", "CGColor"]
  static let all = images + colors
  static let resources = ["ImageResource", "ColorResource"]
  /// The system modules that declare image and color types.
  static let frameworks: Set = ["SwiftUI", "UIKit", "AppKit", "DeveloperToolsSupport"]
}
