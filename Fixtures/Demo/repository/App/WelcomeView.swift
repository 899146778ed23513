import SwiftUI

struct WelcomeView: View {
  var body: some View {
    Image(.welcome).background(Color(.background))
  }
}
