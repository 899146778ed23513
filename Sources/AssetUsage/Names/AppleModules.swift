enum AppleModules {
  /// Whether a module belongs to Apple. `name` may also be an import such as `UIKit.UIColor`.
  static func contain(_ name: String) -> Bool {
    names.contains(name.prefix { $0 != "." }.description)
  }

  private static let names = Set(
    """
    ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AdServices AdSupport AddressBook \
    AddressBookUI AppIntents AppKit AppTrackingTransparency ApplicationServices AudioToolbox AudioUnit \
    AuthenticationServices BackgroundTasks CallKit CarPlay Carbon Charts CloudKit ClockKit Cocoa Combine Compression \
    Contacts ContactsUI CoreAudio CoreAudioKit CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics CoreImage \
    CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony \
    CoreText CoreTransferable CoreVideo CryptoKit Darwin DeveloperToolsSupport DeviceCheck Dispatch EventKit EventKitUI \
    ExternalAccessory FileProvider FoundationModels Foundation GLKit GameController GameKit GameplayKit HealthKit HomeKit \
    IOKit ImageIO Intents IntentsUI JavaScriptCore LinkPresentation LocalAuthentication MapKit MediaAccessibility \
    MediaPlayer MessageUI Messages Metal MetalKit MetricKit MobileCoreServices MultipeerConnectivity NaturalLanguage \
    NearbyInteraction Network NetworkExtension NotificationCenter OSLog ObjectiveC Observation OpenGLES PDFKit PassKit \
    PencilKit Photos PhotosUI PushKit Quartz QuartzCore QuickLook QuickLookThumbnailing RealityKit ReplayKit SafariServices \
    SceneKit ScreenCaptureKit ScreenTime Security ServiceManagement Social Speech SpriteKit StoreKit Swift SwiftData \
    SwiftUI Synchronization SystemConfiguration TVServices TVUIKit TabularData Testing TipKit UIKit \
    UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoToolbox Vision VisionKit WatchConnectivity WatchKit \
    WebKit WidgetKit XCTest os simd
    """.split(separator: " ").map(String.init))
}
