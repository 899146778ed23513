import Testing

/// Objective-C code with casts before message sends, or with names in macros.
struct ObjectiveCForms {
  static let forms = [
    Form(
      #"void f() { layer.contents = (id)[UIImage imageNamed:@"user"].CGImage; }"#, in: "A.m", "user: kept"),
    Form(
      #"void f() { UIImage *i = (UIImage *)[UIImage imageNamed:@"user"]; show(i); }"#, in: "A.m", "user: kept"
    ),
    Form(
      "#define CLOSE_ICON NSLocalizedString(@\"user\", nil)\nvoid f(int i) { NSArray *a = @[CLOSE_ICON]; show([UIImage imageNamed:a[i]]); }",
      in: "A.m", "user: kept"),
    Form(#"void f() { (void)[UIImage imageNamed:@"user"]; }"#, in: "A.m", "user: kept"),
    Form(#"id f() { return (id)[UIImage imageNamed:@"user"]; }"#, in: "A.m", "user: kept"),
    Form(
      #"void f() { layer.contents = (__bridge id)[UIImage imageNamed:@"user"].CGImage; }"#, in: "A.m",
      "user: kept"),
    Form(
      #"void f() { layer.contents = (__bridge id _Nullable)([UIImage imageNamed:@"user"].CGImage); }"#,
      in: "A.m", "user: kept"),
    Form(
      """
      @interface Item : NSObject
      @property (nonatomic) NSString *title;
      @end
      @implementation Item
      - (instancetype)initWithData:(NSDictionary *)data { self.title = data[@"name"]; return self; }
      @end
      @implementation Cell
      - (void)show:(Item *)item { [self set:[UIImage imageNamed:item.title]]; }
      @end
      """, in: "A.m", "ada: kept", "cola: kept", "doge: kept", "frax: kept", "melania: kept", "rhea: kept"),
    Form(
      """
      @interface Item : NSObject
      @property (nonatomic) NSString *title;
      @end
      @implementation Item
      - (instancetype)initWithData:(NSDictionary *)data { _title = [data objectForKey:@"name"]; return self; }
      @end
      @implementation Cell
      - (void)show:(Item *)item { [self set:[UIImage imageNamed:item.title]]; }
      @end
      """, in: "A.m", "ada: kept", "cola: kept", "doge: kept", "frax: kept", "melania: kept", "rhea: kept"),
    Form(
      #"- (void)show:(NSDictionary *)item { [self set:[UIImage imageNamed:[item objectForKey:@"name"]]]; }"#,
      in: "A.m", "ada: kept", "cola: kept", "doge: kept", "frax: kept", "melania: kept", "rhea: kept"),
    Form(
      #"- (void)show:(NSDictionary *)data { NSString *icon = data[@"name"]; [self set:[UIImage imageNamed:icon]]; }"#,
      in: "A.m", "ada: kept", "cola: kept", "doge: kept", "frax: kept", "melania: kept", "rhea: kept"),
    Form(
      #"- (void)show:(NSArray *)items { [self set:[UIImage imageNamed:items[0]]]; }"#,
      in: "A.m", "ada: reported", "cola: reported", "doge: reported", "frax: reported", "melania: reported",
      "rhea: reported"),
    Form(
      """
      @interface Item : NSObject
      @property (nonatomic) NSString *title;
      @end
      @implementation Loader
      - (void)load:(NSDictionary *)row { Item *item = [Item new]; [item setValuesForKeysWithDictionary:row]; }
      @end
      @implementation Cell
      - (void)show:(Item *)item { [self set:[UIImage imageNamed:item.title]]; }
      @end
      """, in: "A.m", "ada: kept", "cola: kept", "doge: kept", "frax: kept", "melania: kept", "rhea: kept"),
    Form(
      #"void f(NSString *s) { show([UIImage imageNamed:[@"gone" isEqualToString:s] ? @"open" : @"user"]); }"#,
      in: "A.m", "open: kept", "user: kept"),
    Form(
      #"void f(NSString *s) { show([UIImage imageNamed:[@"gone" stringByAppendingString:@"-up"]]); }"#,
      in: "A.m", "open: reported", missing: ["gone-up"]),
    // The macro in the line before has no semicolon.
    Form(
      "void f() {\n  WEAK_SELF\n  [self show:[UIImage imageNamed:@\"user\"]];\n}", in: "A.m", "user: kept"),
    Form(
      "void f() {\n  WEAKIFY(self)\n  [self show:[UIImage imageNamed:@\"user\"]];\n}", in: "A.m", "user: kept"
    ),
    Form("void f() { id x = list\n    [0]; show(x); }", in: "A.m", "user: reported"),
    Form(
      #"void f(NSMutableDictionary *d) { [d setObject:@"user" forKey:@"image"]; show([UIImage imageNamed:d[@"image"]]); }"#,
      in: "A.m", "user: kept"),
    Form(
      #"void f(NSMutableDictionary *d) { [d setObject:on ? @"open" : @"user" forKey:@"icon"]; show([UIImage imageNamed:d[@"icon"]]); }"#,
      in: "A.m", "open: kept", "user: kept"),
    Form(
      #"void f(NSUserDefaults *d) { [d setObject:@"user-close" forKey:@"state"]; }"#, in: "A.m",
      "user-close: reported"),
    Form(
      #"void f() { int n = (int)[self count:@"x"] + (int)[[UIImage imageNamed:@"user"] size].width; }"#,
      in: "A.m", "user: kept"),
  ]

  @Test(arguments: forms)
  func `a message after a cast is still a message`(form: Form) throws { try form.check() }

  static let results = [
    Form(
      """
      @implementation File
      + (NSString *)iconFor:(NSString *)type {
        NSString *name = @"unknwon";
        if ([type hasPrefix:@"text"]) name = @"text";
        return name;
      }
      @end
      void f(id file) { show([UIImage imageNamed:[File iconFor:file.type]]); }
      """, in: "A.m", "text: kept", missing: ["unknwon"]),
    Form(
      """
      @implementation File
      - (NSString *)iconFor:(int)i at:(int)j { return i ? @"text" : @"txet"; }
      - (void)show { view.image = [UIImage imageNamed:[self iconFor:1 at:2]]; }
      @end
      """, in: "A.m", "text: kept", missing: ["txet"]),
    // The result is also shown as text.
    Form(
      """
      @implementation File
      + (NSString *)iconFor:(int)i { return i ? @"text" : @"other"; }
      @end
      void f() { show([UIImage imageNamed:[File iconFor:1]]); name.text = [File iconFor:2]; }
      """, in: "A.m", "text: kept"),
    // The selector of another method begins with the same name.
    Form(
      """
      @implementation File
      + (NSString *)iconFor:(int)i { return @"text"; }
      + (NSString *)iconFor:(int)i title:(int)j { return @"title"; }
      @end
      void f() { show([UIImage imageNamed:[File iconFor:1]]); write([File iconFor:2 title:3]); }
      """, in: "A.m", "text: kept"),
    // Swift code may call the method by a shorter name.
    Form(
      """
      @implementation File
      + (NSString *)iconForType:(int)i { return i ? @"text" : @"other"; }
      @end
      void f() { show([UIImage imageNamed:[File iconForType:1]]); }
      === B.swift
      func g() { label.text = File.icon(forType: 1) }
      """, in: "A.m", "text: kept"),
  ]

  @Test(arguments: results)
  func `the result of a method is a name if code only loads it`(form: Form) throws { try form.check() }

  static let nearMisses = [
    Form(#"void f() { id a = (b)[0]; NSLog(@"user"); }"#, in: "A.m", "user: reported"),
    Form(#"void f() { int a = (values)[index]; a = (b[2])[1]; }"#, in: "A.m", "user: reported"),
  ]

  @Test(arguments: nearMisses)
  func `an index after parentheses is not a message`(form: Form) throws { try form.check() }
}
