/// The script of the page. It is plain JavaScript without a framework, so that a saved page still works years from now.
///
/// The script reads the JSON report, filters and arranges the data, and adds up what is shown. It creates each element
/// separately, so that the browser never parses text as markup.
enum PageScript {
  static let text = parts.joined()

  private static let parts = [
    elements, state, search, assets, panel, groups, treemap, tables, overview, plans, start,
  ]
}
