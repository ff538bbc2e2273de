import UIKit

/// The shelves of the screen, each of which scrolls across in a different way.
public enum Shelf: CaseIterable, Sendable {
    case centered, continuous, columns, pages, lists

    var title: String {
        switch self {
        case .centered: "One in the middle"
        case .continuous: "Wherever it comes to rest"
        case .columns: "Where a column begins"
        case .pages: "Page by page"
        case .lists: "List by list"
        }
    }

    var scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior {
        switch self {
        case .centered: .groupPagingCentered
        case .continuous: .continuous
        case .columns: .continuousGroupLeadingBoundary
        case .pages: .paging
        case .lists: .groupPaging
        }
    }
}

/// A picture on a shelf.
struct Card: Hashable, Sendable {
    let shelf: Shelf
    let number: Int
}
