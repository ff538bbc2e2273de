import CollectionLayout
import Foundation

/// The names that a collection view uses for the elements of an arrangement.
///
/// | element | view | kind |
/// | --- | --- | --- |
/// | item | cell | |
/// | header, footer | supplementary | `UICollectionView.elementKindSectionHeader`, `…Footer` |
/// | global header, global footer | supplementary, at `IndexPath(index: 0)` | ``globalHeaderKind``, ``globalFooterKind`` |
/// | boundary item | supplementary, at the item of its number | ``boundaryKind`` |
/// | global boundary item | supplementary, at `IndexPath(index:)` of its number | ``globalBoundaryKind`` |
/// | background | decoration, at item 0 | ``backgroundKind`` |
/// | separator | decoration, at its item | ``separatorKind`` |
/// | scroll view of a section that scrolls across | decoration, at item 0 | ``shelfKind`` |
/// | badge, decorations of one's own | supplementary, at their item | ``badgeKind``, ``customKind(_:)`` |
@MainActor public enum ElementName {
    /// The kind of the header of all sections together.
    public static let globalHeaderKind = "CollectionLayoutGlobalHeader"
    /// The kind of the footer of all sections together.
    public static let globalFooterKind = "CollectionLayoutGlobalFooter"
    /// The kind of other views at the edges of a section.
    public static let boundaryKind = "CollectionLayoutBoundary"
    /// The kind of other views at the edges of the content.
    public static let globalBoundaryKind = "CollectionLayoutGlobalBoundary"
    /// Register a class for it with the layout.
    public static let backgroundKind = "CollectionLayoutBackground"
    /// Register a class for it with the layout.
    public static let separatorKind = "CollectionLayoutSeparator"
    /// Adapters register ``ShelfView`` for it.
    public static let shelfKind = "CollectionLayoutShelf"
    /// The kind of badges.
    public static let badgeKind = "CollectionLayoutBadge"

    /// - Parameter number: The number in `ElementKind.custom(_:)`.
    public static func customKind(_ number: Int) -> String { customKind(.custom(number)) }

    private static let customPrefix = "CollectionLayoutCustom"

    private static func customKind(_ kind: ElementKind) -> String {
        customPrefix + String(kind.raw - ElementKind.custom(0).raw)
    }

    static func viewKind(of kind: ElementKind) -> String {
        switch kind {
        case .header: UICollectionView.elementKindSectionHeader
        case .footer: UICollectionView.elementKindSectionFooter
        case .globalHeader: globalHeaderKind
        case .globalFooter: globalFooterKind
        case .boundary: boundaryKind
        case .globalBoundary: globalBoundaryKind
        case .background: backgroundKind
        case .separator: separatorKind
        case .badge: badgeKind
        default: customKind(kind)
        }
    }

    /// Returns the kind of elements for a kind of views; nil for kinds that arrangements do not have.
    static func elementKind(of viewKind: String) -> ElementKind? {
        switch viewKind {
        case UICollectionView.elementKindSectionHeader: .header
        case UICollectionView.elementKindSectionFooter: .footer
        case globalHeaderKind: .globalHeader
        case globalFooterKind: .globalFooter
        case boundaryKind: .boundary
        case globalBoundaryKind: .globalBoundary
        case backgroundKind: .background
        case separatorKind: .separator
        case badgeKind: .badge
        default:
            viewKind.hasPrefix(customPrefix)
                ? Int(viewKind.dropFirst(customPrefix.count)).map(ElementKind.custom) : nil
        }
    }
}

extension ElementID {
    /// nil for what cannot be the place of an item.
    init?(itemAt path: IndexPath) {
        guard path.count == 2, path.item >= 0, path.section >= 0 else { return nil }
        self = .item(path.item, section: path.section)
    }

    /// nil where an arrangement has no such elements.
    @MainActor init?(ofKind viewKind: String, at path: IndexPath) {
        guard let kind = ElementName.elementKind(of: viewKind) else { return nil }
        if kind.isGlobal {
            self.init(kind, section: 0, item: kind == .globalBoundary ? path.first ?? 0 : 0)
        } else {
            guard path.count == 2, path.item >= 0, path.section >= 0 else { return nil }
            let isNumbered = kind.isItemDecoration || kind == .boundary
            self.init(kind, section: path.section, item: isNumbered ? path.item : 0)
        }
    }

    var indexPath: IndexPath { kind.isGlobal ? IndexPath(index: item) : IndexPath(item: item, section: section) }

    /// nil for cells and decoration views.
    @MainActor var supplementaryKind: String? {
        kind == .item || decorationKind != nil ? nil : ElementName.viewKind(of: kind)
    }

    /// nil for cells and supplementary views.
    @MainActor var decorationKind: String? {
        kind == .background || kind == .separator ? ElementName.viewKind(of: kind) : nil
    }
}
