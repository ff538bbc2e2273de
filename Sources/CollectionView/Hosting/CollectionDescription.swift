import CollectionLayout
import Foundation

/// The content that a ``HostedCollection`` arranges, as the owner of the layout describes it at one moment.
@MainActor protocol CollectionDescription {
    /// The size in which sections are arranged, in points.
    var viewport: CollectionLayout.Size { get }
    var orientation: Orientation { get }
    /// The global header and footer.
    var headerAndFooter: HeaderAndFooter { get }
    /// All sections with their items.
    var sections: [CollectionSection] { get }

    /// The names of sections; nil if sections are identified by their index.
    var names: (any SectionNaming)? { get }

    /// Returns a section by its index after an update.
    func newSection(_ section: Int) -> CollectionSection

    /// Returns an item by its index path after an update.
    func newItem(at path: IndexPath) -> NewItem

    /// Returns whether an arrangement has as many sections and items as the description.
    func fits(_ arrangement: Arrangement) -> Bool

    /// Returns the new description of an item that an update has moved to another section; nil if the item remains as
    /// `arrangement` has it.
    ///
    /// - Parameters:
    ///   - old: The item's index path before the update.
    ///   - new: The item's index path in `arrangement`.
    func movedItem(from old: IndexPath, to new: IndexPath, in arrangement: Arrangement) -> NewItem?

    /// Returns the changes of the description that update items do not mention.
    ///
    /// - Parameter map: The map from the elements before the update to those in `arrangement`.
    func revision(of arrangement: Arrangement, through map: CollectionMap) -> CollectionRevision
}

extension CollectionDescription {
    var names: (any SectionNaming)? { nil }

    func movedItem(from old: IndexPath, to new: IndexPath, in arrangement: Arrangement) -> NewItem? { nil }

    func revision(of arrangement: Arrangement, through map: CollectionMap) -> CollectionRevision {
        CollectionRevision()
    }
}

/// The description of an item that is inserted or has changed.
struct NewItem: Equatable {
    var size: ItemSize
    var span = 1
    var rowSpan = 1
    var breadth: Double?
}

extension NewItem {
    init(_ items: Items, at index: Int) {
        self.init(
            size: items[index], span: items.span(of: index), rowSpan: items.rowSpan(of: index),
            breadth: items.breadth(of: index))
    }

    /// The item as an arrangement has it, which rounds breadths.
    var rounded: NewItem { NewItem(Items(count: 1, size: size, breadth: breadth), at: 0) }
}

/// Differences between a description and an arrangement that has the same sections and items.
struct CollectionRevision {
    /// The sections in which more than the items' sizes has changed.
    var sections: [(index: Int, section: CollectionSection)] = []
    /// The items of other sections whose size has changed.
    var items: [(path: IndexPath, item: NewItem)] = []
    /// The known sizes of items for which the arrangement has estimates.
    var measured: [MeasuredSize] = []
}
