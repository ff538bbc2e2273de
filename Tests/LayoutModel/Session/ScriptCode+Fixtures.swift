import CollectionLayout

extension ScriptCode {
    /// Everything that recorded episodes name.
    package static let fixtures = ScriptCode(
        sections: sections, effects: ViewportEffect.fixtures, styles: [.scale(from: 0.8), .slide(.left)])

    /// A section with each layout.
    package static let sections =
        LayoutFixture.all.map { $0.section(Items(count: 1)) }
        + LayoutFixture.strips.map { CollectionSection($0, items: Items(count: 1)) }
        + LayoutFixture.lists.map { CollectionSection($0, items: Items(count: 1)) }
}
