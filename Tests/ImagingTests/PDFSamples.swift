import Foundation

@testable import Imaging

/// The bytes of a file in `Fixtures/drawings`.
func drawing(_ name: String) throws -> [UInt8] {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  return [UInt8](try Data(contentsOf: root.appending(path: "Fixtures/drawings/" + name)))
}

/// A PDF file with these objects, numbered from one. The first object is the catalog.
func pdf(objects: [String], trailer: String = "") -> [UInt8] {
  var text = "%PDF-1.4\n"
  var offsets: [Int] = []
  for (index, object) in objects.enumerated() {
    offsets.append(text.unicodeScalars.count)
    text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
  }
  let table = text.unicodeScalars.count
  text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
  for offset in offsets {
    text += String(repeating: "0", count: 10 - String(offset).count) + "\(offset) 00000 n \n"
  }
  text += "trailer\n<</Size \(objects.count + 1)/Root 1 0 R\(trailer)>>\nstartxref\n\(table)\n%%EOF\n"
  return text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
}

/// A stream object. Every scalar of `content` is one byte.
func pdfStream(_ content: String, _ entries: String = "") -> String {
  "<</Length \(content.unicodeScalars.count)\(entries)>>\nstream\n\(content)\nendstream"
}

/// A PDF file with one page of 50 by 50 points.
func pdf(
  _ content: String, page: String = "/MediaBox[0 0 50 50]", resources: String = "", filter: String = "",
  others: [String] = []
) -> [UInt8] {
  pdf(
    objects: [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R\(page)/Contents 4 0 R/Resources<<\(resources)>>>>",
      pdfStream(content, filter),
    ] + others)
}

func pdfIdentity(_ bytes: [UInt8]) throws -> DrawingIdentity {
  try DrawingIdentity(pdf: bytes)
}

/// A text with one scalar for each byte of `hex`.
func bytes(hex: String) -> String {
  var text = String.UnicodeScalarView()
  var rest = hex[...]
  while let byte = UInt8(rest.prefix(2), radix: 16), !rest.isEmpty {
    text.append(UnicodeScalar(byte))
    rest = rest.dropFirst(2)
  }
  return String(text)
}
