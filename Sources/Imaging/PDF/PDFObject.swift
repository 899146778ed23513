enum PDFObject: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case real(Double)
  case string([UInt8])
  case name(String)
  case array([PDFObject])
  case dictionary(PDFDictionary)
  case stream(PDFStream)
  case reference(Int)
}

/// A dictionary in a PDF file. Its keys are names, read as Latin-1, so each character is one byte.
typealias PDFDictionary = [String: PDFObject]

struct PDFStream: Hashable, Sendable {
  let dictionary: PDFDictionary
  let range: Range<Int>
}

extension PDFObject {
  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .real(let value): value
    default: nil
    }
  }

  var integer: Int? {
    switch self {
    case .integer(let value): value
    case .real(let value): Int(exactly: value)
    default: nil
    }
  }

  var name: String? {
    if case .name(let name) = self { name } else { nil }
  }

  var array: [PDFObject]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  var stream: PDFStream? {
    if case .stream(let stream) = self { stream } else { nil }
  }

  /// The dictionary itself, or the dictionary of a stream.
  var dictionary: PDFDictionary? {
    switch self {
    case .dictionary(let dictionary): dictionary
    case .stream(let stream): stream.dictionary
    default: nil
    }
  }
}
