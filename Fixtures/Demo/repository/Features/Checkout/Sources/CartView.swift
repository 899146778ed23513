import SwiftUI

struct CartView: View {
  let isEmpty: Bool

  var body: some View {
    HStack {
      Image(isEmpty ? .emptyCart : .cart)
      Button {} label: { Image("search") }
      Button {} label: { Image("dismiss") }
    }
  }
}
