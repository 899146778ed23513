internal import AssetModel

/// The sprite atlases and sprites that are judged.
///
/// If code loads an atlas, it can show any of the sprites, so neither is judged. Otherwise, code has to refer to each
/// sprite by its own name. If code refers to none of them, the atlas is judged instead of its sprites.
struct SpriteAtlases {
  let judged: Set<Int>

  /// - Parameter isReferredTo: Whether anything refers to the asset with this index.
  init(_ sets: [AssetSet], isReferredTo: (Int) -> Bool) {
    let sprites = Dictionary(grouping: sets.indices, by: { sets[$0].atlas })
    judged = sets.indices.reduce(into: []) { judged, atlas in
      guard sets[atlas].kind == .spriteAtlas, !sets[atlas].isOnDemand, !isReferredTo(atlas) else { return }
      let sprites = sprites[sets[atlas].path, default: []]
      if sprites.contains(where: { sets[$0].isOnDemand }) { return }
      if sprites.contains(where: isReferredTo) {
        judged.formUnion(sprites)
      } else if !sprites.isEmpty {
        judged.insert(atlas)
      }
    }
  }
}
