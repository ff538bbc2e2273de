import Foundation

/// A group of items and other groups: one after the other, or at positions that a closure determines.
///
/// A section repeats one group until its items run out. A group can be an item of another group.
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// The content of a group.
    enum Content {
        case list(UIAxis, [NSCollectionLayoutItem], Repetition)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    enum Repetition: Hashable {
        /// The items are repeated as long as they fit.
        case whileFitting
        /// A number of items at their own size.
        case count(Int)
        /// A number of items that share the group equally.
        case equalParts(Int)
    }

    private(set) var content = Content.list(.horizontal, [], .whileFitting)

    /// The spacing between items. Fractions of the group refer to the space without it.
    public var interItemSpacing: NSCollectionLayoutSpacing?

    public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { attached }
        set { attached = newValue }
    }

    /// The repeated items; empty for a group with a closure that places its items.
    public var subitems: [NSCollectionLayoutItem] {
        guard case .list(_, let subitems, let repetition) = content else { return [] }
        switch repetition {
        case .whileFitting: return subitems
        case .count(let count), .equalParts(let count): return subitems.flatMap { Array(repeating: $0, count: count) }
        }
    }

    private static func list(
        _ axis: UIAxis, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ repetition: Repetition
    ) -> Self {
        var (subitems, repetition) = (subitems, repetition)
        if subitems.isEmpty {
            CollectionViewDiagnostics.mistake(
                "at least 1 subitem is required to create a group; it is laid out as a single item")
            subitems = [
                NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            ]
        }
        switch repetition {
        case .count(let count) where count < 1, .equalParts(let count) where count < 1:
            CollectionViewDiagnostics.mistake("a group requires count >= 1, and not \(count); it has one subitem")
            repetition = .count(1)
        default: break
        }
        let group = Self(size: size, attached: [])
        group.content = .list(axis, subitems, repetition)
        return group
    }

    /// Makes a group of items side by side. The items repeat as long as the next one fits.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        list(.horizontal, layoutSize, subitems, .whileFitting)
    }

    /// Makes a group that repeats an item `count` times, at its own size.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { list(.horizontal, layoutSize, [subitem], .count(count)) }

    /// Makes a group that repeats an item `count` times, in equal parts of the group.
    @available(*, deprecated, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { list(.horizontal, layoutSize, [subitem], .equalParts(count)) }

    /// Makes a group of items one below the other. The items repeat as long as the next one fits.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        list(.vertical, layoutSize, subitems, .whileFitting)
    }

    /// Makes a group that repeats an item `count` times, at its own size.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { list(.vertical, layoutSize, [subitem], .count(count)) }

    /// Makes a group that repeats an item `count` times, in equal parts of the group.
    @available(*, deprecated, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { list(.vertical, layoutSize, [subitem], .equalParts(count)) }

    /// Creates a group that repeats an item from the leading to the trailing edge.
    @available(*, deprecated, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
    public class func horizontalGroup(
        with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { horizontal(layoutSize: size, repeatingSubitem: subitem, count: count) }

    /// Creates a group that repeats an item from the top to the bottom.
    @available(*, deprecated, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
    public class func verticalGroup(
        with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { vertical(layoutSize: size, repeatingSubitem: subitem, count: count) }

    /// Makes a group whose closure determines the frames of its items.
    ///
    /// - Parameter itemProvider: The closure. It is called whenever the section is solved, and returns all items of the
    ///   group.
    public class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self {
        let group = Self(size: layoutSize, attached: [])
        group.content = .custom(itemProvider)
        return group
    }

    override func take(from other: NSCollectionLayoutItem) {
        super.take(from: other)
        guard let other = other as? NSCollectionLayoutGroup else { return }
        interItemSpacing = other.interItemSpacing
        content = other.content
        if case .list(let axis, let subitems, let repetition) = content {
            content = .list(axis, subitems.map { $0.copy() as! NSCollectionLayoutItem }, repetition)
        }
    }

    /// Returns whether two items have equal descriptions. Groups with closures are never equal, because closures cannot
    /// be compared.
    override func describesTheSame(as other: NSCollectionLayoutItem) -> Bool {
        guard super.describesTheSame(as: other), let other = other as? NSCollectionLayoutGroup,
            interItemSpacing == other.interItemSpacing,
            case .list(let axis, let subitems, let repetition) = content,
            case .list(let otherAxis, let otherSubitems, let otherRepetition) = other.content
        else { return false }
        return axis == otherAxis && subitems == otherSubitems && repetition == otherRepetition
    }
}
