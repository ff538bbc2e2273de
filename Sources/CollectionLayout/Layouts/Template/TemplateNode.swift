extension Template {
    /// An item, or a group of items and groups. UIKit: `NSCollectionLayoutItem` and its subclass
    /// `NSCollectionLayoutGroup`.
    ///
    /// The size of a node is the size of its box. The edge spacing lies around the box, and the insets lie within it.
    /// The insets of an item make its frame smaller than the box; those of a group leave less space to the subitems.
    /// Insets are applied last and move nothing else. They are ignored along an axis with an estimated size. If they
    /// are larger than the box, the frame is as large as the excess.
    public struct Node: Sendable {
        let shape: Shape

        /// The properties of a node. It is an immutable class, so that copying a node costs one reference.
        final class Shape: Sendable {
            let length: Dimension
            let breadth: Dimension
            let insets: LogicalInsets
            let edges: EdgeSpacing
            let content: Content
            let attachments: [Attachment]

            init(
                length: Dimension, breadth: Dimension, insets: LogicalInsets, edges: EdgeSpacing, content: Content,
                attachments: [Attachment] = []
            ) {
                self.length = length
                self.breadth = breadth
                self.insets = insets
                self.edges = edges
                self.content = content
                self.attachments = attachments
            }

            func dimension(along axis: Axis) -> Dimension { axis == .main ? length : breadth }
        }

        enum Content: Sendable {
            case item
            case group(Group)
            case custom(@Sendable (Box) -> [CustomItem])

            var isItem: Bool {
                if case .item = self { true } else { false }
            }
        }

        struct Group: Sendable {
            /// The axis along which the subitems follow each other.
            let axis: Axis
            let subitems: [Node]
            let repetition: Repetition
            let spacing: Spacing
        }
    }

    /// The repetition of a group's subitems.
    public enum Repetition: Hashable, Sendable {
        /// The list of subitems is repeated for as long as the next subitem fits. A group with an estimated size along
        /// its axis has each subitem once. UIKit: `subitems:`.
        case whileFitting
        /// A number of subitems with their own sizes, whether they fit or not. UIKit: `repeatingSubitem:count:`.
        case count(Int)
        /// A number of subitems that share the space equally, whatever their own sizes are. UIKit: `subitem:count:`.
        case equalParts(Int)
    }

    /// The size of a box, in points.
    public struct Box: Hashable, Sendable {
        /// The extent along the main axis, in points.
        public var length: Double
        /// The extent across, in points.
        public var breadth: Double
        /// The scale to which fractions are rounded down; see ``Template/pixelsPerPoint``.
        let pixelsPerPoint: Double

        /// Makes a box with the given extents, in points.
        public init(length: Double, breadth: Double, pixelsPerPoint: Double = LayoutUnit.perPoint) {
            self.length = length
            self.breadth = breadth
            self.pixelsPerPoint = pixelsPerPoint
        }

        subscript(axis: Axis) -> Double {
            get { axis == .main ? length : breadth }
            set { if axis == .main { length = newValue } else { breadth = newValue } }
        }

        /// Returns the extent of a dimension in this box, in points; the estimate if there is one.
        public func extent(of dimension: Dimension) -> Double { dimension.extent(in: self) }

        /// Returns a length rounded down to whole pixels, in points.
        func roundedDown(_ points: Double) -> Double {
            guard pixelsPerPoint < LayoutUnit.perPoint else { return LayoutUnit.lengthRoundedDown(points) }
            // A small tolerance, because a product such as 0.29 · 100 may be slightly below the whole number.
            let finite = points > 0 ? min(points, LayoutUnit.longest) : 0
            let pixels = ((finite + 0x1p-20) * pixelsPerPoint).roundedDown
            return LayoutUnit.lengthRoundedDown(pixels / pixelsPerPoint)
        }
    }

    /// An item of a group that places its items itself.
    public struct CustomItem: Hashable, Sendable {
        /// The frame, relative to the leading start corner of the group's space.
        public var frame: LogicalRect
        /// The z-index. Items with higher ones are drawn above the others; see ``Template/Pattern/zIndices``.
        public var zIndex: Int

        /// Makes an item with a frame relative to the group's space.
        public init(_ frame: LogicalRect, zIndex: Int = 0) {
            self.frame = frame
            self.zIndex = zIndex
        }
    }

    /// The main axis, which scrolls, or the cross axis.
    enum Axis { case main, cross }
}

extension Template.Node {
    /// Makes an item. By default it fills the box around it.
    public static func item(
        length: Template.Dimension = .fractionalLength(1), breadth: Template.Dimension = .fractionalBreadth(1),
        insets: LogicalInsets = .zero, edges: Template.EdgeSpacing = .none
    ) -> Self {
        Self(length, breadth, insets, edges, .item)
    }

    /// Makes a group whose subitems follow each other along the cross axis, from the leading edge.
    ///
    /// Fractions along a group's axis refer to its space without the spacing between the subitems, so that three thirds
    /// fit with any spacing. If the first subitem does not fit, the group has it nevertheless, and reports that in
    /// ``Template/Pattern/problems``.
    ///
    /// - Parameters:
    ///   - length: The extent along the main axis. If estimated, the group is as long as its longest subitem.
    ///   - breadth: The extent across. If estimated, the group is as broad as its subitems together.
    ///   - subitems: At least one subitem.
    ///   - repetition: The repetition of the subitems.
    ///   - spacing: The spacing between one subitem and the next.
    ///   - insets: The distances from the edges of the group to its subitems.
    ///   - edges: The spacing around the group.
    public static func row(
        length: Template.Dimension = .fractionalLength(1), breadth: Template.Dimension = .fractionalBreadth(1),
        _ subitems: [Self], repeating repetition: Template.Repetition = .whileFitting,
        spacing: Template.Spacing = .fixed(0), insets: LogicalInsets = .zero, edges: Template.EdgeSpacing = .none
    ) -> Self {
        let group = Group(axis: .cross, subitems: subitems, repetition: repetition, spacing: spacing)
        return Self(length, breadth, insets, edges, .group(group))
    }

    /// Makes a group whose subitems follow each other along the main axis; otherwise like
    /// ``row(length:breadth:_:repeating:spacing:insets:edges:)``.
    public static func column(
        length: Template.Dimension = .fractionalLength(1), breadth: Template.Dimension = .fractionalBreadth(1),
        _ subitems: [Self], repeating repetition: Template.Repetition = .whileFitting,
        spacing: Template.Spacing = .fixed(0), insets: LogicalInsets = .zero, edges: Template.EdgeSpacing = .none
    ) -> Self {
        let group = Group(axis: .main, subitems: subitems, repetition: repetition, spacing: spacing)
        return Self(length, breadth, insets, edges, .group(group))
    }

    /// Makes a group with frames of your own, one for each of its items.
    ///
    /// - Parameter frames: Returns frames relative to the leading start corner of the group's space. It is called
    ///   whenever the template is solved. A frame may extend beyond the group, but cannot begin before it, because
    ///   nobody could scroll there at the start of the content.
    public static func custom(
        length: Template.Dimension = .fractionalLength(1), breadth: Template.Dimension = .fractionalBreadth(1),
        insets: LogicalInsets = .zero, edges: Template.EdgeSpacing = .none,
        frames: @escaping @Sendable (Template.Box) -> [LogicalRect]
    ) -> Self {
        layered(length: length, breadth: breadth, insets: insets, edges: edges) { room in
            frames(room).map { Template.CustomItem($0) }
        }
    }

    /// Makes a group with frames and z-indices of your own; otherwise like
    /// ``custom(length:breadth:insets:edges:frames:)``.
    public static func layered(
        length: Template.Dimension = .fractionalLength(1), breadth: Template.Dimension = .fractionalBreadth(1),
        insets: LogicalInsets = .zero, edges: Template.EdgeSpacing = .none,
        items: @escaping @Sendable (Template.Box) -> [Template.CustomItem]
    ) -> Self {
        Self(length, breadth, insets, edges, .custom(items))
    }

    /// Returns the same node with attachments, which take up no space.
    public func attaching(_ attachments: [Template.Attachment]) -> Self {
        Self(
            shape: Shape(
                length: shape.length, breadth: shape.breadth, insets: shape.insets, edges: shape.edges,
                content: shape.content, attachments: shape.attachments + attachments))
    }

    private init(
        _ length: Template.Dimension, _ breadth: Template.Dimension, _ insets: LogicalInsets,
        _ edges: Template.EdgeSpacing, _ content: Content
    ) {
        shape = Shape(length: length, breadth: breadth, insets: insets, edges: edges, content: content)
    }
}
