/// The page's script, in plain JavaScript without a framework, because the page has to open from a disk years from now.
/// The data is the JSON report; the script filters and arranges it, and adds up what is shown. It creates elements one
/// by one, so that no text is ever parsed as markup.
enum PageScript {
  static let text = parts.joined()

  private static let parts = [
    elements, state, search, assets, panel, groups, treemap, tables, overview, plans, start,
  ]
}
