import AssetModel
import Testing

struct SampleFolderTests {
  @Test(arguments: [
    "Examples", "demo", "Demo App", "DemoApp", "iOSDemo", "GoogleMapsSwiftXCFrameworkDemos", "ios-example",
    "SDKSample",
    "example_ios", "Snippets2", "SwiftUI.playground", "MapsBetaSnippets", "DEMO",
  ])
  func `a folder for samples`(name: String) { #expect(name.isNamedForSamples) }

  @Test(arguments: [
    "Demography", "DEMOGRAPHY", "Sampler", "resample", "Counterexample", "Exampleton", "iOSSampleApp", "App",
    "",
  ])
  func `another folder`(name: String) { #expect(!name.isNamedForSamples) }
}
