public enum ModuleKind: String, Sendable, CaseIterable {
  case app
  case watchApp = "watch-app"
  case appExtension = "app-extension"
  case commandLineTool = "command-line-tool"
  /// An XPC service, with its own bundle and process.
  case service
  case systemExtension = "system-extension"
  case driver
  case kernelExtension = "kernel-extension"
  case framework
  /// A framework whose code is linked into another binary.
  case staticFramework = "static-framework"
  case dynamicLibrary = "dynamic-library"
  case staticLibrary = "static-library"
  /// A `.bundle`, which usually contains only resources. If it has sources, it is a plug-in that an app loads at run
  /// time.
  case resourceBundle = "resource-bundle"
  /// Resources without a bundle of their own, which go into the bundles of the modules that depend on them.
  case resourceGroup = "resource-group"
  /// Unit tests, which run inside an app or on their own.
  case test
  case uiTest = "ui-test"
  case packageTarget = "package-target"
  /// A package plugin or macro, which does not ship in any product.
  case buildTool = "build-tool"
  /// A target that only runs scripts or groups other targets.
  case aggregate

  /// Whether the module is run rather than linked. Tests count as well.
  public var isExecutable: Bool {
    switch self {
    case .app, .watchApp, .appExtension, .commandLineTool, .service, .systemExtension, .driver,
      .kernelExtension, .test, .uiTest:
      true
    default: false
    }
  }

  /// Whether the product is a separate executable that ships inside an app, such as an extension.
  public var isEmbedded: Bool {
    switch self {
    case .watchApp, .appExtension, .service, .systemExtension, .driver, .kernelExtension: true
    default: false
    }
  }

  public var isTest: Bool { self == .test || self == .uiTest }

  /// Whether the code becomes part of each binary that links the module.
  public var isStatic: Bool {
    switch self {
    case .staticFramework, .staticLibrary, .packageTarget, .resourceGroup: true
    default: false
    }
  }

  public var isLibrary: Bool {
    switch self {
    case .framework, .dynamicLibrary: true
    default: isStatic
    }
  }

  var bundleExtension: String? {
    switch self {
    case .app, .watchApp: "app"
    case .appExtension: "appex"
    case .service: "xpc"
    case .systemExtension: "systemextension"
    case .driver: "dext"
    case .kernelExtension: "kext"
    case .framework, .staticFramework: "framework"
    case .resourceBundle: "bundle"
    case .test, .uiTest: "xctest"
    case .commandLineTool, .dynamicLibrary, .staticLibrary, .resourceGroup, .packageTarget, .buildTool,
      .aggregate:
      nil
    }
  }
}

/// The kinds of file that declare modules, the most reliable one first.
public enum ModuleOrigin: Int, Comparable, Sendable, CaseIterable {
  case xcode, package, xcodeGen, tuist, cocoaPods, bazel, configuration

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
