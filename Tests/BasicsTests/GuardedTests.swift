import Basics
import Testing

struct GuardedTests {
  @Test func `no change of a guarded value is lost`() {
    let list = Guarded<[Int]>([])
    _ = Array(0..<2_000).parallelMap(Jobs(8)) { number in list.use { $0 = $0 + [number] } }
    #expect(list.use { $0.sorted() } == Array(0..<2_000))
  }

  @Test func `a value is computed once, however many ask for it`() {
    let count = Guarded(0)
    let value = Once {
      count.use { $0 += 1 }
      return 7
    }
    #expect(count.use { $0 } == 0)
    #expect(Array(0..<100).parallelMap(Jobs(8)) { _ in value.value } == [Int](repeating: 7, count: 100))
    #expect(count.use { $0 } == 1)
  }
}
