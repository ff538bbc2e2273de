import Foundation

/// The numbers of sections and items that the data source has returned.
struct DataCounts: Equatable, Sendable {
    private(set) var itemCounts: [Int]

    /// Creates counts. Negative ones are reported as mistakes and replaced by zero.
    init(itemCounts: [Int]) {
        self.itemCounts = itemCounts.enumerated().map { section, count in
            if count < 0 {
                CollectionViewDiagnostics.mistake("the data source returned \(count) items in section \(section)")
            }
            return max(0, count)
        }
    }

    var sectionCount: Int { itemCounts.count }

    /// Returns the number of items in a section; 0 for sections that do not exist.
    func itemCount(inSection section: Int) -> Int {
        itemCounts.indices.contains(section) ? itemCounts[section] : 0
    }

    /// Returns the counts after an item has been moved.
    func moving(_ from: IndexPath, to: IndexPath) -> DataCounts {
        var moved = self
        moved.itemCounts[from.section] -= 1
        moved.itemCounts[to.section] += 1
        return moved
    }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && path.item >= 0 && path.item < itemCount(inSection: path.section)
    }

    /// Returns whether an element can exist. A cell needs an item, and any other element its section unless it is
    /// global.
    func allows(_ key: ElementPath) -> Bool {
        if key.category == .cell { return contains(key.indexPath) }
        return key.indexPath.count < 2 || itemCounts.indices.contains(key.indexPath.section)
    }
}
