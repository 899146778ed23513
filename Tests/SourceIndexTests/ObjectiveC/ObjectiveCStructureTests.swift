import SourceIndex
import Testing

@Suite struct ObjectiveCStructureTests {
  /// All ways to refer to an asset in Objective-C, and similar code.
  @Test(arguments: [
    (#"[UIImage imageNamed:↓@"x"]"#, "literal x: argument 0 of UIImage, imageNamed"),
    (
      #"[UIImage imageNamed:↓@"x" inBundle:b compatibleWithTraitCollection:nil]"#,
      "literal x: argument 0 of UIImage, imageNamed, bundle b"
    ),
    (
      #"[NSImage imageNamed:↓@"x" inBundle:[NSBundle bundleForClass:[self class]]]"#,
      "literal x: argument 0 of NSImage, imageNamed, bundle [NSBundle bundleForClass:[self class]]"
    ),
    (#"[bundle imageForResource:↓@"x"]"#, "literal x: argument 0 of bundle, imageForResource"),
    (#"[UIColor colorNamed:↓@"x"]"#, "literal x: argument 0 of UIColor, colorNamed"),
    (#"[[NSDataAsset alloc] initWithName:↓@"x"]"#, "literal x: argument 0, initWithName"),
    (
      #"[[NSDataAsset alloc] initWithName:↓@"x" bundle:b]"#, "literal x: argument 0, initWithName, bundle b"
    ),
    (
      #"[SKTexture textureWithImageNamed:↓@"x"]"#, "literal x: argument 0 of SKTexture, textureWithImageNamed"
    ),
    (#"[UIImage imageNamed:↓ACImageNameClose]"#, "chain ACImageNameClose: argument 0 of UIImage, imageNamed"),
    (#"[UIImage imageNamed:flag ? ↓@"x" : @"y"]"#, "literal x: argument 0 of UIImage, imageNamed"),
    (#"[UIImage imageNamed:a == b ? @"y" : ↓@"x"]"#, "literal x: argument 0 of UIImage, imageNamed"),
    (#"[UIImage imageNamed:name ?: ↓@"x"]"#, "literal x: argument 0 of UIImage, imageNamed"),
    (#"[UIImage imageNamed:(NSString *)↓@"x"]"#, "literal x: argument 0 of UIImage, imageNamed"),
    (#"[UIImage imageNamed : ↓@"x" ]"#, "literal x: argument 0 of UIImage, imageNamed"),
    (#"LoadImage(1, ↓@"x")"#, "literal x: argument 1 of LoadImage"),
    (#"view.imageName = ↓@"x";"#, "literal x: assigned of view.imageName"),
    (#"return ↓@"x";"#, "literal x: returned"),
    (#"NSArray *a = @[↓@"x"];"#, "literal x: initialValue of a"),
    (#"NSDictionary *a = @{@"k": ↓@"x"};"#, "literal x: initialValue of a"),
    (#"images[↓@"x"]"#, "literal x: subscripted of images"),
    (#"[Icons ↓closeImage]"#, "nothing"),
    (#"[↓Icons closeImage]"#, "chain Icons.closeImage: statement"),
    (#"[[Icons shared] ↓closeImage:1 size:2]"#, "chain .closeImage:size:: statement"),
    (#"a = ↓Asset.close.image;"#, "chain Asset.close.image: assigned of a"),
    (#"a = ↓icons->close;"#, "chain icons.close: assigned of a"),
    (#"f(↓kCloseIcon)"#, "chain kCloseIcon: argument 0 of f"),
    // near misses
    (#"[name isEqualToString:↓@"x"]"#, "literal x: argument 0 of name, isEqualToString"),
    (#"[UIImage systemImageNamed:↓@"x"]"#, "literal x: argument 0 of UIImage, systemImageNamed"),
    (#"NSLocalizedString(↓@"x", @"c")"#, "literal x: argument 0 of NSLocalizedString"),
    (#"@{↓@"x": @"v"}"#, "literal x: key"),
    (#"if (name == ↓@"x") {}"#, "literal x: compared of name"),
    (#"[UIImage imageNamed:f(↓@"x")]"#, "literal x: argument 0 of f"),
    (#"@selector(↓closeImage:)"#, "chain closeImage:: selector, closeImage"),
    (#"@selector(↓close)"#, "chain close: selector"),
    (#"switch (a) { case ↓kClose: break; }"#, "chain kClose: matched"),
    (#"enum { ↓close, open };"#, "nothing"),
    (#"typedef NS_ENUM(NSInteger, Icon) { ↓IconClose };"#, "nothing"),
  ])
  func `a mention knows what it is passed to`(source: String, expected: String) {
    #expect(FileMentions.said(in: "void f() { \(source) }", .objectiveC) == [expected])
  }

  @Test(arguments: [
    (#"[NSString stringWithFormat:@"icon_%d", i]"#, "pattern icon_{digits}"),
    (#"[NSString stringWithFormat:@"%@_%02lu", a, i]"#, "pattern *_{digits}"),
    (#"[[NSString alloc] initWithFormat:@"icon_%@", a]"#, "pattern icon_*"),
    (#"[NSString stringWithFormat:@"icon_%02x", i]"#, "pattern icon_*"),
    (#"[NSString stringWithFormat:@"icon_%X", i]"#, "pattern icon_*"),
    (#"[@"icon_" stringByAppendingString:a]"#, "pattern icon_*"),
    (#"[@"icon_" stringByAppendingString:@"close"]"#, "literal icon_close"),
    (#"[a stringByAppendingString:@"_dark"]"#, "pattern *_dark"),
    (#"[[a b] stringByAppendingString:@"_dark"]"#, "pattern *_dark"),
    (#"[a stringByAppendingFormat:@"_%d", i]"#, "pattern *_{digits}"),
    (#"[@"icon" stringByAppendingFormat:@"_%@", a]"#, "pattern icon_*"),
    (#"@"icon" "_" @"close""#, "literal icon_close"),
    (#"[a logFormat:@"icon_%d", i]"#, "literal icon_%d"),
  ])
  func `names built from parts become patterns`(source: String, expected: String) {
    let file = FileMentions("[UIImage imageNamed:\(source) inBundle:b]", as: .objectiveC)
    let named = file.mentions.filter { $0.kind != .chain }
    #expect(named.map { "\($0.kind) \(file.text($0))" } == [expected])
    if !source.contains("logFormat") {
      #expect(named.map(file.said) == [expected + ": argument 0 of UIImage, imageNamed, bundle b"])
    }
  }

  @Test(arguments: [
    "const NSImageName", "static NSImageName const", "extern const NSImageName _Nonnull", "const char *",
    "static NSString *const __unused", "static const unsigned char *", "NSImageName const",
    "static inline id", "const NSImageName &", "NSImageName const *",
  ])
  func `qualifiers may come before or after the type of a constant`(type: String) {
    let file = FileMentions("\(type) closeIcon = @\"close\";", as: .objectiveC)
    #expect(file.declarations.dropFirst().map(file.said) == ["property closeIcon"])
    #expect(file.mentions.map(file.said) == ["literal close: initialValue of closeIcon"])
  }

  @Test(arguments: [
    #"g([a b:@"x"); c = ↓@"y";"#, #"[a b:(@"x"]; c = ↓@"y";"#, #"g(@[@"x"); c = ↓@"y";"#,
    #"a = @{@"k": [b c:@"x"}; c = ↓@"y";"#, #"a = @{@"k": g(@"x"}; c = ↓@"y";"#,
    #"g(^{ h(@"x"; }); c = ↓@"y";"#,
  ])
  func `a bracket that is not closed ends with the enclosing one`(source: String) {
    #expect(FileMentions.said(in: "void f() { \(source) }", .objectiveC) == ["literal y: assigned of c"])
    let file = FileMentions("void f() { \(source) }\nvoid g(int x) { h(); }", as: .objectiveC)
    #expect(file.declarations.dropFirst().map(file.said) == ["function f", "function g"])
  }

  @Test func `declarations are recorded with their members`() {
    let file = FileMentions(
      """
      #import <XCTest/XCTest.h>
      #import "Icons.h"
      @import UIKit.UIImage;
      #define kClose @"a" \\
        "b"
      #define ICON(name, x) [UIImage imageNamed:@"c"]
      static NSString * const ACImageNameOpen AC_SWIFT_PRIVATE = @"d";
      extern NSString *const kElsewhere;
      const char *kPlain = "e", x = 1;
      UIImage *CloseImage(NSString *name, int size) { return [UIImage imageNamed:@"f"]; }
      @class Other; @protocol Announced;
      @interface Icons : NSObject <Other>
      @property (nonatomic, getter=isClosed) NSArray<NSString *> *names;
      @property (copy) NSDictionary<NSString *, Row *> *rows;
      @property (copy) void (^_Nullable didClose)(Row *row);
      @property IBOutletCollection(UIButton) NSArray *buttons;
      @property UIColor *tint API_AVAILABLE(ios(13.0));
      @property int (*callback)(int);
      + (UIImage *)closeImage;
      @end
      @implementation Icons (Category)
      + (nullable UIImage *)closeImage { return [UIImage imageNamed:@"g"]; }
      - (void)setIcon:(NSString *)icon size:(CGSize)size, ... { [self f:icon]; f(size, @"h"); }
      - (UIImage *)openImage __attribute__((unused)) NS_AVAILABLE(10_0, 9_0) { return f(@"j"); }
      @end
      void after(void) { @"i"; }
      """, as: .objectiveC)
    #expect(
      file.declarations.dropFirst().map(file.said) == [
        "macro kClose", "macro ICON", "property ACImageNameOpen", "property kPlain", "function CloseImage",
        "class Icons <NSObject>", "property names", "property rows", "property didClose",
        "property buttons", "property tint", "property callback",
        "static function closeImage -> UIImage *",
        "extension Icons",
        "static function closeImage -> nullable UIImage *", "function setIcon:size: -> void",
        "function openImage -> UIImage *", "function after",
      ])
    let places = file.mentions.filter { $0.kind == .literal }.map {
      "\(file.text($0)) \(file.path(of: $0.declaration))"
    }
    #expect(
      places == [
        "ab kClose", "c ICON", "d ACImageNameOpen", "e kPlain", "f CloseImage", "g Icons.closeImage",
        "h Icons.setIcon:size:", "j Icons.openImage", "i after",
      ])
    #expect(file.imports.map { file[$0] } == ["XCTest", "Icons.h", "UIKit"])
    #expect(file.importsTestFramework)
  }

  /// Each `↓` marks a use of a name from outside the function.
  @Test(arguments: [
    "- (void)f:(NSString *)close { ↓g(close); }",
    "void f(NSString *close) { ↓g(close); } void h() { ↓g(↓close); }",
    "- (void)f { NSString *close = ↓a; ↓g(close); id b = close; }",
    "- (void)f { for (NSString *close in ↓names) { ↓g(close); } }",
    "- (void)f { ↓g(^(NSString *close, BOOL *stop) { ↓h(close); }); }",
    "- (void)f { static const NSArray<NSString *> *close; ↓g(close); }",
    "- (void)f { ↓a = ↓b * ↓c; }",
  ])
  func `names of the function itself are recorded only for texts, as plain uses`(marked: String) {
    let source = MarkedSource("@implementation S\n\(marked)\n@end")
    let file = FileMentions(indexing: source.bytes, as: .objectiveC)
    let chains = file.mentions.filter { $0.kind == .chain && !$0.traits.contains(.plainUse) }
    #expect(chains.map(\.position) == source.marks, "\(chains.map(file.text))")
  }

  @Test(arguments: [("NSString", 1), ("const NSString", 1), ("MyNSString", 0), ("NSStringRef", 0)])
  func `only a parameter of the type NSString holds a text`(type: String, count: Int) {
    let file = FileMentions(
      "@implementation S\n- (void)f:(\(type) *)close { g(close); }\n@end", as: .objectiveC)
    #expect(file.mentions.count { $0.traits.contains(.plainUse) } == count)
  }

  @Test(
    arguments: [
      ("#if DEBUG\n@\"x\";\n#endif", Regions.debug), ("#ifdef DEBUG\n@\"x\";\n#endif", .debug),
      ("#ifndef DEBUG\n@\"x\";\n#endif", []), ("#ifndef DEBUG\n#else\n@\"x\";\n#endif", .debug),
      ("#if defined(DEBUG) // c\n@\"x\";\n#endif", .debug), ("#if !defined(DEBUG)\n@\"x\";\n#endif", []),
      ("#if 0\n@\"x\";\n#endif", .disabled), ("#if 1\n#else\n@\"x\";\n#endif", .disabled),
      ("#if DEBUG\n#elif X\n@\"x\";\n#endif", []), ("#if A\n#endif\n@\"x\";", []),
    ] as [(String, Regions)])
  func `a mention knows what kind of code it is in`(source: String, regions: Regions) {
    let file = FileMentions(source, as: .objectiveC)
    #expect(file.mentions.first { file.text($0) == "x" }?.regions == regions)
  }

  @Test(
    arguments: [
      ("// [UIImage imageNamed:@\"close\"]", ["comment close"]), ("/* `open` */", ["comment open"]),
      ("// assetlint:uses flag-*\nint x;", ["directive uses flag-*"]), ("#pragma mark - `a`", []),
    ] as [(String, [String])])
  func `quoted words in comments are recorded`(source: String, expected: [String]) {
    let file = FileMentions(source, as: .objectiveC)
    #expect(file.mentions.filter { $0.kind != .chain }.map { "\($0.kind) \(file.text($0))" } == expected)
  }
}
