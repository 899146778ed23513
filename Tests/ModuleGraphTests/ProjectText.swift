import AssetModel
/// The text of a `project.pbxproj` with the project `P`, its settings and these objects.
///
/// `main` lists the children of the main group, and `targets` lists the targets.
func projectText(main: String, targets: String, project: String = "", _ objects: String) -> String {
  """
  // !$*UTF8*$!
  {
  \tarchiveVersion = 1;
  \tobjects = {
  \t\tP /* Project object */ = {
  \t\t\tisa = PBXProject; mainGroup = MAIN; targets = (\(targets)); \(project)
  \t\t};
  \t\tMAIN = {isa = PBXGroup; children = (\(main)); sourceTree = "<group>"; };
  \(objects)
  \t};
  \trootObject = P /* Project object */;
  }

  """
}

/// A native target with its configuration and additional fields.
func target(_ id: String, _ type: String, phases: String = "", settings: String = "", _ more: String = "")
  -> String
{
  """
  \(id) = {isa = PBXNativeTarget; name = \(id); productType = "com.apple.product-type.\(type)";
  buildPhases = (\(phases)); buildConfigurationList = \(id)_list; \(more) };
  \(id)_list = {isa = XCConfigurationList; buildConfigurations = (\(id)_debug, ); };
  \(id)_debug = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };

  """
}

/// A build phase with a build file for each of these files.
func phase(_ id: String, _ kind: String, _ files: [String], _ more: String = "") -> String {
  let buildFiles = files.map { "\(id)_\($0) = {isa = PBXBuildFile; fileRef = \($0); };\n" }
  let names = files.map { "\(id)_\($0)" }.joined(separator: ", ")
  return "\(id) = {isa = PBX\(kind)BuildPhase; files = (\(names)); \(more)};\n" + buildFiles.joined()
}

func file(_ id: String, _ path: String, tree: String = "<group>", _ more: String = "") -> String {
  "\(id) = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"\(tree)\"; \(more)};\n"
}

func group(_ id: String, _ path: String?, _ children: String, isa: String = "PBXGroup") -> String {
  let location = path.map { "path = \"\($0)\";" } ?? ""
  return "\(id) = {isa = \(isa); children = (\(children)); \(location) sourceTree = \"<group>\"; };\n"
}
