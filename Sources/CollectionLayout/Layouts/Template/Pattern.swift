extension Template {
    /// A template solved for a container: the frames of one group, which are stamped again and again.
    ///
    /// A class, so that passing it on costs one reference; it never changes. It does not know how many items there are.
    public final class Pattern: Sendable {
        /// The container for which the template is solved.
        public var container: Container { block.container }
        /// The frames of the items of a group, relative to its beginning, with estimates for lengths. At least one.
        public var frames: [LogicalRect] { block.frames }
        /// The frames of the group itself and of the groups in it, insets not taken off, with estimates for lengths.
        public let groupFrames: [LogicalRect]
        /// The contradictions of the template in this container. They are empty in Embedded Swift, because every
        /// visitor of a page would have to download the messages.
        public let problems: [Problem]
        /// The attachments of items and groups, as decorations of a section.
        public let decorations: [AttachedDecoration]
        private let plan: GroupPlan
        private let hasEstimates: Bool
        /// `lengths[k]` is the length of a group with `k + 1` items.
        private let lengths: [Double]
        /// The groups, one after the other, with estimated lengths.
        let block: FrameBlock

        /// - Parameter spacing: between one group and the next.
        init(_ group: Node, spacing: Double, pixelsPerPoint: Double, in container: Container) {
            let builder = PatternBuilder(group, pixelsPerPoint: pixelsPerPoint, in: container)
            var frames: [LogicalRect] = []
            var groupFrames: [LogicalRect] = []
            var lengths: [Double] = []
            var plan = GroupPlan(main: builder.main, cross: builder.cross, items: builder.items)
            var decorations: [AttachedDecoration] = []
            builder.cross.withSpans { across in
                builder.cross.solve(across)
                plan.placeItems(in: across)
                plan.main.withSpans { spans in
                    plan.solve(
                        spans, across: nil, count: plan.items.count, itemBreadth: { _ in nil },
                        itemLength: { number, _ in plan.estimate(of: number) })
                    plan.forEachFrame(in: spans, across: nil, count: plan.items.count) { frame, length in
                        frames.append(frame)
                        lengths.append(length)
                    }
                    decorations = AttachedDecoration.all(
                        builder.attached, of: plan, at: frames, spans, across, pixelsPerPoint: pixelsPerPoint)
                    for part in plan.main.parts.indices.dropFirst() where plan.main.parts[part].isGroup {
                        groupFrames.append(
                            LogicalRect(
                                main: spans[part].start, cross: across[part].start, length: spans[part].extent,
                                breadth: across[part].extent))
                    }
                }
            }
            self.plan = plan
            self.decorations = decorations
            let outermost = plan.cross.parts[1]
            leastBreadth =
                outermost.isGroup && !outermost.isEstimated ? groupFrames[0].crossEnd + outermost.after.minimum : 0
            problems = builder.problems
            hasEstimates = plan.hasWishes || plan.items.contains { plan.main.parts[$0.part].isEstimated }
            self.groupFrames = groupFrames
            self.lengths = lengths
            block = FrameBlock(
                frames, step: lengths[lengths.count - 1] + spacing, lengths: lengths, in: container)
        }

        /// The number of items in a group.
        public var itemCount: Int { frames.count }

        /// The length of a full group and of the edge spacing around it, in points.
        public var length: Double { lengths[lengths.count - 1] }

        /// The length of a group of so many items: the last group of a section is cut to the length that it uses. O(1).
        ///
        /// Without items it is 0. A group has no more than ``itemCount``.
        public func length(ofItems count: Int) -> Double { count > 0 ? lengths[min(count, lengths.count) - 1] : 0 }

        /// The layers of a group's items.
        public var zIndices: [Int] { plan.items.map { $0.zIndex } }

        /// Whether the length or the breadth of an item of the group is estimated.
        public func isEstimated(_ number: Int) -> Bool { measuredAxes(of: number) != (false, false) }

        /// Whether the length of an item of the group is estimated, and whether its breadth is.
        public func measuredAxes(of number: Int) -> (length: Bool, breadth: Bool) {
            (plan.main.parts[plan.items[number].part].isEstimated, plan.items[number].wishesForBreadth)
        }

        /// The breadth of the outermost group with its trailing spacing. It uses estimates for measured parts, and is 0
        /// if the group itself is estimated.
        public let leastBreadth: Double

        /// The distances of the outermost group before its first item and after its last one along the main axis, in
        /// points.
        public var margins: (start: Double, end: Double) {
            guard let group = groupFrames.first else { return (0, 0) }
            let start = frames.map { $0.main }.min() ?? 0
            let end = frames.map { $0.mainEnd }.max() ?? 0
            return (start - group.main, group.mainEnd - end)
        }

        /// The preferred breadths of a group's items before they are measured; nil if the template determines the
        /// breadth.
        var wishedBreadths: [Double?] { plan.items.map { $0.wishesForBreadth ? $0.breadth : nil } }

        /// Returns the items of a group for a layout that measures.
        ///
        /// - Parameter sizesAll: whether all size themselves if any does.
        func itemSizes(sizingAll sizesAll: Bool) -> [ItemSize] {
            frames.indices.map { number in
                sizesAll && hasEstimates || isEstimated(number)
                    ? .estimated(plan.estimate(of: number)) : .fixed(frames[number].length)
            }
        }

        /// Appends the frames of as many groups as suggested, at least of one, and moves the end past them. O(boxes).
        func stamp(_ run: borrowing ItemRun, after end: inout Double, spacing: Double, into frames: inout FrameBuffer) {
            guard hasEstimates else {
                let groupFrames = self.frames
                return forEachGroup(of: run) { _, count in
                    let main = end + spacing
                    for number in 0..<count { frames.append(unchecked: groupFrames[number].offset(main: main)) }
                    end = main + lengths[count - 1]
                }
            }
            plan.withSpans { spans, across in
                forEachGroup(of: run) { first, count in
                    plan.solve(
                        spans, across: across, count: count, itemBreadth: { run[first + $0].breadth },
                        itemLength: { run[first + $0].length(forBreadth: $1) })
                    let main = end + spacing
                    plan.forEachFrame(in: spans, across: across, count: count) { frame, length in
                        frames.append(unchecked: frame.offset(main: main))
                        end = main + length
                    }
                }
            }
        }

        /// Calls a closure with each group within the suggested items, or with the first group if none is. So a run
        /// that extends across blocks is short.
        private func forEachGroup(of run: borrowing ItemRun, _ body: (_ first: Int, _ count: Int) -> Void) {
            var first = 0
            repeat {
                body(first, min(itemCount, run.count - first))
                first += itemCount
            } while first + itemCount <= run.suggestedCount
        }
    }
}
