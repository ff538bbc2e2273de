extension CollectionSection {
    /// Makes the description of an arranged section.
    init(_ section: borrowing ArrangedSection, items: consuming Items?, count: Int) {
        self.init(
            section.specification.layout, items, bareCount: count, section.specification.orthogonal,
            section.accessories, placesItems: false)
    }
}
