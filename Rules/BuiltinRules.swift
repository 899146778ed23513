public import AssetModel

/// Every rule of this folder, in the order of its sub-folders.
public let builtinRules: [any Rule.Type] = [
  // Duplicates
  DuplicateAsset.self,
  DuplicateName.self,
  DuplicatePayload.self,
  DuplicateVariant.self,
  NameClash.self,
  SimilarAsset.self,
  // Placement
  LoosePayload.self,
  MismatchedOverride.self,
  MisplacedAsset.self,
  MissingOverride.self,
  OrphanOverride.self,
  OutsideSharedCatalog.self,
  RedundantOverride.self,
  UnreachableAsset.self,
  // Usage
  DirectAccess.self,
  MissingAsset.self,
  UnresolvedName.self,
  UnusedAccessor.self,
  UnusedAsset.self,
  // Naming
  AssetName.self,
  PayloadName.self,
  SymbolCollision.self,
  // Integrity
  AppIcon.self,
  EmptyAsset.self,
  InvalidContents.self,
  MislabelledPayload.self,
  MissingPayload.self,
  MissingVariant.self,
  UnlistedPayload.self,
  WrongScale.self,
  // Budget
  OversizedPayload.self,
]
