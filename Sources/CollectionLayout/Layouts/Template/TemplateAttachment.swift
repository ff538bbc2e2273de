extension Template {
    /// An element that is attached to an item or a group and takes up no space: a badge at a corner, or a line of text
    /// over a picture. UIKit: `NSCollectionLayoutSupplementaryItem`.
    ///
    /// The host of an attachment is an item's frame or a group's box.
    public struct Attachment: Sendable {
        /// A number that identifies the attachment in an ``AttachedDecoration``.
        public var tag: Int
        /// The length. Fractions refer to the host.
        public var length: Dimension
        /// The breadth. Fractions refer to the host.
        public var breadth: Dimension
        /// The point of the host at which the attachment lies.
        public var anchor: LogicalAnchor
        /// The point of the attachment that lies on the host's anchor.
        public var ownAnchor: LogicalAnchor
        /// The distance from the host's anchor, in points.
        public var offset: (main: Double, cross: Double)
        /// An additional distance, as a fraction of the attachment's own size.
        public var ownOffset: (main: Double, cross: Double)
        /// The layer, relative to the items in layer 0.
        public var zIndex: Int

        /// Makes an attachment. By default its own anchor equals the host's anchor.
        public init(
            tag: Int = 0, length: Dimension, breadth: Dimension, at anchor: LogicalAnchor,
            ownAnchor: LogicalAnchor? = nil, offset: (main: Double, cross: Double) = (0, 0),
            ownOffset: (main: Double, cross: Double) = (0, 0), zIndex: Int = 1
        ) {
            self.tag = tag
            self.length = length
            self.breadth = breadth
            self.anchor = anchor
            self.ownAnchor = ownAnchor ?? anchor
            self.offset = offset
            self.ownOffset = ownOffset
            self.zIndex = zIndex
        }
    }

    /// An ``Attachment`` of a template, as a decoration of every section that the template lays out.
    public struct AttachedDecoration: Sendable {
        /// The tag of the attachment.
        public let tag: Int
        /// The positions of the items in a group that have the decoration, ascending. A decoration of a group belongs
        /// to the group's first item.
        public let positions: [Int]
        /// The decoration. The kinds are ``ElementKind/custom(_:)``, numbered from 0.
        public let decoration: ItemDecoration
    }
}

extension Template.AttachedDecoration {
    /// The maximum number of decorations, because there are no more kinds.
    private static let most = 200

    /// Returns the decorations of a template. Items with equal attachments share one decoration.
    ///
    /// - Parameters:
    ///   - attached: The attachments, each with the number of its part and of the part's first item.
    ///   - plan: The plan of the group.
    ///   - frames: The frames of the items.
    ///   - spans: The boxes of the parts along the main axis.
    ///   - across: The boxes of the parts along the cross axis.
    ///   - pixelsPerPoint: The scale to which fractions are rounded down.
    static func all(
        _ attached: [(part: Int, item: Int, attachment: Template.Attachment)], of plan: GroupPlan,
        at frames: [LogicalRect], _ spans: LentArray<Span>, _ across: LentArray<Span>, pixelsPerPoint: Double
    ) -> [Self] {
        var found: [(tag: Int, decoration: ItemDecoration, positions: [Int])] = []
        for (part, item, attachment) in attached where item < plan.items.count {
            let isItem = plan.items[item].part == part && !plan.main.parts[part].isGroup
            let frame = frames[item]
            let host =
                isItem
                ? frame
                : LogicalRect(
                    main: spans[part].start, cross: across[part].start, length: spans[part].extent,
                    breadth: across[part].extent)
            let decoration = attachment.decoration(
                on: host, ofItem: frame, growsAlong: isItem && plan.main.parts[part].isEstimated,
                growsAcross: isItem && plan.cross.parts[part].isEstimated, pixelsPerPoint: pixelsPerPoint)
            if let same = found.firstIndex(where: { $0.tag == attachment.tag && $0.decoration == decoration }) {
                found[same].positions.append(item)
            } else if found.count < most {
                found.append((attachment.tag, decoration, [item]))
            }
        }
        return found.enumerated().map { number, found in
            var decoration = found.decoration
            decoration.kind = .custom(number)
            decoration.occurrence = ItemDecoration.Occurrence(of: found.positions, inGroupsOf: plan.items.count)
            return Self(tag: found.tag, positions: found.positions, decoration: decoration)
        }
    }
}

extension Template.Attachment {
    /// - Parameters:
    ///   - host: The frame of the part to which the attachment belongs.
    ///   - item: The frame of the decorated item: the host itself, or the first item in the host.
    ///   - growsAlong: Whether the host is an item with a measured length.
    ///   - growsAcross: Whether the host is an item with a measured breadth.
    ///   - pixelsPerPoint: The scale to which fractions are rounded down.
    fileprivate func decoration(
        on host: LogicalRect, ofItem item: LogicalRect, growsAlong: Bool, growsAcross: Bool, pixelsPerPoint: Double
    ) -> ItemDecoration {
        let box = Template.Box(length: host.length, breadth: host.breadth, pixelsPerPoint: pixelsPerPoint)
        return ItemDecoration.attached(
            .custom(0),
            main: placement(
                length.fraction(along: .main), length.extent(in: box), at: anchor.main,
                ownAnchor.main - ownOffset.main, offset.main, host: (host.main - item.main, host.length),
                grows: growsAlong),
            cross: placement(
                breadth.fraction(along: .cross), breadth.extent(in: box), at: anchor.cross,
                ownAnchor.cross - ownOffset.cross, offset.cross, host: (host.cross - item.cross, host.breadth),
                grows: growsAcross),
            zIndex: zIndex)
    }

    /// - Parameter host: The start of the host relative to the item, and its length.
    private func placement(
        _ fraction: Double?, _ extent: Double, at anchor: Double, _ ownAnchor: Double, _ offset: Double,
        host: (start: Double, extent: Double), grows: Bool
    ) -> ItemDecoration.Placement {
        if grows {
            // Such a decoration grows with its item. It stays within the item, because otherwise a query would not know
            // how far it extends.
            if let fraction {
                let part = min(fraction, 1)
                let start = max(0, min(anchor - ownAnchor * part, 1 - part))
                return ItemDecoration.Placement(anchor: start, offset: offset, proportion: part, extent: 0)
            }
            return ItemDecoration.Placement(
                anchor: anchor, offset: offset - ownAnchor * extent, proportion: 0, extent: extent)
        }
        return ItemDecoration.Placement(
            anchor: 0, offset: host.start + anchor * host.extent - ownAnchor * extent + offset, proportion: 0,
            extent: extent)
    }
}
