extension Template {
    /// A template solved for a container: the frames of one group, which are stamped again and again.
    ///
    /// A class, so that passing it on costs one reference; it never changes. It does not know how many items there are.
    public final class Pattern: Sendable {
        public var container: Container { block.container }
        /// The frames of the items of a group, relative to its beginning, with estimates for lengths. At least one.
        public var frames: [LogicalRect] { block.frames }
        /// The frames of the group itself and of the groups in it, insets not taken off, with estimates for lengths.
        public let groupFrames: [LogicalRect]
        /// What in the template cannot be meant as it is written, in this container. In Embedded Swift always empty: words for
        /// developers, which every visitor of a page would have to download.
        public let problems: [Problem]
        private let plan: GroupPlan
        private let hasEstimates: Bool
        /// By the number of items less one: the length of a group of so many.
        private let lengths: [Double]
        /// One group after the other, with estimates for lengths.
        let block: FrameBlock

        /// - Parameter spacing: between one group and the next.
        init(_ group: Node, spacing: Double, in container: Container) {
            let builder = PatternBuilder(group, in: container)
            var frames: [LogicalRect] = []
            var groupFrames: [LogicalRect] = []
            var lengths: [Double] = []
            var plan = GroupPlan(main: builder.main, items: builder.items)
            builder.cross.withSpans { across in
                builder.cross.solve(across)
                plan.placeItems(across: builder.cross, across)
                plan.main.withSpans { spans in
                    plan.solve(spans, count: plan.items.count, itemLength: plan.estimate)
                    plan.forEachFrame(in: spans, count: plan.items.count) { frame, length in
                        frames.append(frame)
                        lengths.append(length)
                    }
                    for part in plan.main.parts.indices.dropFirst() where plan.main.parts[part].isGroup {
                        groupFrames.append(
                            LogicalRect(
                                main: spans[part].start, cross: across[part].start, length: spans[part].extent,
                                breadth: across[part].extent))
                    }
                }
            }
            self.plan = plan
            problems = builder.problems
            hasEstimates = plan.items.contains { plan.main.parts[$0.part].isEstimated }
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

        /// What the items of a group are to a layout that measures.
        var itemSizes: [ItemSize] {
            frames.indices.map { number in
                plan.main.parts[plan.items[number].part].isEstimated
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
            plan.main.withSpans { spans in
                forEachGroup(of: run) { first, count in
                    plan.solve(spans, count: count) { number in
                        run[first + number].length(forBreadth: plan.items[number].breadth)
                    }
                    let main = end + spacing
                    plan.forEachFrame(in: spans, count: count) { frame, length in
                        frames.append(unchecked: frame.offset(main: main))
                        end = main + length
                    }
                }
            }
        }

        /// Groups that lie within the suggested items; else the first one. So a run that reaches across blocks is short.
        private func forEachGroup(of run: borrowing ItemRun, _ body: (_ first: Int, _ count: Int) -> Void) {
            var first = 0
            repeat {
                body(first, min(itemCount, run.count - first))
                first += itemCount
            } while first + itemCount <= run.suggestedCount
        }
    }
}
