import CollectionLayout
import Foundation

/// The names that a collection view uses for the elements of an arrangement.
///
/// | element | view | kind |
/// | --- | --- | --- |
/// | item | cell | |
/// | header, footer | supplementary | `UICollectionView.elementKindSectionHeader`, `…Footer` |
/// | global header, global footer | supplementary, at `IndexPath(index: 0)` | ``globalHeaderKind``, ``globalFooterKind`` |
/// | boundary item | supplementary, with its number as the item | ``boundaryKind`` |
/// | global boundary item | supplementary, at `IndexPath(index:)` of its number | ``globalBoundaryKind`` |
/// | background | decoration, at item 0 | ``backgroundKind`` |
/// | separator | decoration, at its item | ``separatorKind`` |
/// | scroll view of a section that scrolls across | decoration, at item 0 | ``shelfKind`` |
/// | badge, custom decoration | supplementary, at its item | ``badgeKind``, ``customKind(_:)`` |
@MainActor public enum ElementName {
    /// The kind of the header of all sections together.
    public static let globalHeaderKind = "CollectionLayoutGlobalHeader"
    /// The kind of the footer of all sections together.
    public static let globalFooterKind = "CollectionLayoutGlobalFooter"
    /// The kind of other views at the edges of a section.
    public static let boundaryKind = "CollectionLayoutBoundary"
    /// The kind of other views at the edges of the content.
    public static let globalBoundaryKind = "CollectionLayoutGlobalBoundary"
    /// The kind of the backgrounds of sections. Register a class for it with the layout.
    public static let backgroundKind = "CollectionLayoutBackground"
    /// The kind of separators. Register a class for it with the layout.
    public static let separatorKind = "CollectionLayoutSeparator"
    /// The kind of the scroll views of sections that scroll across. Adapters register ``ShelfView`` for it.
    public static let shelfKind = "CollectionLayoutShelf"
    /// The kind of badges.
    public static let badgeKind = "CollectionLayoutBadge"

    /// Returns the kind of a custom decoration.
    ///
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
    /// Makes the ID of an item; nil for an index path that no item can have.
    init?(itemAt path: IndexPath) {
        guard path.count == 2, path.item >= 0, path.section >= 0 else { return nil }
        self = .item(path.item, section: path.section)
    }

    /// Makes the ID of an element other than an item; nil for kinds and index paths that no arrangement has.
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

    /// The kind of the element's supplementary view; nil for cells and decoration views.
    @MainActor var supplementaryKind: String? {
        kind == .item || decorationKind != nil ? nil : ElementName.viewKind(of: kind)
    }

    /// The kind of the element's decoration view; nil for cells and supplementary views.
    @MainActor var decorationKind: String? {
        kind == .background || kind == .separator ? ElementName.viewKind(of: kind) : nil
    }
}
