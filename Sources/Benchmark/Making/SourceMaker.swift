internal import TestSupport

/// Writes source files like those of an app: mostly code without assets, with a name here and there.
struct SourceMaker {
  private var random: SeededRandom
  /// The names of the assets that code here can use.
  private let names: [String]

  init(random: SeededRandom, names: [String]) {
    self.random = random
    self.names = names.isEmpty ? ["missing"] : names
  }

  /// The text of a Swift file; half of them have fewer than 80 lines, a few more than 300.
  mutating func swift(_ type: String) -> String {
    var text = """
      //  \(type).swift

      import Foundation
      import SwiftUI
      import UIKit

      /// Shows the \(random.pick(Words.manners)) \(random.pick(Words.things)) of the current \(random.pick(Words.things)).
      final class \(type): NSObject {
        private let \(random.pick(Words.things))Provider: any Providing
        @Published private(set) var state = State.idle


      """
    let methods = min(
      30, 1 + random.number(0...6) + (random.happens(perThousand: 200) ? random.number(0...24) : 0))
    for _ in 0..<methods { text += method() }
    return text + "}\n"
  }

  private mutating func method() -> String {
    let thing = random.pick(Words.things)
    let other = random.pick(Words.things)
    let name = thing + random.typeName()
    switch random.number(0...11) {
    case 0:
      return """
          /// The picture for a \(thing).
          func \(name)() -> UIImage? {
            guard state != .idle else { return nil }
            return UIImage(named: "\(random.pick(names))")
          }


        """
    case 1:
      return """
          var \(name): some View {
            HStack(spacing: \(random.number(2...24))) {
              Image("\(random.pick(names))").resizable().frame(width: 24, height: 24)
              Text("\(thing).\(other).title", bundle: .module).foregroundStyle(Color("\(random.pick(names))"))
            }
            .padding(.horizontal, \(random.number(4...32)))
          }


        """
    case 2:
      return """
          func \(name)Style() {
            titleLabel.textColor = .\(random.camelCase(random.pick(names)))
            iconView.image = UIImage(resource: .\(random.camelCase(random.pick(names))))
            // iconView.image = UIImage(named: "\(random.pick(names))")
          }


        """
    case 3:
      return """
          private func \(name)(_ values: [String: Any]) throws -> [\(random.typeName())] {
            let decoder = JSONDecoder()
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            return try values.sorted { $0.key < $1.key }.compactMap { key, value in
              guard let data = "\\(value)".data(using: .utf8), key.hasPrefix("\(thing)_") else { return nil }
              return try decoder.decode(\(random.typeName()).self, from: data)
            }
          }


        """
    case 4:
      return """
          enum \(name.capitalizedASCII): String, CaseIterable {
            case \(thing) = "\(thing)_\(other)"
            case \(other)\(thing.capitalizedASCII)
            case unknown

            var title: String { NSLocalizedString("\(thing).\\(rawValue)", comment: "") }
          }


        """
    default:
      return """
          /// Keeps the \(thing) up to date with the \(other) until the screen goes away.
          func \(name)(with \(other): \(random.typeName()), animated: Bool = true) {
            guard let \(thing) = \(other).\(thing), \(thing).isEnabled else {
              logger.debug("no \(thing) for \\(\(other).identifier)")
              return
            }
            let duration = animated ? 0.\(random.number(1...9)) : 0
            UIView.animate(withDuration: duration, delay: 0, options: [.beginFromCurrentState]) { [weak self] in
              self?.view.alpha = \(thing).isHidden ? 0 : 1
              self?.view.layoutIfNeeded()
            }
            delegate?.\(thing)DidChange(self, to: \(other).value ?? \(random.number(0...999)))
          }


        """
    }
  }

  /// The text of a storyboard with a few scenes.
  mutating func storyboard() -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505">
          <scenes>

      """
    var used: [String] = []
    for scene in 0..<random.number(1...6) {
      text +=
        "        <!--\(random.typeName())-->\n        <scene sceneID=\"s\(scene)-\(random.identifier())\"><objects>\n"
      for _ in 0..<random.number(3...12) {
        let name = random.pick(names)
        used.append(name)
        text += """
                      <imageView clipsSubviews="YES" contentMode="scaleAspectFit" image="\(name)" id="\(random.identifier())">
                          <rect key="frame" x="\(random.number(0...300))" y="\(random.number(0...800))" width="24" height="24"/>
                          <constraints><constraint firstAttribute="width" constant="24" id="\(random.identifier())"/></constraints>
                      </imageView>

          """
      }
      text += "        </objects></scene>\n"
    }
    let resources = used.map { "        <image name=\"\($0)\" width=\"24\" height=\"24\"/>\n" }
    return text + "    </scenes>\n    <resources>\n\(resources.joined())    </resources>\n</document>\n"
  }

  /// The text of a table of localized strings.
  mutating func strings() -> String {
    (0..<random.number(20...200)).map { index in
      "\"\(random.pick(Words.things)).\(index).title\" = \"\(random.typeName()) \(random.pick(Words.things))\";\n"
    }.joined()
  }
}

extension SeededRandom {
  /// The name of an asset as a generated symbol has it.
  fileprivate func camelCase(_ name: String) -> String {
    let words = name.split { "/_".contains($0) }
    return words.prefix(1).joined() + words.dropFirst().map { String($0).capitalizedASCII }.joined()
  }

  /// The id of an element in a storyboard.
  fileprivate mutating func identifier() -> String {
    let digits = next().hexDigits(16)
    return "\(digits.prefix(3))-\(digits.dropFirst(3).prefix(2))-\(digits.suffix(3))"
  }
}
