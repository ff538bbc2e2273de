extension NSDiffableDataSourceSectionSnapshot {
    /// Returns the descendants of an item as a tree, with the item itself as the only root if `includingParent` is
    /// true.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var part = Self()
        guard place(of: parent, for: "taking what is below it") != nil else { return part }
        let roots = includingParent ? [parent] : children(of: parent)
        part.append(roots)
        part.graft(below: roots, from: self)
        return part
    }

    /// Inserts all items of another tree before an item, whose siblings the roots become.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        graft(snapshot) { $0.insert($1, before: item) }
    }

    /// Inserts all items of another tree after an item, whose siblings the roots become.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        graft(snapshot) { $0.insert($1, after: item) }
    }

    /// Replaces all descendants of an item with a tree.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        guard place(of: parent, for: "replacing what is below it") != nil else { return }
        delete(children(of: parent))
        graft(snapshot) { $0.append($1, to: parent) }
    }

    /// Inserts the roots with `place`, then the descendants of the inserted roots.
    private mutating func graft(_ tree: Self, _ place: (inout Self, [ItemIdentifierType]) -> Void) {
        let known = Set(tree.rootItems.filter(contains))
        place(&self, tree.rootItems)
        graft(below: tree.rootItems.filter { contains($0) && !known.contains($0) }, from: tree)
    }

    /// Returns the tree after a visible item has been moved, deleted or inserted. Its visible descendants stay where
    /// they are.
    ///
    /// The item becomes a sibling of the item above it, or its first child if that item is expanded.
    func rearranged(to visible: [ItemIdentifierType], moving moved: ItemIdentifierType) -> Self {
        var tree = Self()
        /// The item above and its ancestors.
        var path: [ItemIdentifierType] = []
        for item in visible {
            let isBelow = path.last.map(tree.isExpanded) ?? false
            let level = item == moved ? path.count - (isBelow ? 0 : 1) : self.level(of: item)
            path.removeLast(path.count - min(path.count, max(0, level)))
            tree.append([item], to: path.last)
            if isExpanded(item) { tree.expand([item]) } else { tree.graft(below: [item], from: self) }
            path.append(item)
        }
        return tree
    }

    private mutating func graft(below roots: [ItemIdentifierType], from tree: Self) {
        var waiting = roots
        while let item = waiting.popLast() {
            let children = tree.children(of: item)
            let new = children.filter { !contains($0) }
            if !children.isEmpty { append(children, to: item) }
            if tree.isExpanded(item) { expand([item]) }
            waiting += new
        }
    }
}
