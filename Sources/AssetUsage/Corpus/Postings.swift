/// Lists of elements, one list for each owner. An owner is identified by an index.
struct Postings<Element: Sendable>: Sendable {
  private var ends: [Int32]
  private var elements: [Element]

  /// Calls `visit` twice: first to count the elements of each owner, then to store them. `visit` must call `post` with
  /// the index of an owner and an element.
  init(count: Int, filler: Element, _ visit: (_ post: (Int, Element) -> Void) -> Void) {
    var ends = [Int32](repeating: 0, count: count + 1)
    visit { number, _ in ends[number + 1] &+= 1 }
    for number in 0..<count { ends[number + 1] &+= ends[number] }
    var elements = [Element](repeating: filler, count: Int(ends[count]))
    visit { number, element in
      elements[Int(ends[number])] = element
      ends[number] &+= 1
    }
    self.ends = ends
    self.elements = elements
  }

  /// The elements of the owner with this index; empty if there is no such owner.
  subscript(number: Int) -> ArraySlice<Element> {
    guard number < ends.count - 1 else { return [] }
    return elements[(number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number])]
  }
}
