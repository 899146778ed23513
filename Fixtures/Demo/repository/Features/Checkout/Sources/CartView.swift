import SwiftUI

struct CartView: View {
  let isEmpty: Bool

  var body: some View {
    HStack {
      Image(isEmpty ? .emptyCart : .cart)
      Image("search")
      Image("dismiss")
    }
  }
}
