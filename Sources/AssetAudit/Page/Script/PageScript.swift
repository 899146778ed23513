/// The script of the page, in plain JavaScript without a framework, so that the page still opens from a disk in many
/// years. The script reads the JSON report, filters and arranges the data, and adds up what is shown. It creates each
/// element separately, so that no text is ever parsed as markup.
enum PageScript {
  static let text = parts.joined()

  private static let parts = [
    elements, state, search, assets, panel, groups, treemap, tables, overview, plans, start,
  ]
}
