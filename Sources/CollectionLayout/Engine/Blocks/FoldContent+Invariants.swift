#if DEBUG && !$Embedded
    extension FoldContent: CheckedContent {
        func violations() -> [String] {
            var violations = tree.violations()
            guard pages.count == list.pages.count, tree.count == pages.count else {
                return violations + [
                    "\(pages.count) pages and \(tree.count) leaves for \(list.pages.count) pages of items"
                ]
            }
            for number in 0..<pages.count {
                let page = pages[number]
                violations += page.violations(list.pages[number].count).map { "page \(number): \($0)" }
                if list.firsts.count(of: number) != list.pages[number].count {
                    violations.append("page \(number) has other items than it says")
                }
            }
            if count == 0 { return violations }
            if settledPages != (0..<pages.count).firstIndex(where: { !pages[$0].follows }) ?? pages.count {
                violations.append("\(settledPages) pages are said to be settled")
            }
            return violations + violationsOfPages() + violationsOfFrames()
        }

        /// Returns descriptions of settled blocks whose cursor, origin or bounds differ after placing all items again.
        private func violationsOfPages() -> [String] {
            var violations: [String] = []
            guard let fresh = copy() as? FoldContent else { return [] }
            fresh.replace([0], maySettle: false, measuresAgain: false, upTo: .infinity)
            for number in 0..<settledPages {
                let (page, other) = (pages[number], fresh.pages[number])
                if (0...page.blockCount).map(page.first) != (0...other.blockCount).map(other.first) {
                    violations.append("page \(number) is divided in another way")
                } else if hasStaleBlock(page, other) {
                    violations.append("page \(number) has stale blocks")
                }
                if tree[number] != fresh.tree[number] {
                    violations.append("page \(number) is at \(tree[number]), not \(fresh.tree[number])")
                }
            }
            if settledPages == pages.count, end != fresh.end {
                violations.append("the end is \(end), not \(fresh.end)")
            }
            return violations
        }

        /// Returns whether the blocks or cursors of a page differ from those of a page that was placed again.
        private func hasStaleBlock(_ page: BlockPage, _ fresh: BlockPage) -> Bool {
            var isStale = false
            layout.withCursor(in: page.cursors) { cursor in
                for block in 0..<page.blockCount {
                    isStale = isStale || page[block] != fresh[block]
                    layout.load(cursor, from: page.cursors, at: block, movedBy: 0)
                    let (_, isSame) = layout.store(
                        cursor, isPrevious: false, in: fresh.cursors, at: block, writes: false)
                    isStale = isStale || !isSame
                }
            }
            return isStale
        }

        /// Returns descriptions of frames that are not valid, or lie outside the content or the bounds of their block.
        private func violationsOfFrames() -> [String] {
            var violations: [String] = []
            let (start, end) = layout.makeColumn()
            layout.withCursor(in: start) { cursor in
                layout.load(cursor, from: start, at: 0, movedBy: end)
                ItemSource.with(list) { items in
                    var runs = Runs(of: items, from: 0, storesPrevious: false, into: FrameBuffer())
                    layout.place(&runs, upTo: settledCount, after: cursor)
                    for index in 0..<settledCount { violations += self.violations(of: runs.frames[index], of: index) }
                }
            }
            return violations
        }

        private func violations(of frame: LogicalRect, of index: Int) -> [String] {
            var violations: [String] = []
            let place = place(of: index)
            let leaf = pages[place.page][place.block].bounds
            let origin = origin(of: place)
            if frame.main < origin + leaf.lower || frame.mainEnd > origin + leaf.upper {
                violations.append("item \(index) reaches beyond the bounds of its block")
            }
            if frame != frame.sanitized { violations.append("item \(index) makes no sense: \(frame)") }
            if frame.main < bounds.lower || settledPages == pages.count && frame.mainEnd > length {
                violations.append("item \(index) lies outside the content")
            }
            return violations
        }
    }

    extension BlockPage {
        fileprivate func violations(_ count: Int) -> [String] {
            var violations: [String] = []
            if first(of: 0) != 0 || itemCount != count { violations.append("blocks do not cover all items") }
            for block in 0..<blockCount where isPlaced && !(1...Block.most).contains(items(of: block).count) {
                violations.append("block \(block) has \(items(of: block).count) items")
            }
            return violations
        }
    }

    extension IntervalTree {
        /// Returns descriptions of levels without a node for every 16 nodes below, and of nodes with wrong bounds.
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
