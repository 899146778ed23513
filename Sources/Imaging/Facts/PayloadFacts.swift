public import Basics
public import Pictures

/// The facts that were requested about one image or other file in a set.
///
/// They depend only on the bytes, the file extension and the request. The bytes are decoded at most once, and only if
/// the request needs it. The cache discards facts that were computed by another `version` of this code.
public struct PayloadFacts: Sendable {
  /// The header of the picture, or why it cannot be read. Nil only if nothing was requested.
  public internal(set) var picture: PictureReading?
  /// What the file shows. Animations and files that cannot be decoded are identified by their bytes.
  public internal(set) var look: Look?
  /// Why a picture can only be compared by its bytes, for example because it is animated.
  public internal(set) var obstacle: String?
  /// The damage that prevented decoding the pixels. If the header is damaged, `picture` says so instead.
  public internal(set) var damage: PictureError?
  /// The data for finding pictures that look alike.
  public internal(set) var likeness: Likeness?
  /// The decoded pixels, for comparing them with those of other files. They take a lot of memory, so do not keep them.
  public private(set) var bitmap: Bitmap?

  public struct Question: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let picture = Question(rawValue: 1 << 0)
    /// Asks for `look` and `obstacle`.
    public static let look = Question(rawValue: 1 << 1)
    public static let damage = Question(rawValue: 1 << 2)
    public static let likeness = Question(rawValue: 1 << 3)
    /// Asks for the likeness of a template image, in which colors do not matter.
    public static let colorlessLikeness = Question(rawValue: 1 << 4)
    public static let bitmap = Question(rawValue: 1 << 5)

    public static let decoding: Self = [.look, .damage, .likeness, .colorlessLikeness, .bitmap]
  }

  /// Determines the facts. If the header was already read, pass it as `picture`, so that it is not read again.
  public init(
    _ bytes: [UInt8], nameExtension: String?, _ question: Question, knowing picture: PictureReading? = nil
  ) {
    guard !question.isDisjoint(with: Question.decoding.union(.picture)) else { return }
    let picture = picture ?? PictureReading(bytes, nameExtension: nameExtension)
    self.picture = picture
    guard !question.isDisjoint(with: .decoding) else { return }
    let content = DecodedPicture(bytes, picture)
    let likenesses = question.intersection([.likeness, .colorlessLikeness])
    let identity = question.contains(.look) || !likenesses.isEmpty ? content.identity : nil
    if question.contains(.look) {
      look = content.look(identity?.digest, pixels: identity?.pixels) ?? Look(of: ContentID(of: bytes))
      obstacle = content.obstacle
    }
    if question.contains(.damage) { damage = content.damage }
    guard case .pixels(let bitmap, _) = content else { return }
    if !likenesses.isEmpty, let identity {
      likeness = PictureFingerprint(bitmap, ignoringColor: !likenesses.contains(.likeness)).map {
        Likeness(identity: identity.digest, fingerprint: $0)
      }
    }
    if question.contains(.bitmap) { self.bitmap = bitmap }
  }
}

/// The facts about the pixels of a picture that are needed to find similar pictures.
public struct Likeness: Hashable, Sendable {
  /// The digest of the pixels; for an animation, of the pixels in its first frame.
  public let identity: Digest
  public let fingerprint: PictureFingerprint
}

extension PictureReading {
  init(_ bytes: [UInt8], nameExtension: String?) {
    do {
      self = .header(try PictureHeader(bytes, nameExtension: nameExtension))
    } catch {
      self = .unreadable(error)
    }
  }
}
