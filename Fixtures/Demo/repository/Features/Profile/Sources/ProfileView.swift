import SwiftUI

struct ProfileView: View {
  var body: some View {
    VStack {
      Image("banner")
      Image("avatar").background(Color("accent")).overlay(Image("badge"))
      HStack {
        Image("Icons/search")
        Image("Icons/close").foregroundStyle(Color("brand"))
      }
    }
  }
}
