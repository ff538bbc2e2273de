extension ErasedLayout {
    /// Returns content that is not laid out yet. A formula uses only the number of items.
    func content(of items: Items) -> any SectionContent {
        switch self {
        case .run(let layout): FoldContent(layout, items: items)
        case .formula(let layout): FormulaContent(layout, count: items.count)
        }
    }
}
