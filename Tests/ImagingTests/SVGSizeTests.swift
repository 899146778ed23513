import Imaging
import Pictures
import Testing

struct SVGSizeTests {
  @Test(
    arguments: [
      ("width='24' height='16'", 24.0, 16.0),
      ("width='24px' height=' 16.0 '", 24, 16),
      ("width='18pt' height='12pt'", 24, 16),
      ("width='1in' height='25.4mm'", 96, 96),
      ("width='2.54cm' height='6pc'", 96, 96),
      ("width='1.2e1' height='.5'", 12, 0.5),
      ("viewBox='0 0 24 16'", 24, 16),
      ("viewBox='-3,-3,24,16'", 24, 16),
      ("width='100%' height='100%' viewBox='0 0 24 16'", 24, 16),
      ("width='48' viewBox='0 0 24 16'", 48, 32),
      ("height='32' viewBox='0 0 24 16'", 48, 32),
      ("width='10' height='20' viewBox='0 0 24 16'", 10, 20),
      ("", nil, nil),
      ("width='24'", nil, nil),
      ("width='wide' height='2em'", nil, nil),
      ("viewBox='0 0 0 0'", nil, nil),
    ] as [(String, Double?, Double?)])
  func `the size is given in points`(attributes: String, width: Double?, height: Double?) throws {
    let header = try PictureHeader(Array("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)/>".utf8))
    #expect((header.size?.width).map { ($0 * 1e6).rounded() } == width.map { $0 * 1e6 })
    #expect((header.size?.height).map { ($0 * 1e6).rounded() } == height.map { $0 * 1e6 })
  }

  @Test(arguments: [
    ("<image href='data:image/png;base64,AAAA'/>", 26),
    ("<image href=\"data:image/png;base64,AAAA\"/><image href='data:image/jpeg;base64,AA'/>", 51),
    ("<rect style='fill:url(data:image/png;base64,AAAA)'/>", 26),
    ("<image href='data:image/svg+xml;base64,AAAA'/>", 0),
    ("<image href='a.png'/>", 0), ("<path d='M0 0h9'/>", 0),
  ])
  func `the encoded images in a file are counted`(content: String, count: Int) throws {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>\(content)</svg>"
    #expect(try PictureHeader(Array(svg.utf8)).embeddedBytes == count)
  }

  @Test(arguments: [
    "", "<html/>", "<svg>", "<svg xmlns='http://example.com/other'/>", "version https://git-lfs",
  ])
  func `a file that is not an image is rejected`(text: String) {
    #expect(throws: PictureError.self) { try PictureHeader(Array(text.utf8)) }
  }
}
