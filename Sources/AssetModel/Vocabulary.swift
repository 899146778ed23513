// What a rule may use of the modules below, type by type: a rule imports AssetModel alone, and so cannot
// read a disk.
@_exported public import struct Basics.ContentID
@_exported public import struct Basics.Digest
@_exported public import struct Basics.Glob
@_exported public import struct Basics.RepositoryPath
@_exported public import struct Basics.TextPosition
@_exported public import enum ModuleGraph.ApplePlatform
@_exported public import struct ModuleGraph.ConfiguredModule
@_exported public import enum ModuleGraph.FileRole
@_exported public import struct ModuleGraph.Membership
@_exported public import struct ModuleGraph.Module
@_exported public import struct ModuleGraph.ModuleBundle
@_exported public import struct ModuleGraph.ModuleDependency
@_exported public import struct ModuleGraph.ModuleFile
@_exported public import enum ModuleGraph.ModuleGap
@_exported public import enum ModuleGraph.ModuleKind
@_exported public import struct ModuleGraph.ModuleNote
@_exported public import enum ModuleGraph.ModuleOrigin
@_exported public import struct ModuleGraph.ModulePlace
@_exported public import struct ModuleGraph.ModuleSetting
@_exported public import struct ModuleGraph.Modules
@_exported public import struct ModuleGraph.PackageProduct
@_exported public import struct ModuleGraph.SupersededModule
@_exported public import Pictures
