// What a rule may use of the modules below, type by type: a rule imports AssetModel alone, and so cannot
// read a disk.
@_exported public import struct Basics.ContentID
@_exported public import struct Basics.Digest
@_exported public import struct Basics.Glob
@_exported public import struct Basics.RepositoryPath
@_exported public import struct Basics.TextPosition
@_exported public import Pictures
