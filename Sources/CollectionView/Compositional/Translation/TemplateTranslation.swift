import CollectionLayout
import Foundation

/// The translation of a group into a template of the core.
@MainActor struct TemplateTranslation {
    private let axes: LayoutAxes
    private let traitCollection: UITraitCollection
    /// The extents of uniform items, or their estimates where these are not known; nil to leave them to the template.
    private let uniform: UniformExtents?
    private(set) var hasUniformItems = false
    /// The views attached to items and groups, by the tags of the template.
    private(set) var attached: [NSCollectionLayoutSupplementaryItem] = []

    init(along axes: LayoutAxes, _ traitCollection: UITraitCollection, uniform: UniformExtents? = nil) {
        self.axes = axes
        self.traitCollection = traitCollection
        self.uniform = uniform
    }

    mutating func node(_ item: NSCollectionLayoutItem) -> Template.Node {
        var (length, breadth) = (
            axes.dimension(axes.length(item.layoutSize)), axes.dimension(axes.breadth(item.layoutSize))
        )
        let (insets, edges) = (axes.insets(item.contentInsets), axes.edges(item.edgeSpacing))
        let node: Template.Node
        switch (item as? NSCollectionLayoutGroup)?.content {
        case nil:
            let (ownLength, ownBreadth) = (axes.length(item.layoutSize), axes.breadth(item.layoutSize))
            if ownLength.isUniformAcrossSiblings || ownBreadth.isUniformAcrossSiblings { hasUniformItems = true }
            if let uniform {
                length = axes.dimension(ownLength, uniform: uniform.length)
                breadth = axes.dimension(ownBreadth, uniform: uniform.breadth)
            }
            node = .item(length: length, breadth: breadth, insets: insets, edges: edges)
        case .custom(let provider):
            let room = CustomGroupRoom(axes, traitCollection, provider)
            node = .layered(length: length, breadth: breadth, insets: insets, edges: edges) { box in
                // Templates are solved only while the layout is being prepared.
                MainActor.assumeIsolated { room.items(in: box) }
            }
        case .list(let axis, let subitems, let repetition):
            let subnodes = subitems.map { self.node($0) }
            let spacing = axes.spacing((item as? NSCollectionLayoutGroup)?.interItemSpacing)
            let isColumn = axes.follows(axis)
            node =
                isColumn
                ? .column(
                    length: length, breadth: breadth, subnodes, repeating: repetition.core, spacing: spacing,
                    insets: insets, edges: edges)
                : .row(
                    length: length, breadth: breadth, subnodes, repeating: repetition.core, spacing: spacing,
                    insets: insets, edges: edges)
        }
        let attachments = item.supplementaryItems.map { attachment($0) }
        return attachments.isEmpty ? node : node.attaching(attachments)
    }

    private mutating func attachment(_ item: NSCollectionLayoutSupplementaryItem) -> Template.Attachment {
        let tag = attached.firstIndex(of: item) ?? attached.count
        if tag == attached.count { attached.append(item) }
        let (container, own) = (item.containerAnchor, item.itemAnchor)
        let (absolute, fractional) = (
            axes.distance(container.absoluteOffset), axes.distance(container.fractionalOffset)
        )
        let (ownAbsolute, ownFractional) = (
            axes.distance(own?.absoluteOffset ?? .zero), axes.distance(own?.fractionalOffset ?? .zero)
        )
        return Template.Attachment(
            tag: tag, length: axes.dimension(axes.length(item.layoutSize)),
            breadth: axes.dimension(axes.breadth(item.layoutSize)), at: axes.anchor(container.edges),
            ownAnchor: axes.anchor((own ?? container).edges),
            // The two points coincide.
            offset: (absolute.main - ownAbsolute.main, absolute.cross - ownAbsolute.cross),
            ownOffset: (fractional.main - ownFractional.main, fractional.cross - ownFractional.cross))
    }
}

extension NSCollectionLayoutAnchor {
    fileprivate var absoluteOffset: CGPoint { isAbsoluteOffset ? offset : .zero }

    fileprivate var fractionalOffset: CGPoint { isFractionalOffset ? offset : .zero }
}

extension NSCollectionLayoutGroup.Repetition {
    fileprivate var core: Template.Repetition {
        switch self {
        case .whileFitting: .whileFitting
        case .count(let count): .count(count)
        case .equalParts(let count): .equalParts(count)
        }
    }
}

/// The environment in which the closure of a group is asked for its items.
@MainActor private final class CustomGroupRoom {
    private let axes: LayoutAxes
    private let traitCollection: UITraitCollection
    private let provider: NSCollectionLayoutGroupCustomItemProvider

    init(
        _ axes: LayoutAxes, _ traitCollection: UITraitCollection,
        _ provider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) {
        self.axes = axes
        self.traitCollection = traitCollection
        self.provider = provider
    }

    func items(in box: Template.Box) -> [Template.CustomItem] {
        provider(LayoutEnvironment(LayoutContainer(axes.size(box)), traitCollection)).map {
            Template.CustomItem(axes.rect($0.frame), zIndex: $0.zIndex)
        }
    }
}
