extension Template {
    /// Something attached to an item or a group that takes no room: a badge at a corner, a line of text over a picture.
    /// UIKit: `NSCollectionLayoutSupplementaryItem`.
    ///
    /// Where the host is an item, that is the item's frame; where it is a group, the group's box.
    public struct Attachment: Sendable {
        /// Says which attachment a decoration stands for; see ``AttachedDecoration``.
        public var tag: Int
        /// Fractions are those of the host.
        public var length: Dimension
        /// Fractions are those of the host.
        public var breadth: Dimension
        /// The point of the host.
        public var anchor: LogicalAnchor
        /// The point of the attachment that comes to lie there.
        public var ownAnchor: LogicalAnchor
        /// By how much it is moved from there, in points.
        public var offset: (main: Double, cross: Double)
        /// By how much it is moved besides, as a part of its own size.
        public var ownOffset: (main: Double, cross: Double)
        /// The layer, above or below that of the items.
        public var zIndex: Int

        /// Makes an attachment whose own anchor is that of the host unless another one is given.
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
        /// That of the attachment.
        public let tag: Int
        /// The numbers of the items in a group that have it, ascending; for a group, its first item.
        public let positions: [Int]
        /// Its kinds are numbered from ``ElementKind/custom(_:)`` 0 on.
        public let decoration: ItemDecoration
    }
}

extension Template.AttachedDecoration {
    /// No template has more; there are no more kinds.
    private static let most = 200

    /// The decorations of a template: one for everything that is attached in the same way to some of the items.
    ///
    /// - Parameters:
    ///   - attached: what is attached to which part, and which item is the first one in that.
    ///   - frames: those of the items.
    ///   - spans: the boxes of the parts along the main axis.
    ///   - across: the boxes of the parts across.
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
    ///   - host: what it is attached to.
    ///   - item: the item by which it is found: the host itself, or the first one in the host.
    ///   - growsAlong: whether the host is an item whose length is measured; likewise the breadth.
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

    /// - Parameter host: where it begins, seen from the item, and how long it is.
    private func placement(
        _ fraction: Double?, _ extent: Double, at anchor: Double, _ ownAnchor: Double, _ offset: Double,
        host: (start: Double, extent: Double), grows: Bool
    ) -> ItemDecoration.Placement {
        if grows {
            // What is as large as a part of the item grows with it. It stays within the item, or nobody would know how far it reaches.
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
