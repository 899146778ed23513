/// The NEXTSTEP character set, from the Unicode Consortium's NEXTSTEP.TXT. The octal escapes in OpenStep property lists
/// use it.
enum NeXTEncoding {
  static func scalar(_ byte: UInt8) -> Unicode.Scalar {
    byte < 0x80 ? Unicode.Scalar(byte) : upperHalf[Int(byte) - 0x80]
  }

  private static let upperHalf = Array(
    """
    \u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏ\
    ÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷\
    ©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ\
    ®–†‡·¦¶•‚„”»…‰¬¿\
    ¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ\
    —±¼½¾àáâãäåçèéêë\
    ìÆíªîïðñŁØŒºòóôõ\
    öæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}
    """.unicodeScalars)
}
