import Testing

struct UsageObjectiveCTests {
  @Test(
    arguments: [
      UsageRow(#"[UIImage imageNamed:@"close"];"#, "close: used"),
      UsageRow(
        #"[UIImage imageNamed:@"close" inBundle:b compatibleWithTraitCollection:nil];"#, "close: used"),
      UsageRow(#"[UIImage imageNamed:@"close.png"];"#, "close: used"),
      UsageRow(#"[NSImage imageNamed:@"close"];"#, "close: used"),
      UsageRow(#"[bundle imageForResource:@"close"];"#, "close: used"),
      UsageRow(#"[UIColor colorNamed:@"Tint"];"#, "Tint color: used"),
      UsageRow(#"[NSColor colorNamed:@"Tint" bundle:nil];"#, "Tint color: used"),
      UsageRow(#"[SKTexture textureWithImageNamed:@"close"];"#, "close: used"),
      UsageRow(#"[SKSpriteNode spriteNodeWithImageNamed:@"close"];"#, "close: used"),
      UsageRow(#"[SKTextureAtlas atlasNamed:@"Hero"];"#, "Hero sprite-atlas: named"),
      UsageRow(#"[UIApplicationShortcutIcon iconWithTemplateImageName:@"close"];"#, "close: used"),
      UsageRow(#"[icon setImageNamed:@"close"];"#, "close: used"),
      UsageRow(#"[INImage imageNamed:@"close"];"#, "close: used"),
      UsageRow(
        #"[UIImage animatedImageNamed:@"spin" duration:1];"#, "spin3: doubtful: patterns", "spinner: unused"),
      UsageRow(#"[app setAlternateIconName:@"Dark" completionHandler:nil];"#, "Dark app-icon: named"),
      UsageRow("[UIImage imageNamed:ACImageNameIconsClose];", "Icons/close: used"),
      UsageRow("[UIColor colorNamed:ACColorNameBrandTint];", "brand-tint color: used"),
      UsageRow(#"[UIImage imageNamed:on ? @"close" : @"open"];"#, "close: used", "open: used"),
      UsageRow(
        #"[UIImage imageNamed:[NSString stringWithFormat:@"icon_%d", i]];"#, "icon_1: doubtful: patterns",
        "icon_one: unused"),
      UsageRow(
        #"[UIImage imageNamed:[@"icon_" stringByAppendingString:name]];"#, "icon_a: doubtful: patterns",
        "iconic: unused"),
      UsageRow(
        """
        #define kClose @"close"
        #define kOpen @"open"
        @implementation A
        - (void)f { [UIImage imageNamed:kClose]; }
        @end
        """, "close: used", "open: unused"),
      UsageRow(
        """
        static NSString *const kClose = @"close";
        static NSString *const kOpen = @"open";
        @implementation A
        - (UIImage *)f { return [UIImage imageNamed:kClose]; }
        @end
        """, "close: used", "open: unused"),
      UsageRow(
        """
        NSString *const kClose = @"close";
        === A.h
        extern NSString *const kClose;
        === B.m
        @implementation B
        - (void)f { [UIImage imageNamed:kClose]; }
        @end
        """, "close: used"),
      UsageRow(
        """
        NSString *const kClose = @"close";
        === A.h
        extern NSString *const kClose;
        """, "close: unused"),
      UsageRow(
        """
        @implementation A
        - (void)f { for (NSString *name in @[@"close", @"open"]) { [UIImage imageNamed:name]; } }
        @end
        """, "close: doubtful: text", "open: doubtful: text"),
    ].map(\.inObjectiveC))
  func `names that are used`(row: UsageRow) throws { try row.check() }

  @Test(
    arguments: [
      UsageRow(#"[UIImage systemImageNamed:@"close"];"#, "close: unused"),
      UsageRow(#"if ([name isEqualToString:@"close"]) { hide(); }"#, "close: unused"),
      UsageRow(#"id x = values[@"close"];"#, "close: unused"),
      UsageRow(#"send(@{ @"close": @1 });"#, "close: unused"),
      UsageRow(#"NSLog(@"close");"#, "close: unused"),
      UsageRow(#"[UIImage imageNamed:@"Close"];"#, "close: unused"),
      UsageRow(#"[UIImage imageNamed:@"close"];"#, "Icons/close: unused"),
      UsageRow(#"[UIColor colorNamed:@"Tint"];"#, "Tint color: used", "Tint: unused"),
      UsageRow("[UIImage imageNamed:ACImageNameClose];", "Icons/close: unused"),
      UsageRow("[UIColor colorNamed:ACColorNameTint];", "Tint color: used", "Tint: unused"),
      UsageRow("#import \"close\"", "close: unused"),
      UsageRow("[door close];", "close: unused"),
      UsageRow("- (void)close {}", "close: unused"),
      UsageRow("[self performSelector:@selector(close)];", "close: unused"),
    ].map(\.inObjectiveC))
  func `strings and words that do not refer to an asset`(row: UsageRow) throws { try row.check() }
}

extension UsageRow {
  fileprivate var inObjectiveC: UsageRow { moved(to: "App.m") }
}
