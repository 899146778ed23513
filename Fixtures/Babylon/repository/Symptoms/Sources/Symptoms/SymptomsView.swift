import SwiftUI

public struct SymptomsView: View {
  public init() {}

  public var body: some View {
    Image("body", bundle: .module)
    Image("pulse")
  }
}
