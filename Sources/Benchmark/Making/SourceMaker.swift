internal import TestSupport

struct SourceMaker {
  private var random: SeededRandom
  private let images: [String]
  private let colors: [String]
  private let data: [String]
  private var calls: [String] = []

  init(random: SeededRandom, catalog: CatalogMaker) {
    self.random = random
    images = Self.used(catalog.images) ?? ["missing"]
    colors = Self.used(catalog.colors) ?? ["missing"]
    data = Self.used(catalog.data) ?? []
  }

  /// The names that code uses: all except every twentieth. Nil if there are none.
  private static func used(_ names: [String]) -> [String]? {
    let used = names.indices.filter { $0 % 20 != 7 }.map { names[$0] }
    return used.isEmpty ? nil : used
  }

  /// The text of a Swift file. About two thirds of the files have fewer than 80 lines, and a few have more than 300.
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
    calls = []
    for _ in 0..<methods { text += method() }
    let lines = calls.map { "    \($0)\n" }.joined()
    return text + "  func start() {\n\(lines)  }\n}\n"
  }

  private mutating func method() -> String {
    let thing = random.pick(Words.things)
    let other = random.pick(Words.things)
    let name = thing + random.typeName()
    switch random.number(0...11) {
    case 0:
      calls.append("iconView.image = \(name)()")
      return """
          /// The picture for a \(thing).
          func \(name)() -> UIImage? {
            guard state != .idle else { return nil }
            return UIImage(named: "\(random.pick(images))", in: .module, with: nil)
          }


        """
    case 1:
      calls.append("show(\(name))")
      return """
          var \(name): some View {
            HStack(spacing: \(random.number(2...24))) {
              Image("\(random.pick(images))", bundle: .module).resizable().frame(width: 24, height: 24)
              Text("\(thing).\(other).title", bundle: .module).foregroundStyle(Color("\(random.pick(colors))", bundle: .module))
            }
            .padding(.horizontal, \(random.number(4...32)))
          }


        """
    case 2:
      calls.append("\(name)Style()")
      return """
          func \(name)Style() {
            titleLabel.textColor = .\(random.symbol(random.pick(colors)))
            iconView.image = UIImage(resource: .\(random.symbol(random.pick(images))))
            // iconView.image = UIImage(named: "\(random.pick(images))")
          }


        """
    case 3 where !data.isEmpty:
      calls.append("parse(\(name))")
      return """
          var \(name): NSDataAsset? { NSDataAsset(name: "\(random.pick(data))", bundle: .module) }


        """
    case 4:
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
    case 5:
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
        let name = random.pick(images)
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

  mutating func strings() -> String {
    (0..<random.number(20...200)).map { index in
      "\"\(random.pick(Words.things)).\(index).title\" = \"\(random.typeName()) \(random.pick(Words.things))\";\n"
    }.joined()
  }
}

extension SeededRandom {
  /// The generated symbol for an asset: `Icons.arrowLeft` for `Icons/arrow_left`.
  fileprivate func symbol(_ name: String) -> String {
    let parts = name.split(separator: "/")
    let member = (parts.last ?? "").split(separator: "_").map { String($0).capitalizedASCII }.joined()
    let namespaces = parts.dropLast().map { "\($0)." }.joined()
    return namespaces + member.prefix(1).lowercased() + member.dropFirst()
  }

  fileprivate mutating func identifier() -> String {
    let digits = next().hexDigits(16)
    return "\(digits.prefix(3))-\(digits.dropFirst(3).prefix(2))-\(digits.suffix(3))"
  }
}
