public import Basics

/// The code that can refer to a declaration: the same file, module or package, or any code.
public enum Audience: UInt8, Comparable, Sendable {
  case file, module, package, everybody

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension Modules {
  /// Whether code in the modules `users` may use a declaration with this audience. The declaration is in another
  /// file, which belongs to the modules `homes`.
  /// For the audience `module`, this is true in three cases:
  /// - A module is in both lists.
  /// - `users` includes a test module. It can import any module with `@testable`.
  /// - Some modules or sources are unknown.
  public func mayUse(_ audience: Audience, of homes: [Module.ID], in users: [Module.ID]) -> Bool {
    switch audience {
    case .file: return false
    case .package, .everybody: return true
    case .module:
      guard areComplete(homes), areComplete(users) else { return true }
      return users.contains { homes.contains($0) || self[$0].kind.isTest }
    }
  }

  /// Whether every module that contains the file `user` can use a declaration with this audience in the file
  /// `home`. True if the modules of either file are unknown.
  ///
  /// A module can use the declaration if it also contains `home`. If the audience is `package` or `everybody`,
  /// linking a module that contains `home` is enough.
  public func canUse(_ audience: Audience, of home: RepositoryPath, in user: RepositoryPath) -> Bool {
    let homes = memberships(of: home).map(\.module)
    let users = memberships(of: user).map(\.module)
    guard !homes.isEmpty, !users.isEmpty else { return true }
    return users.allSatisfy { user in
      homes.contains { $0 == user || audience >= .package && libraries(linkedBy: user).contains($0) }
    }
  }

  /// Whether the modules and all their sources are known.
  private func areComplete(_ modules: [Module.ID]) -> Bool {
    !modules.isEmpty && modules.allSatisfy { !self[$0].gaps.contains(.sources) }
  }
}
