import SwiftUI

struct ProfileView: View {
  var body: some View {
    Image("avatar").background(Color("accent"))
  }
}
