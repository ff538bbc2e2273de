import CollectionView
import Testing

@Suite struct SectionSnapshotTests {
    typealias Tree = NSDiffableDataSourceSectionSnapshot<String>

    /// Returns the tree fruit (apple, pear (williams)), nuts.
    private func makeTree() -> Tree {
        var tree = Tree()
        tree.append(["fruit", "nuts"])
        tree.append(["apple", "pear"], to: "fruit")
        tree.append(["williams"], to: "pear")
        return tree
    }

    @Test func itemsAreListedParentsFirst() {
        let tree = makeTree()
        #expect(tree.items == ["fruit", "apple", "pear", "williams", "nuts"] && tree.rootItems == ["fruit", "nuts"])
        #expect(tree.parent(of: "williams") == "pear" && tree.parent(of: "fruit") == nil)
        #expect(tree.level(of: "williams") == 2 && tree.level(of: "nuts") == 0)
        #expect(tree.index(of: "pear") == 2 && tree.index(of: "bread") == nil && tree.contains("apple"))
    }

    @Test func onlyWhatIsBelowExpandedItemsIsVisible() {
        var tree = makeTree()
        #expect(tree.visibleItems == ["fruit", "nuts"])
        tree.expand(["pear"])
        #expect(tree.visibleItems == ["fruit", "nuts"] && !tree.isVisible("williams"))
        tree.expand(["fruit"])
        #expect(tree.visibleItems == tree.items && tree.isVisible("williams"))
        #expect(tree.expandedItems == ["fruit", "pear"])
        tree.collapse(["fruit"])
        #expect(tree.visibleItems == ["fruit", "nuts"] && tree.isExpanded("pear"))
    }

    @Test func insertingIsBesideSiblings() {
        var tree = makeTree()
        tree.insert(["quince"], after: "pear")
        tree.insert(["banana", "cherry"], before: "pear")
        #expect(tree.items == ["fruit", "apple", "banana", "cherry", "pear", "williams", "quince", "nuts"])
        #expect(tree.parent(of: "quince") == "fruit")
    }

    @Test func deletingTakesAllBelow() {
        var tree = makeTree()
        tree.expand(["fruit"])
        tree.delete(["fruit"])
        #expect(tree.items == ["nuts"] && !tree.contains("williams"))
        tree.append(["fruit"])
        #expect(tree.items == ["nuts", "fruit"] && !tree.isExpanded("fruit"))
        tree.deleteAll()
        #expect(tree.items == [])
    }

    @Test func treesArePartsOfTrees() {
        var tree = makeTree()
        tree.expand(["pear"])
        #expect(tree.snapshot(of: "fruit").items == ["apple", "pear", "williams"])
        let part = tree.snapshot(of: "pear", includingParent: true)
        #expect(part.items == ["pear", "williams"] && part.isExpanded("pear"))
        tree.replace(childrenOf: "fruit", using: part)
        #expect(tree.items == ["fruit", "pear", "williams", "nuts"] && tree.level(of: "williams") == 2)
        var other = Tree()
        other.append(["bread"])
        other.append(["rye", "wheat"], to: "bread")
        tree.insert(other, before: "nuts")
        #expect(tree.items == ["fruit", "pear", "williams", "bread", "rye", "wheat", "nuts"])
        #expect(Tree(tree).items == tree.items)
    }

    @Test func aPictureShowsWhatIsOpen() {
        var tree = makeTree()
        tree.expand(["fruit"])
        #expect(tree.visualDescription() == "- fruit\n    * apple\n    + pear\n        * williams\n* nuts\n")
    }

    @Test func mistakesAreReportedAndLeftOut() {
        var tree = makeTree()
        let messages = CollectionViewDiagnostics.collected {
            tree.delete(["bread"])
            tree.append(["apple", "plum"], to: "fruit")
            tree.append(["rye"], to: "bread")
            tree.expand(["bread"])
        }
        #expect(messages.count == 4 && messages[0].contains("failed to find index of item"), "\(messages)")
        #expect(tree.items == ["fruit", "apple", "pear", "williams", "plum", "nuts"])
    }

    /// Deep trees must not need recursion, nor wide ones a search among siblings.
    @Test func depthAndWidthAreNoTrouble() {
        var deep = NSDiffableDataSourceSectionSnapshot<Int>()
        deep.append([0])
        for item in 1..<20_000 { deep.append([item], to: item - 1) }
        deep.expand(deep.items)
        #expect(deep.level(of: 19_999) == 19_999 && deep.visibleItems.count == 20_000)
        deep.delete([1])
        #expect(deep.items == [0])
        var wide = NSDiffableDataSourceSectionSnapshot<Int>()
        wide.append(Array(0..<50_000))
        wide.delete(Array(1..<50_000))
        #expect(wide.items == [0])
    }
}
