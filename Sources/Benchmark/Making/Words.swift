internal import TestSupport

enum Words {
  static let things = [
    "account", "alarm", "arrow", "avatar", "badge", "banner", "basket", "bell", "bookmark", "calendar",
    "camera",
    "card", "cart", "chart", "chat", "check", "chevron", "circle", "clock", "close", "cloud", "coupon",
    "delivery",
    "document", "download", "edit", "empty", "error", "face", "filter", "flag", "folder", "gallery", "gift",
    "globe", "handle", "heart", "help", "history", "home", "invoice", "key", "label", "language", "level",
    "library", "lightning", "link", "list", "location", "lock", "login", "logo", "mail", "map", "menu",
    "message",
    "microphone", "more", "music", "news", "note", "offer", "order", "package", "pause", "payment", "pencil",
    "phone", "pin", "play", "plus", "points", "printer", "profile", "promotion", "question", "receipt",
    "refresh",
    "reward", "scan", "search", "send", "settings", "share", "shield", "shop", "sort", "sound", "star",
    "store",
    "support", "tag", "ticket", "timer", "trash", "truck", "upload", "user", "video", "voucher", "wallet",
    "warning",
    "wifi",
  ]

  static let manners = [
    "active", "back", "bold", "bottom", "compact", "dark", "disabled", "down", "filled", "first", "inverted",
    "large", "last", "left", "light", "muted", "new", "next", "old", "outlined", "pressed", "primary",
    "right",
    "rounded", "secondary", "selected", "small", "thin", "top", "up",
  ]

  /// The names of icons that are often copied to several modules.
  static let common = [
    "arrow_left", "arrow_right", "back", "bell", "check", "chevron_down", "chevron_right", "close", "edit",
    "error",
    "filter", "heart", "home", "info", "menu", "more", "plus", "search", "settings", "share", "star", "trash",
    "user",
    "warning",
  ]
}

extension SeededRandom {
  /// Makes a name of words joined by underscores that is not in `taken`, and adds it to `taken`.
  mutating func name(_ prefix: String, taken: inout Set<String>) -> String {
    var name = "\(prefix)_\(pick(Words.things))"
    if happens(perThousand: 800) { name += "_\(pick(Words.manners))" }
    if happens(perThousand: 800) { name += "_\(pick(Words.things))" }
    while !taken.insert(name).inserted { name += "_\(number(2...99))" }
    return name
  }

  mutating func typeName() -> String {
    pick(Words.manners).capitalizedASCII + pick(Words.things).capitalizedASCII
  }
}

extension String {
  var capitalizedASCII: String {
    prefix(1).uppercased() + dropFirst()
  }
}
