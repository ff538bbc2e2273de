import CollectionLayout
import Foundation

/// The rows, separators and backgrounds of a list.
@MainActor struct ListDecoration {
    let appearance: UICollectionLayoutListConfiguration.Appearance
    /// Whether the first item of the section is its header.
    let hasHeaderItem: Bool
    let separator: UIListSeparatorConfiguration?
    let handler: UICollectionLayoutListConfiguration.ItemSeparatorHandler?
    let leadingActions: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
    let trailingActions: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
    let backgroundColor: UIColor?

    static let backgroundKind = "CollectionLayoutListBackground"

    /// Returns whether another list has the same layout.
    func isArranged(like other: ListDecoration) -> Bool {
        appearance == other.appearance && hasHeaderItem == other.hasHeaderItem && separator == other.separator
            && (handler == nil) == (other.handler == nil)
            && backgroundColor == other.backgroundColor
    }

    /// Returns the list row of an item.
    func row(at path: IndexPath, of count: Int) -> ListRow {
        let first = hasHeaderItem ? 1 : 0
        return ListRow(
            environment: appearance.environment, role: path.item < first ? .header : .cell,
            isFirst: path.item == first, isLast: path.item == count - 1, topLine: separator(of: path)?.top,
            lineKind: ElementName.separatorKind)
    }

    /// Returns the appearance of a row's lines; nil if the list has no separators.
    private func separator(of path: IndexPath) -> UIListSeparatorConfiguration? {
        separator.map { handler?(path, $0) ?? $0 }
    }

    /// Returns the list row of a header or a footer; nil for other kinds.
    func row(ofKind kind: String) -> ListRow? {
        switch kind {
        case UICollectionView.elementKindSectionHeader:
            ListRow(environment: appearance.environment, role: .header, lineKind: ElementName.separatorKind)
        case UICollectionView.elementKindSectionFooter:
            ListRow(environment: appearance.environment, role: .footer, lineKind: ElementName.separatorKind)
        default: nil
        }
    }

    /// Returns the lines below rows, one pixel thick; nil if there are none.
    func lines(along axes: LayoutAxes, pixelsPerPoint: Double) -> ItemDecoration? {
        guard let separator, separator.bottomSeparatorVisibility != .hidden || handler != nil else { return nil }
        // If single rows may differ, every row has a line that can be hidden.
        let hasAll =
            handler != nil || separator.appearance.separatesLastRow || separator.bottomSeparatorVisibility == .visible
        return .separator(
            thickness: 1 / pixelsPerPoint, insets: axes.insets(separator.bottom.numbers), isOnlyBetween: !hasAll)
    }

    /// Returns the attributes of a line or of the list's own background; nil for other elements.
    ///
    /// - Parameters:
    ///   - isLast: Whether the row is the last one of its section.
    ///   - background: The kind of the section's background. The app may have set another one.
    func attributes(of element: LayoutElement, isLast: Bool, background: String?) -> ListDecorationAttributes? {
        if element.id.kind == .background {
            guard background == Self.backgroundKind else { return nil }
            let attributes = ListDecorationAttributes(
                forDecorationViewOfKind: Self.backgroundKind, with: IndexPath(item: 0, section: element.id.section))
            attributes.color = backgroundColor
            return attributes
        }
        let path = element.id.indexPath
        guard element.id.kind == .separator, let separator, let own = self.separator(of: path) else { return nil }
        let attributes = ListDecorationAttributes(forDecorationViewOfKind: ElementName.separatorKind, with: path)
        (attributes.line, attributes.rowInsets) = (own.bottom, separator.bottom.numbers)
        switch own.bottomSeparatorVisibility {
        case .visible: break
        case .hidden: attributes.isHidden = true
        case .automatic: attributes.isHidden = isLast && !own.appearance.separatesLastRow
        }
        return attributes
    }
}
