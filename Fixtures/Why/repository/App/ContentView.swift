import SwiftUI

struct ContentView: View {
  let country: String

  var body: some View {
    Toolbar.dismiss.image
    Image("flag-\(country)")
    Image("Hero")
    Image("Banner")
    Text("Hello").foregroundStyle(Color(.brand))
  }
}

#Preview {
  Image("hero")
}
