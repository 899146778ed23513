import UIKit

public let designLibrary = DesignLibrary()

@dynamicMemberLookup
public struct DesignLibrary {
  public let tokens = Tokens()

  public subscript<Value>(dynamicMember path: KeyPath<Tokens, Value>) -> Value { tokens[keyPath: path] }
}

public struct Tokens {
  public let icons = Icons()
}

public struct Icons {
  public subscript(identifier: ImageIdentifier) -> UIImage { icon(named: identifier.rawValue) }

  private func icon(named name: String) -> UIImage {
    UIImage(named: name, in: .main, with: nil) ?? UIImage(named: name, in: iconsBundle, with: nil) ?? UIImage()
  }
}

private final class BundleToken {}
private let iconsBundle = Bundle(for: BundleToken.self)
