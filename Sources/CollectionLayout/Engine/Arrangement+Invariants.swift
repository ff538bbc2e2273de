#if DEBUG && !$Embedded
    // What must hold of every arrangement whatever was done to it. Tests ask after every change; release builds do not
    // contain it.

    extension Arrangement {
        /// Everything that is wrong with this arrangement, in words; empty if nothing is. O(n).
        ///
        /// Sections lie one behind the other without gap or overlap; their items lie between their insets; and every
        /// section's items are where placing them all afresh would put them.
        func violations() -> [String] {
            var violations = sections.violations().map { "sections: \($0)" }
            var expectedStart = headerAndFooter.headerLength(breadth)
            for number in sections.indices {
                let section = sections[number]
                if start(ofSection: number) != expectedStart {
                    violations.append("section \(number) starts at \(start(ofSection: number)), not \(expectedStart)")
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
            guard leads.count == blockCount, tree.count == blockCount else {
                return violations + ["\(leads.count) cursors and \(tree.count) leaves for \(blockCount) blocks"]
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
            let fresh = FoldContent(layout, items: sizes, kept: kept)
            fresh.firsts = firsts
            fresh.placeBlocks()
            let stale = staleCursors(comparedWith: fresh)
            for block in leads.indices {
                if leads[block] != fresh.leads[block] || stale.contains(block) {
                    violations.append("block \(block) has a stale cursor")
                }
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

        /// The blocks before which other cursors are stored than in content that was placed afresh.
        private func staleCursors(comparedWith fresh: FoldContent) -> [Int] {
            var stale: [Int] = []
            layout.withCursor(in: cursors) { cursor in
                for block in leads.indices {
                    load(cursor, before: block, at: 0)
                    if !layout.store(cursor, isPrevious: false, in: fresh.cursors, at: block).isSame {
                        stale.append(block)
                    }
                }
            }
            return stale
        }

        /// Every frame makes sense, lies in the content, and is covered by the bounds of its block.
        private func violationsOfFrames() -> [String] {
            var violations: [String] = []
            layout.withCursor(in: layout.makeColumn()) { cursor in
                ItemRun.Unchecked.with(sizes, kept) { items in
                    var runs = Runs(of: items, from: 0)
                    layout.place(&runs, upTo: count, after: cursor)
                    for index in 0..<count { violations += self.violations(of: runs.frames[index], of: index) }
                }
            }
            return violations
        }

        private func violations(of frame: LogicalRect, of index: Int) -> [String] {
            var violations: [String] = []
            let block = firsts.block(of: index)
            let origin = tree.origin(of: block)
            if frame.main < origin + tree.lower(of: block) || frame.mainEnd > origin + tree.upper(of: block) {
                violations.append("item \(index) reaches beyond the bounds of block \(block)")
            }
            if frame != frame.sanitized { violations.append("item \(index) makes no sense: \(frame)") }
            if frame.main < bounds.lower || frame.mainEnd > length {
                violations.append("item \(index) lies outside the content")
            }
            return violations
        }
    }

    extension SectionTree {
        /// Every node has as many levels below it as it says, enough below it, and the extent of that.
        func violations() -> [String] {
            var violations = root.children.flatMap { $0.violations() }
            if root.height == 0 { violations.append("the root is a section") }
            if root.children.count > Self.fanOut { violations.append("the root is overfull") }
            if root.height > 1, root.children.count < 2 { violations.append("the root is a level too many") }
            var refreshed = root
            refreshed.refresh()
            if extent != refreshed.extent { violations.append("the extent of all is stale") }
            return violations
        }
    }

    extension SectionTree.Node {
        fileprivate func violations() -> [String] {
            var violations = children.flatMap { $0.violations() }
            if children.contains(where: { $0.height + 1 != height }) { violations.append("sections at several depths") }
            let fill = height == 0 ? 0...0 : SectionTree.fanOut / 2...SectionTree.fanOut
            if !fill.contains(children.count) { violations.append("a node with \(children.count) below it") }
            var refreshed = self
            refreshed.refresh()
            if extent != refreshed.extent { violations.append("a node with a stale extent") }
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
