internal import AssetModel
internal import Basics

struct Day {
  let daysSince1970: Int
  private let text: String

  /// Parses a date such as `2027-01-31`; nil for other formats and for dates that do not exist.
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard text.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: "-") }), parts.count == 3,
      parts[0].utf8.count == 4, parts[1].utf8.count == 2, parts[2].utf8.count == 2,
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), year > 0,
      (1...12).contains(month), (1...Self.length(of: month, in: year)).contains(day)
    else { return nil }
    self.text = text
    // Years begin in March here, so that the leap day is the last day of a year.
    let shifted = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    daysSince1970 = shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
  }

  private static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Day: OptionReadable {
  static var shape: OptionShape { .text }

  init(_ value: OptionValue) throws(OptionError) {
    guard case .text(let text) = value.content, let day = Day(text) else {
      throw OptionError(value.place, "expected a date such as 2027-01-31")
    }
    self = day
  }

  var content: OptionValue.Content { .text(text) }
}
