public import Basics

/// How the pixel values of a picture map to colors.
public enum ColorProfile: Hashable, Sendable {
  /// sRGB, which is also assumed for pictures without a profile.
  case sRGB
  case displayP3
  /// Any other profile, identified by the digest of its description.
  case other(Digest)

  init(icc bytes: Span<UInt8>) {
    if let profile = ICCProfile(bytes) {
      if profile.matches(ICCProfile.sRGB) {
        self = .sRGB
        return
      }
      if profile.matches(ICCProfile.displayP3) {
        self = .displayP3
        return
      }
    }
    self = .other(Digest(bytes))
  }
}
