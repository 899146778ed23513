/// The icons of the shared library; a brand may have one of its own by the same name.
public enum ImageIdentifier: String {
  case close
  case arrow
  case calendar
  case archive
}
