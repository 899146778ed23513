internal import AssetModel
internal import Basics

private struct SuppressionSettings: Sendable {
  let place: Place
  var asset: Glob?
  var rules: [String] = []
  var reason = ""
  var expiry: Day?
}

extension OptionReader<Suppression> {
  static func suppression(_ ids: [String]) -> Self {
    let record = OptionReader<SuppressionSettings>.record(
      "a suppression",
      [
        OptionField("asset", \.asset, isRequired: true, "A pattern for the name or the path of the asset."),
        OptionField(
          "rule", \.rules, .list(of: .word("rule", of: ids)), "The rules to suppress; all if omitted."),
        OptionField(
          "reason", \.reason,
          "Why the finding is accepted; stale_suppression reports a suppression without a reason."),
        OptionField("expires", \.expiry, "The date on which the suppression expires."),
      ]
    ) { SuppressionSettings(place: $0) }
    return Self(record.shape) { (value) throws(OptionError) in
      let settings = try record.read(value)
      guard let asset = settings.asset else { preconditionFailure("the asset is required") }
      return Suppression(
        of: .assets(asset), rules: Set(settings.rules), reason: settings.reason,
        expiry: settings.expiry?.daysSince1970, place: settings.place)
    }
  }
}
