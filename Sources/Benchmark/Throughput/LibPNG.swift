#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

@safe struct LibPNG {
  private let begin: Begin
  private let finish: Finish
  private let free: Free

  private typealias Image = UnsafeMutableRawPointer
  private typealias Begin = @convention(c) (Image, UnsafeRawPointer, Int) -> Int32
  private typealias Finish =
    @convention(c) (Image, UnsafeRawPointer?, Image, Int32, UnsafeRawPointer?) -> Int32
  private typealias Free = @convention(c) (Image) -> Void

  private static let names = [
    "libpng16.so.16", "libpng16.so", "libpng16.dylib", "/opt/homebrew/lib/libpng16.dylib",
    "/usr/local/lib/libpng16.dylib",
  ]

  init?() {
    guard let library = unsafe Self.names.lazy.compactMap({ unsafe dlopen($0, RTLD_NOW) }).first,
      let begin = unsafe dlsym(library, "png_image_begin_read_from_memory"),
      let finish = unsafe dlsym(library, "png_image_finish_read"),
      let free = unsafe dlsym(library, "png_image_free")
    else { return nil }
    // SAFETY: these have been the signatures in png.h since libpng 1.6.
    unsafe self.begin = unsafeBitCast(begin, to: Begin.self)
    unsafe self.finish = unsafeBitCast(finish, to: Finish.self)
    unsafe self.free = unsafeBitCast(free, to: Free.self)
  }

  /// Decodes a file to four bytes per pixel, and returns the number of pixels; nil if libpng cannot decode it.
  ///
  /// | bytes of `png_image` | field |
  /// | --- | --- |
  /// | 0 ..< 8 | opaque |
  /// | 8, 12, 16, 20 | version, width, height, format |
  /// | 24 ..< 104 | flags, colormap entries, warning or error, message |
  func decode(_ bytes: [UInt8]) -> Int? {
    var image = [UInt32](repeating: 0, count: 32)
    image[2] = 1
    return unsafe image.withUnsafeMutableBytes { image -> Int? in
      guard let address = image.baseAddress else { return nil }
      // SAFETY: the buffer has more bytes than the structure, and libpng reads no more than `bytes.count` bytes.
      let begun = unsafe bytes.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress, unsafe begin(address, start, bytes.count) != 0 else {
          return false
        }
        return true
      }
      guard begun else { return nil }
      let width = unsafe Int(image.load(fromByteOffset: 12, as: UInt32.self))
      let height = unsafe Int(image.load(fromByteOffset: 16, as: UInt32.self))
      // Red, green, blue and alpha, eight bits each.
      unsafe image.storeBytes(of: 3, toByteOffset: 20, as: UInt32.self)
      return withExtendedLifetime(bytes) {
        var isDone = false
        _ = unsafe [UInt8](unsafeUninitializedCapacity: width * height * 4) { pixels, count in
          guard let target = pixels.baseAddress else { return }
          // SAFETY: rows without gaps, with four bytes per pixel, fill the buffer exactly.
          unsafe isDone = finish(address, nil, target, 0, nil) != 0
          count = isDone ? width * height * 4 : 0
        }
        unsafe free(address)
        return isDone ? width * height : nil
      }
    }
  }
}
