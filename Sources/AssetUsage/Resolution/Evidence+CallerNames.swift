internal import AssetModel
internal import Basics
internal import SourceIndex

extension Evidence {
  /// Adds the assets that a function loads by the name of its caller, as `color()` does in
  /// `var brand: UIColor { color() }`. The function has a parameter with the default value `#function`.
  mutating func addCallerNames(_ reader: MentionReader, _ flows: NameFlows) {
    let (corpus, types) = (reader.corpus, reader.types)
    guard let own = corpus.words.find("#function") else { return }
    var parameters: [Word: Set<Position>] = [:]
    for file in corpus.files.indices where corpus.texts[file].contains(own) {
      for mention in corpus.files[file].mentions.mentions
      where mention.kind == .chain && corpus.word(mention.text, in: file) == own {
        let parameter = corpus.word(corpus.files[file].mentions[mention.context].subject, in: file)
        guard let node = corpus.function(around: mention, in: file), corpus[node].kind == .function,
          let index = types.signatures[node, default: []].firstIndex(where: { $0.name == parameter }),
          let position = types.position(ofParameter: index, of: node, corpus),
          flows.positions.contains(position)
        else { continue }
        parameters[position.subject, default: []].insert(position)
      }
    }
    for id in reader.places.code.chains.mentions(naming: Set(parameters.keys)) {
      let (mention, file) = (corpus[id], Int(id.file))
      let node = corpus.node(mention.declaration, in: file)
      guard mention.traits.contains(.called), corpus[node].kind == .property,
        let positions = parameters[corpus.words.last(of: corpus.word(mention.text, in: file))],
        !corpus.passesArgument(at: positions, in: id)
      else { continue }
      let assets = reader.names.assets(named: types.names[node.index])
      if !assets.isEmpty {
        hits.append(Hit(mention: id, assets: assets, strength: .literal, doubts: []))
      }
    }
  }
}

extension Corpus {
  /// Whether a call passes an argument for one of these parameters, so that it does not use their default values.
  fileprivate func passesArgument(at positions: Set<Position>, in call: MentionID) -> Bool {
    let file = Int(call.file)
    let mention = self[call]
    let name = words.last(of: word(mention.text, in: file))
    return files[file].mentions.mentions[(Int(call.index) + 1)...].lazy
      // The search ends at the next call to the same function, because later arguments belong to that call.
      .prefix { other in
        other.declaration == mention.declaration
          && !(other.kind == .chain && words.last(of: word(other.text, in: file)) == name)
      }
      .contains { position(files[file].mentions[$0.context], in: file).map(positions.contains) == true }
  }
}
