public import AssetModel

/// Every rule in this folder, grouped by subfolder.
public let builtinRules: [any Rule] = [
  // Duplicates
  DuplicateAsset(),
  DuplicateFile(),
  DuplicateName(),
  DuplicatePayload(),
  DuplicateVariant(),
  NameClash(),
  SimilarAsset(),
  // Placement
  LoosePayload(),
  MismatchedOverride(),
  MisplacedAsset(),
  MissingOverride(),
  OrphanOverride(),
  OutsideSharedCatalog(),
  RedundantOverride(),
  UnownedCatalog(),
  UnreachableAsset(),
  // Usage
  DirectAccess(),
  MissingAsset(),
  UnresolvedName(),
  UnusedAccessor(),
  UnusedAsset(),
  UnusedFile(),
  // Naming
  AssetName(),
  PayloadName(),
  SymbolCollision(),
  // Integrity
  AppIcon(),
  EmptyAsset(),
  InvalidContents(),
  MislabeledPayload(),
  MissingPayload(),
  MissingVariant(),
  UnlistedPayload(),
  WrongScale(),
  // Budget
  OversizedPayload(),
]
