import Formats
import Testing

struct YAMLFilesTests {
  @Test func `a SwiftLint configuration is read`() throws {
    let yaml = """
      # Rules of the team
      disabled_rules: # by their identifiers
        - todo
        - trailing_whitespace
      opt_in_rules: [empty_count, "explicit_init"]
      excluded:
      - Pods
      - "**/Generated"
      - Modules/*/Tests   # until they are rewritten
      line_length:
          warning: 120
          error: 200
          ignores_urls: true
      identifier_name: {min_length: 2, excluded: [id, URL]}
      custom_rules:
        no_print:
          regex: '\\bprint\\('
          message: "Use the logger: `log.debug(\\"…\\")`."
      reporter: "xcode"
      """
    let json = #"""
      {"disabled_rules": ["todo", "trailing_whitespace"], "opt_in_rules": ["empty_count", "explicit_init"], \#
      "excluded": ["Pods", "**/Generated", "Modules/*/Tests"], \#
      "line_length": {"warning": 120, "error": 200, "ignores_urls": true}, \#
      "identifier_name": {"min_length": 2, "excluded": ["id", "URL"]}, \#
      "custom_rules": {"no_print": {"regex": "\\bprint\\(", "message": "Use the logger: `log.debug(\"…\")`."}}, \#
      "reporter": "xcode"}
      """#
    #expect(try YAMLNode(parsing: Array(yaml.utf8)).json == json)
  }

  @Test func `a SwiftGen configuration is read`() throws {
    let yaml = """
      input_dir: ${PROJECT_DIR}/App/
      output_dir: ${DERIVED_FILES}/
      xcassets:
        inputs:
          - Assets.xcassets
          - ../Shared/Colors.xcassets
        filter: ^(?!.*Preview).+$
        outputs:
          - templateName: swift5
            params:
              forceProvidesNamespaces: true
              enumName: Asset
              bundle: Bundle.module
            output: Assets.swift
          -
            templatePath: Templates/own.stencil
            output: Own.swift

      """
    let json = #"""
      {"input_dir": "${PROJECT_DIR}/App/", "output_dir": "${DERIVED_FILES}/", "xcassets": \#
      {"inputs": ["Assets.xcassets", "../Shared/Colors.xcassets"], "filter": "^(?!.*Preview).+$", "outputs": [\#
      {"templateName": "swift5", "params": {"forceProvidesNamespaces": true, "enumName": "Asset", \#
      "bundle": "Bundle.module"}, "output": "Assets.swift"}, \#
      {"templatePath": "Templates/own.stencil", "output": "Own.swift"}]}}
      """#
    #expect(try YAMLNode(parsing: Array(yaml.utf8)).json == json)
  }

  @Test func `an XcodeGen project is read`() throws {
    let yaml = """
      name: Shop
      options: {bundleIdPrefix: com.example, deploymentTarget: {iOS: '16.0'}}
      settings:
        base: &base
          ASSETCATALOG_COMPILER_APPICON_NAME: AppIcon
          SWIFT_VERSION: 5.10
      targets:
        Shop:
          type: application
          platform: iOS
          sources:
            - path: App
              excludes: ["**/*.md"]
            - Shared
          settings:
            <<: *base
            ASSETCATALOG_COMPILER_APPICON_NAME: AppIcon-Beta
          preBuildScripts:
            - name: Generate
              script: |
                if which swiftgen; then
                  swiftgen
                fi
              outputFiles:
              - $(SRCROOT)/Generated.swift
          dependencies: [{target: Kit, embed: no}, {sdk: StoreKit.framework}]
      """
    let json = #"""
      {"name": "Shop", "options": {"bundleIdPrefix": "com.example", "deploymentTarget": {"iOS": "16.0"}}, \#
      "settings": {"base": {"ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon", "SWIFT_VERSION": 5.1}}, \#
      "targets": {"Shop": {"type": "application", "platform": "iOS", \#
      "sources": [{"path": "App", "excludes": ["**/*.md"]}, "Shared"], \#
      "settings": {"SWIFT_VERSION": 5.1, "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon-Beta"}, \#
      "preBuildScripts": [{"name": "Generate", "script": "if which swiftgen; then\n  swiftgen\nfi\n", \#
      "outputFiles": ["$(SRCROOT)/Generated.swift"]}], \#
      "dependencies": [{"target": "Kit", "embed": "no"}, {"sdk": "StoreKit.framework"}]}}}
      """#
    let node = try YAMLNode(parsing: Array(yaml.utf8))
    #expect(node.json == json)
    #expect(node["settings"]?["base"]?["SWIFT_VERSION"]?.scalar?.text == "5.10")
  }

  @Test func `a GitHub workflow is read`() throws {
    let yaml = """
      name: Check
      on:
        push: {branches: [main]}
        pull_request:
      env:
        MESSAGE: >-
          folded over
          two lines
      jobs:
        test:
          runs-on: ${{ matrix.os }}
          strategy: {matrix: {os: [ubuntu-24.04, macos-15]}}
          if: github.event_name != 'push' || github.ref == 'refs/heads/main'
          steps:
            - uses: actions/checkout@v4
              with:
                fetch-depth: 0

            - name: "Test: all"
              run: |
                swift build -c release
                swift test \\
                  --parallel

            - run: echo "::notice::${{ env.MESSAGE }}" # done
      """
    let json = #"""
      {"name": "Check", "on": {"push": {"branches": ["main"]}, "pull_request": null}, \#
      "env": {"MESSAGE": "folded over two lines"}, "jobs": {"test": {"runs-on": "${{ matrix.os }}", \#
      "strategy": {"matrix": {"os": ["ubuntu-24.04", "macos-15"]}}, \#
      "if": "github.event_name != 'push' || github.ref == 'refs/heads/main'", \#
      "steps": [{"uses": "actions/checkout@v4", "with": {"fetch-depth": 0}}, \#
      {"name": "Test: all", "run": "swift build -c release\nswift test \\\n  --parallel\n"}, \#
      {"run": "echo \"::notice::${{ env.MESSAGE }}\""}]}}}
      """#
    #expect(try YAMLNode(parsing: Array(yaml.utf8)).json == json)
  }
}
