// Types from lower-level modules that rules may use. A rule imports only AssetModel, so it cannot do I/O.
@_exported public import struct Basics.ContentID
@_exported public import struct Basics.Digest
@_exported public import struct Basics.Glob
@_exported public import struct Basics.RepositoryPath
@_exported public import struct Basics.TextPosition
@_exported public import Pictures
