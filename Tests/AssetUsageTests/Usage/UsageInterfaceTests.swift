import Testing

/// Uses of assets in storyboards and xibs.
struct UsageInterfaceTests {
  @Test(
    arguments: [
      UsageRow(#"<resources><image name="close" width="8" height="8"/></resources>"#, "close: used"),
      UsageRow(
        #"<resources><image name="Icons/close" width="8" height="8"/></resources>"#, "Icons/close: used"),
      UsageRow(#"<resources><image name="close.png" width="8" height="8"/></resources>"#, "close: used"),
      UsageRow(
        #"<resources><namedColor name="Tint"><color red="0"/></namedColor></resources>"#, "Tint color: used"),
      UsageRow(
        #"<userDefinedRuntimeAttribute type="image" keyPath="icon" value="close"/>"#, "close: used"),
      UsageRow(
        #"<userDefinedRuntimeAttribute type="string" keyPath="iconName" value="close"/>"#,
        "close: doubtful: text"),
      UsageRow(#"<string key="NSResourceName">close</string>"#, "close: used"),
      // Older systems that do not have the symbol show the asset.
      UsageRow(
        #"<resources><image name="close" catalog="system" width="8" height="8"/></resources>"#,
        "close: doubtful: text"),
      // near misses
      UsageRow(#"<resources><image name="Close" width="8" height="8"/></resources>"#, "close: unused"),
      UsageRow(#"<resources><image name="close" width="8" height="8"/></resources>"#, "Icons/close: unused"),
      UsageRow(
        #"<resources><namedColor name="Tint"/></resources>"#, "Tint color: used", "Tint: unused"),
      UsageRow(
        #"<resources><image name="Tint"/></resources>"#, "Tint: used", "Tint color: unused"),
      UsageRow(#"<accessibilityTraits key="traits" image="YES"/>"#, "YES: unused"),
      UsageRow(
        #"<color key="textColor" name="Tint" catalog="System" colorSpace="catalog"/>"#, "Tint color: unused"),
      UsageRow(#"<label text="close" userLabel="close" id="close"/>"#, "close: unused"),
      UsageRow(#"<segue destination="a" kind="show" identifier="close" id="b"/>"#, "close: unused"),
      UsageRow(#"<imageView key="close" contentMode="center" id="close"/>"#, "close: unused"),
      UsageRow(#"<outlet property="close" destination="x" id="y"/>"#, "close: unused"),
      UsageRow(#"<!-- <image name="close"/> -->"#, "close: unused"),
      UsageRow(
        #"<action selector="close" destination="x"/><string key="title">close</string>"#, "close: unused"),
    ].map(\.inStoryboard))
  func `the list of resources determines what is shown`(row: UsageRow) throws { try row.check() }
}

extension UsageRow {
  fileprivate var inStoryboard: UsageRow {
    moved(to: "Main.storyboard") { "<?xml version=\"1.0\"?>\n<document>\n\($0)\n</document>\n" }
  }
}
