internal import AssetModel

extension ModuleKind {
  init(xcodeProductType type: String) {
    let name = type.split(separator: ".").drop { $0 != "product-type" }.dropFirst().joined(separator: ".")
    switch name {
    case "application.watchapp", "application.watchapp2": self = .watchApp
    case _ where name.hasPrefix("application"): self = .app
    case "tool": self = .commandLineTool
    case "framework": self = .framework
    case "framework.static": self = .staticFramework
    case "library.dynamic": self = .dynamicLibrary
    case "library.static", "objfile": self = .staticLibrary
    case "bundle.unit-test", "bundle.ocunit-test": self = .test
    case "bundle.ui-testing": self = .uiTest
    case "bundle": self = .resourceBundle
    case "xpc-service": self = .service
    case "system-extension": self = .systemExtension
    case "driver-extension": self = .driver
    case _ where name.hasPrefix("kernel-extension"): self = .kernelExtension
    case _ where name.contains("extension"): self = .appExtension
    default: self = .aggregate
    }
  }
}
