extension ErasedLayout {
    /// Returns content that is not arranged yet. A formula takes only the number of the items.
    func content(of items: Items) -> any SectionContent {
        switch self {
        case .run(let layout): FoldContent(layout, items: items)
        case .formula(let layout): FormulaContent(layout, count: items.count)
        }
    }
}
