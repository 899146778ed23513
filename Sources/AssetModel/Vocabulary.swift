// What a rule may use of lower modules, type by type: a rule imports only AssetModel, and so cannot do I/O.
@_exported public import struct Basics.ContentID
@_exported public import struct Basics.Digest
@_exported public import struct Basics.Glob
@_exported public import struct Basics.RepositoryPath
@_exported public import struct Basics.TextPosition
@_exported public import Pictures
