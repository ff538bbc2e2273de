extension Template {
    /// A template solved for a container: the frames of one group, which are stamped again and again.
    ///
    /// A class, so that passing it on costs one reference; it never changes. It does not know how many items there are.
    public final class Pattern: Sendable {
        public let container: Container
        /// The frames of the items of a group, relative to its beginning, with estimates for lengths. At least one.
        public let frames: [LogicalRect]
        /// The frames of the group itself and of the groups in it, insets not taken off, with estimates for lengths.
        public let groupFrames: [LogicalRect]
        /// The length of a group and the edge spacing around it, in points.
        public let length: Double
        /// What in the template cannot be meant as it is written, in this container.
        public let problems: [Problem]
        private let plan: AxisPlan
        private let items: [ItemPart]
        private let hasEstimates: Bool
        /// By the number of items less one.
        private let lengths: [Double]
        /// The end of the frame that ends last, likewise.
        private let reaches: [Double]

        /// What is known of an item before it is measured.
        struct ItemPart: Sendable {
            let part: Int
            let cross: Double
            let breadth: Double
            let isUniform: Bool
        }

        init(_ group: Node, in container: Container) {
            let builder = PatternBuilder(group, in: container)
            let plan = builder.main
            let across = builder.cross.spans { builder.cross.parts[builder.items[$0]].extent }
            let items = zip(builder.items, builder.isUniform).map { part, isUniform in
                let span = across[part].inset(by: builder.cross.parts[part].insets)
                return ItemPart(part: part, cross: span.start, breadth: span.extent, isUniform: isUniform)
            }
            let estimates = items.map { plan.parts[$0.part].extent }
            let uniform = zip(items, estimates).reduce(0) { $1.0.isUniform ? max($0, $1.1) : $0 }
            let along = plan.spans { items[$0].isUniform ? uniform : estimates[$0] }

            self.container = container
            self.plan = plan
            self.items = items
            problems = builder.problems
            hasEstimates = items.contains { plan.parts[$0.part].isEstimated }
            frames = items.map { plan.frame(of: $0, at: along[$0.part]) }
            // The first part is the section around the groups.
            groupFrames = plan.parts.indices.dropFirst().filter { plan.parts[$0].isGroup }.map { part in
                LogicalRect(
                    main: along[part].start, cross: across[part].start, length: along[part].extent,
                    breadth: across[part].extent)
            }
            length = along[0].extent
            var end = 0.0
            lengths = items.indices.map { number in
                end = max(end, plan.slotEnd(of: items[number].part, at: along[items[number].part]))
                return plan.length(usedTo: end, count: number + 1, of: items.count, group: along[0].extent)
            }
            var reach = 0.0
            reaches = frames.map { frame in
                reach = max(reach, frame.mainEnd)
                return reach
            }
        }

        /// The number of items in a group.
        public var itemCount: Int { items.count }

        /// The length of a group of so many items, from 1 to ``itemCount``: the last group of a section is cut to the
        /// length that it uses. O(1).
        public func length(ofItems count: Int) -> Double { lengths[count - 1] }

        /// How far so many items of a group reach; beyond the group where they are larger than it. O(1).
        func reach(ofItems count: Int) -> Double { reaches[count - 1] }

        /// What the items of a group are to a layout that measures.
        var itemSizes: [ItemSize] {
            items.indices.map { number in
                let part = plan.parts[items[number].part]
                return part.isEstimated ? .estimated(part.extent) : .fixed(frames[number].length)
            }
        }
    }
}

extension Template.Pattern {
    /// Appends the frames of one group of items, as many as there are. O(boxes of the group).
    ///
    /// Items that the group would have too count as they are estimated, so that a group is cut and not solved anew.
    ///
    /// - Returns: the length of the group.
    func stamp(_ run: ItemRun, at main: Double, into frames: inout FrameBuffer) -> Double {
        let count = min(run.count, items.count)
        guard hasEstimates else {
            for number in 0..<count { frames.append(self.frames[number].offset(main: main)) }
            return lengths[count - 1]
        }
        let uniform = uniformLength(of: run, count)
        return withUnsafeTemporaryAllocation(of: Span.self, capacity: plan.parts.count) { spans in
            plan.solve(into: spans) { number in
                let item = items[number]
                guard number < count else { return max(item.isUniform ? uniform : 0, plan.parts[item.part].extent) }
                return item.isUniform ? uniform : run[number].length(forBreadth: item.breadth)
            }
            var end = 0.0
            for number in 0..<count {
                let part = items[number].part
                frames.append(plan.frame(of: items[number], at: spans[part]).offset(main: main))
                end = max(end, plan.slotEnd(of: part, at: spans[part]))
            }
            return plan.length(usedTo: end, count: count, of: items.count, group: spans[0].extent)
        }
    }

    private func uniformLength(of run: ItemRun, _ count: Int) -> Double {
        var longest = 0.0
        for number in 0..<count where items[number].isUniform {
            longest = max(longest, run[number].length(forBreadth: items[number].breadth))
        }
        return longest
    }
}

extension AxisPlan {
    /// ``solve(into:itemExtent:)`` into an array.
    fileprivate func spans(itemExtent: (Int) -> Double) -> [Span] {
        [Span](unsafeUninitializedCapacity: parts.count) { spans, count in
            solve(into: spans, itemExtent: itemExtent)
            count = parts.count
        }
    }

    /// The frame of an item: its box within its insets, and never before the group, where at the start of the content
    /// nobody could scroll to it.
    fileprivate func frame(of item: Template.Pattern.ItemPart, at box: Span) -> LogicalRect {
        let span = box.inset(by: parts[item.part].insets)
        return LogicalRect(
            main: max(0, span.start), cross: item.cross, length: span.extent, breadth: item.breadth)
    }

    fileprivate func slotEnd(of part: Int, at box: Span) -> Double { box.end + parts[part].after.minimum }

    /// The length of a group whose items end somewhere: all of it if it is full, else cut after the last item but for
    /// what surrounds all of them.
    fileprivate func length(usedTo end: Double, count: Int, of full: Int, group: Double) -> Double {
        let outermost = parts[1]
        return count == full ? group : min(group, end + outermost.insets.end + outermost.after.minimum)
    }
}
