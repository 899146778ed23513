/// The HTML of the page, with placeholders such as `%STYLE%`.
enum PageFrame {
  static let text = #"""
    <!doctype html>
    <html lang="en" data-ground="checker">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="%POLICY%">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">
    <title>Assets</title>
    <style>%STYLE%</style>
    </head>
    <body>
    <a class="skip" href="#content">Skip to the content</a>
    <header>
    <h1 id="title">Assets</h1>
    <nav id="tabs" aria-label="Parts of the audit"></nav>
    <label class="ground-choice">Background <select id="ground"><option value="checker">checkered</option><option value="auto">same as page</option><option value="light">light</option><option value="dark">dark</option></select></label>
    </header>
    <main id="content" tabindex="-1"><noscript>This page needs JavaScript. The same numbers are in assetlint audit --report markdown.</noscript></main>
    <aside id="panel" role="complementary" aria-labelledby="panel-title" hidden></aside>
    <script type="application/json" id="data">%DATA%</script>
    <script type="application/json" id="pictures">%PICTURES%</script>
    <script>%SCRIPT%</script>
    </body>
    </html>

    """#
}
