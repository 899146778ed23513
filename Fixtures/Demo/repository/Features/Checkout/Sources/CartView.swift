import SwiftUI

struct CartView: View {
  var body: some View {
    HStack {
      Image("cart")
      Button { } label: { Image("dismiss") }
    }
  }
}
