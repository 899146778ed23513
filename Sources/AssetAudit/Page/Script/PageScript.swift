/// The script of the page, in plain JavaScript without a framework, because the page should still open from a disk in
/// many years.
///
/// The data is the JSON report. The script filters it, arranges it, and adds up what is shown. It creates elements one
/// by one, so that names are never interpreted as HTML.
enum PageScript {
  static let text = parts.joined()

  private static let parts = [
    elements, state, search, assets, panel, groups, treemap, tables, overview, plans, start,
  ]
}
