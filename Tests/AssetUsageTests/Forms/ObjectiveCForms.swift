import Testing

/// Casts before messages, and names in macros.
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
      #"void f() { int n = (int)[self count:@"x"] + (int)[[UIImage imageNamed:@"user"] size].width; }"#,
      in: "A.m", "user: kept"),
  ]

  @Test(arguments: forms)
  func `a message after a cast is still a message`(form: Form) throws { try form.check() }

  static let nearMisses = [
    Form(#"void f() { id a = (b)[0]; NSLog(@"user"); }"#, in: "A.m", "user: reported"),
    Form(#"void f() { int a = (values)[index]; a = (b[2])[1]; }"#, in: "A.m", "user: reported"),
  ]

  @Test(arguments: nearMisses)
  func `an index after parentheses is not a message`(form: Form) throws { try form.check() }
}
