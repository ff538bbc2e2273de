import Foundation

/// The operations of a batch, before they are checked.
///
/// Deleted and reloaded elements and the starts of moves have their positions before the batch. Inserted elements and
/// the ends of moves have their positions after it.
struct BatchUpdate {
    var deletedItems: [IndexPath] = []
    var insertedItems: [IndexPath] = []
    var movedItems: [(from: IndexPath, to: IndexPath)] = []
    var reloadedItems: [IndexPath] = []
    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    var movedSections: [(from: Int, to: Int)] = []
    var reloadedSections: [Int] = []

    /// The batch without item operations inside sections that are inserted or deleted as a whole, and without reloading
    /// deleted items.
    var withoutRedundancies: BatchUpdate {
        var lean = self
        let (gone, new) = (Set(deletedSections), Set(insertedSections))
        let replaced = Set(reloadedSections)
        lean.deletedItems.removeAll { gone.contains($0.section) || replaced.contains($0.section) }
        let deleted = Set(lean.deletedItems)
        lean.reloadedItems.removeAll {
            gone.contains($0.section) || replaced.contains($0.section) || deleted.contains($0)
        }
        lean.reloadedSections.removeAll { gone.contains($0) }
        lean.insertedItems.removeAll { new.contains($0.section) }
        return lean
    }
}
