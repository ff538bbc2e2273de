#if DEBUG && !$Embedded
    // What must hold of every arrangement whatever was done to it. Tests ask after every change; release builds do not
    // contain it.

    extension Arrangement {
        /// Everything that is wrong with this arrangement, in words; empty if nothing is. O(n).
        ///
        /// Sections lie one behind the other without gap or overlap; their items lie between their insets; and every
        /// section's items are where placing them all afresh would put them.
        func violations() -> [String] {
            var violations = index.violations().map { "sections: \($0)" }
            if index.count != sections.count { violations.append("\(index.count) leaves, \(sections.count) sections") }
            var expectedStart = headerAndFooter.headerLength(breadth)
            for (number, section) in sections.enumerated() {
                if start(ofSection: number) != expectedStart {
                    violations.append("section \(number) starts at \(start(ofSection: number)), not \(expectedStart)")
                }
                if (index.lower(of: number), index.upper(of: number)) != section.bounds {
                    violations.append("section \(number) covers \(section.bounds), unlike its leaf")
                }
                expectedStart += section.length
                if let content = section.content as? any CheckedContent {
                    violations += content.violations().map { "section \(number): \($0)" }
                }
            }
            expectedStart += headerAndFooter.footerLength(breadth)
            if length != expectedStart { violations.append("the length is \(length), not \(expectedStart)") }
            return violations
        }
    }

    private protocol CheckedContent {
        func violations() -> [String]
    }

    extension OrthogonalContent: CheckedContent {
        func violations() -> [String] {
            var violations = (inner as? any CheckedContent)?.violations() ?? []
            let frames = (0..<count).map { inner.frame(of: $0) }
            let reached = (frames.map(\.cross).min() ?? 0, frames.map(\.crossEnd).max() ?? 0)
            if reached != bounds { violations.append("items reach from \(reached.0) to \(reached.1), not \(bounds)") }
            return violations
        }
    }

    extension FoldContent: CheckedContent {
        func violations() -> [String] {
            var violations = tree.violations()
            let blockCount = firsts.count - 1
            guard starts.count == blockCount, tree.count == blockCount else {
                return violations + ["\(starts.count) cursors and \(tree.count) leaves for \(blockCount) blocks"]
            }
            for block in 0..<blockCount where !(1...Block.most).contains(firsts.count(of: block)) {
                violations.append("block \(block) has \(firsts.count(of: block)) items")
            }
            if firsts[0] != 0 || firsts[blockCount] != count { violations.append("blocks do not cover all items") }
            violations += violationsOfBlocks() + violationsOfFrames()
            return violations
        }

        /// Every block has the cursor, the origin and the bounds that placing afresh gives it.
        private func violationsOfBlocks() -> [String] {
            var violations: [String] = []
            let fresh = FoldContent(layout, items: sizes, kept: kept, in: container)
            fresh.firsts = firsts
            fresh.placeBlocks()
            for block in starts.indices {
                if starts[block] != fresh.starts[block] { violations.append("block \(block) has a stale cursor") }
                if tree.origin(of: block) != fresh.tree.origin(of: block) {
                    violations.append(
                        "block \(block) is at \(tree.origin(of: block)), not \(fresh.tree.origin(of: block))")
                }
                if tree.lower(of: block) != fresh.tree.lower(of: block)
                    || tree.upper(of: block) != fresh.tree.upper(of: block)
                {
                    violations.append("block \(block) has stale bounds")
                }
            }
            if end != fresh.end { violations.append("the end is \(end), not \(fresh.end)") }
            return violations
        }

        /// Every frame makes sense, lies in the content, and is covered by the bounds of its block.
        private func violationsOfFrames() -> [String] {
            var violations: [String] = []
            var cursor = layout.begin(in: container)
            var runs = Runs(self, from: 0)
            while runs.next(upTo: .max, after: &cursor) {
                for index in runs.runStart..<runs.index {
                    let frame = runs.frames[index - runs.runStart]
                    let block = firsts.block(of: index)
                    let origin = tree.origin(of: block)
                    if frame.main < origin + tree.lower(of: block) || frame.mainEnd > origin + tree.upper(of: block) {
                        violations.append("item \(index) reaches beyond the bounds of block \(block)")
                    }
                    if frame != frame.sanitized { violations.append("item \(index) makes no sense: \(frame)") }
                    if frame.main < bounds.lower || frame.mainEnd > length {
                        violations.append("item \(index) lies outside the content")
                    }
                }
            }
            return violations
        }
    }

    extension IntervalTree {
        func lower(of leaf: Int) -> Double { levels[0][leaf].lower }

        func upper(of leaf: Int) -> Double { levels[0][leaf].upper }

        /// Every level has a node for each 16 of the level below, and each node has the bounds of what it covers.
        func violations() -> [String] {
            var violations: [String] = []
            for level in levels.indices.dropFirst() {
                let children = levels[level - 1]
                if levels[level].count != (children.count + 15) / 16 {
                    violations.append("level \(level) has \(levels[level].count) nodes above \(children.count)")
                    continue
                }
                for (number, node) in levels[level].enumerated() {
                    let covered = children[(number * 16)..<min(children.count, number * 16 + 16)]
                    let lower = covered.map { $0.origin + $0.lower }.min() ?? .infinity
                    let upper = covered.map { $0.origin + $0.upper }.max() ?? -.infinity
                    if node.lower != lower || node.upper != upper {
                        violations.append("node \(number) of level \(level) has stale bounds")
                    }
                }
            }
            if levels[levels.count - 1].count > 16 { violations.append("the top level has more than 16 nodes") }
            return violations
        }
    }
#endif
