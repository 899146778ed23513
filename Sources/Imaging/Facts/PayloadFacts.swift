public import Basics
public import Pictures

/// What the bytes of one payload tell, as far as it was asked for.
///
/// A pure function of the bytes, the extension of the file's name and the question: whoever wants to know anything about
/// a payload, be it a rule, `audit`, `find` or `why`, asks here. The bytes are decoded at most once, and only where an
/// answer takes it. `version` tells a cache which state of the code an answer is from.
public struct PayloadFacts: Sendable {
  /// The header of the picture; known with all that follows.
  public private(set) var picture: PictureReading?
  /// What is shown; of what cannot be decoded, and of what moves, that is nothing but its bytes.
  public private(set) var look: Look?
  /// Why the look is only that of the bytes, though they are a picture's.
  public private(set) var obstacle: String?
  /// Why there are no pixels, where the file and not its reader is to blame.
  public private(set) var damage: PictureError?
  /// What finds pictures that look alike.
  public private(set) var likeness: Likeness?
  /// The decoded pixels, for a comparison with those of another payload; large, and not to be kept.
  public private(set) var bitmap: Bitmap?

  /// Asks for facts.
  public struct Question: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let picture = Question(rawValue: 1 << 0)
    /// The look, and the obstacle.
    public static let look = Question(rawValue: 1 << 1)
    public static let damage = Question(rawValue: 1 << 2)
    public static let likeness = Question(rawValue: 1 << 3)
    /// The likeness of a template image, of which colors do not count.
    public static let colorlessLikeness = Question(rawValue: 1 << 4)
    public static let bitmap = Question(rawValue: 1 << 5)

    /// What cannot be told without decoding the bytes.
    public static let decoding: Self = [.look, .damage, .likeness, .colorlessLikeness, .bitmap]
  }

  /// Answers a question; `picture` is the answer about the header where it is known already.
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

/// What remains of a picture to find those that look alike and are not the same.
public struct Likeness: Hashable, Sendable {
  /// The identity of the pixels, of an animation those of its first frame.
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
