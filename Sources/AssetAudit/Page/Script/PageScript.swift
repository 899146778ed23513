/// The script of the page, in parts that use each other in this order.
///
/// It is plain JavaScript in one scope, without a framework: the page has to open from a disk, years from now. The data
/// is the JSON report; the script filters and arranges it, and adds up what is shown. Elements are made one by one, so
/// that no text is ever parsed as markup.
enum PageScript {
  static let text = parts.joined()

  private static let parts = [
    elements, state, search, assets, panel, groups, treemap, tables, overview, plans, start,
  ]
}
