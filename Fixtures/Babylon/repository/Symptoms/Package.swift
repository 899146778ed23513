// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Symptoms",
  products: [.library(name: "Symptoms", targets: ["Symptoms"])],
  targets: [.target(name: "Symptoms", resources: [.process("Symptoms.xcassets")])])
