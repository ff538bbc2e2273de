extension Template {
    /// A template solved for a container: the frames of one group, which are repeated for every group.
    ///
    /// It is an immutable class, so that passing it on costs one reference. It is independent of the number of items.
    public final class Pattern: Sendable {
        /// The container for which the template is solved.
        public var container: Container { block.container }
        /// The frames of a group's items, relative to the start of the group, with estimated lengths. At least one.
        public var frames: [LogicalRect] { block.frames }
        /// The boxes of the group and of the groups in it, including their insets, with estimated lengths.
        public let groupFrames: [LogicalRect]
        /// The contradictions of the template in this container. The array is empty in Embedded Swift, because every
        /// visitor of a web page would have to download the messages.
        public let problems: [Problem]
        /// The attachments of items and groups, as decorations of a section.
        public let decorations: [AttachedDecoration]
        private let plan: GroupPlan
        private let hasEstimates: Bool
        /// `lengths[k]` is the length of a group with `k + 1` items.
        private let lengths: [Double]
        /// The repeated group, with estimated lengths.
        let block: FrameBlock

        /// - Parameters:
        ///   - group: The outermost group.
        ///   - spacing: The distance from one group to the next, in points.
        ///   - pixelsPerPoint: The scale to which fractions are rounded down.
        ///   - container: The container for which the template is solved.
        init(_ group: Node, spacing: Double, pixelsPerPoint: Double, in container: Container) {
            let builder = PatternBuilder(group, pixelsPerPoint: pixelsPerPoint, in: container)
            var frames: [LogicalRect] = []
            var groupFrames: [LogicalRect] = []
            var lengths: [Double] = []
            var plan = GroupPlan(main: builder.main, cross: builder.cross, items: builder.items)
            var decorations: [AttachedDecoration] = []
            builder.cross.withBoxes { across in
                across.solve()
                plan.placeItems(in: across)
                plan.withBoxes { boxes in
                    let plan = plan
                    boxes.solve(
                        count: plan.items.count, itemBreadth: { _ in nil },
                        itemLength: { number, _ in plan.estimate(of: number) })
                    boxes.forEachFrame(count: plan.items.count) { frame, length in
                        frames.append(frame)
                        lengths.append(length)
                    }
                    decorations = AttachedDecoration.all(
                        builder.attached, of: plan, at: frames, boxes.main.spans, across.spans,
                        pixelsPerPoint: pixelsPerPoint)
                    for part in plan.main.parts.indices.dropFirst() where plan.main.parts[part].isGroup {
                        let (span, across) = (boxes.main.spans[part], across.spans[part])
                        groupFrames.append(
                            LogicalRect(
                                main: span.start, cross: across.start, length: span.extent, breadth: across.extent))
                    }
                }
            }
            self.plan = plan
            self.decorations = decorations
            let outermost = plan.cross.parts[1]
            minimumBreadth =
                outermost.isGroup && !outermost.isEstimated ? groupFrames[0].crossEnd + outermost.after.minimum : 0
            problems = builder.problems
            hasEstimates = plan.usesPreferredBreadths || plan.items.contains { plan.main.parts[$0.part].isEstimated }
            self.groupFrames = groupFrames
            self.lengths = lengths
            block = FrameBlock(
                frames, step: lengths[lengths.count - 1] + spacing, lengths: lengths, in: container)
        }

        /// The number of items in a group.
        public var itemCount: Int { frames.count }

        /// The length of a full group with the edge spacing around it, in points.
        public var length: Double { lengths[lengths.count - 1] }

        /// Returns the length of a group with `count` items, in points.
        ///
        /// The last group of a section is cut to the length that it uses. Without items, the length is 0. Numbers above
        /// ``itemCount`` are reduced to it.
        ///
        /// - Complexity: O(1).
        public func length(ofItems count: Int) -> Double { count > 0 ? lengths[min(count, lengths.count) - 1] : 0 }

        /// The z-indices of a group's items.
        public var zIndices: [Int] { plan.items.map { $0.zIndex } }

        /// Returns whether the length or the breadth of an item of the group is estimated.
        public func isEstimated(_ number: Int) -> Bool { measuredAxes(of: number) != (false, false) }

        /// Returns whether the length of an item of the group is estimated, and whether its breadth is.
        public func measuredAxes(of number: Int) -> (length: Bool, breadth: Bool) {
            (plan.main.parts[plan.items[number].part].isEstimated, plan.items[number].usesPreferredBreadth)
        }

        /// The breadth of the outermost group with its trailing spacing, in points. Measured parts count with their
        /// estimates. It is 0 if the breadth of the group itself is estimated.
        public let minimumBreadth: Double

        /// The distances from the start of the outermost group to its first item, and from the end of its items to the
        /// end of the group, along the main axis in points.
        public var margins: (start: Double, end: Double) {
            guard let group = groupFrames.first else { return (0, 0) }
            let end = frames.map { $0.mainEnd }.max() ?? 0
            return (frames[0].main - group.main, group.mainEnd - end)
        }

        /// The spacing after the outermost group across, in points, which ``minimumBreadth`` contains otherwise; 0
        /// unless the breadth of the group is estimated.
        public var trailingSpacing: Double {
            plan.cross.parts[1].isEstimated ? plan.cross.parts[1].after.minimum : 0
        }

        /// The length of the outermost group without the spacing around it, in points; nil if it is estimated.
        public var fixedGroupLength: Double? {
            plan.main.parts[1].isGroup && !plan.main.parts[1].isEstimated ? groupFrames[0].length : nil
        }

        /// The preferred breadths of a group's items before they are measured; nil if the template determines the
        /// breadth.
        var preferredBreadths: [Double?] { plan.items.map { $0.usesPreferredBreadth ? $0.breadth : nil } }

        /// Returns the sizes of a group's items for a section that measures.
        ///
        /// - Parameter sizesAll: Whether all items size themselves if any item does.
        func itemSizes(sizingAll sizesAll: Bool) -> [ItemSize] {
            frames.indices.map { number in
                sizesAll && hasEstimates || isEstimated(number)
                    ? .estimated(plan.estimate(of: number)) : .fixed(frames[number].length)
            }
        }

        /// Appends the frames of the suggested number of groups, at least one, and moves the end past them. O(boxes).
        func stamp(_ run: borrowing ItemRun, after end: inout Double, spacing: Double, into frames: inout FrameBuffer) {
            guard hasEstimates else {
                let groupFrames = self.frames
                return forEachGroup(of: run) { _, count in
                    let main = end + spacing
                    for number in 0..<count { frames.append(unchecked: groupFrames[number].offset(main: main)) }
                    end = main + lengths[count - 1]
                }
            }
            let items = run.items
            plan.withBoxes { boxes in
                forEachGroup(of: run) { first, count in
                    boxes.solve(
                        count: count, itemBreadth: { items[first + $0].breadth },
                        itemLength: { items[first + $0].length(forBreadth: $1) })
                    let main = end + spacing
                    boxes.forEachFrame(count: count) { frame, length in
                        frames.append(unchecked: frame.offset(main: main))
                        end = main + length
                    }
                }
            }
        }

        /// Calls `body` with each complete group of the suggested items, or with the first group if none is complete.
        /// So a run that extends across blocks is short.
        private func forEachGroup(of run: borrowing ItemRun, _ body: (_ first: Int, _ count: Int) -> Void) {
            var first = 0
            repeat {
                body(first, min(itemCount, run.count - first))
                first += itemCount
            } while first + itemCount <= run.suggestedCount
        }
    }
}
