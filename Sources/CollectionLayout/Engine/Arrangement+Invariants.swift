#if DEBUG && !$Embedded
    // The invariants of every arrangement. Tests check them after every change. Release builds do not contain them.

    extension Arrangement {
        /// Returns descriptions of all violated invariants. O(n).
        ///
        /// Sections follow one another without gaps or overlaps, and every section's items are where a new arrangement
        /// would place them.
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

    protocol CheckedContent {
        func violations() -> [String]
    }

    extension OrthogonalContent: CheckedContent {
        func violations() -> [String] {
            var violations = (inner as? any CheckedContent)?.violations() ?? []
            let frames = (0..<count).map { inner.frame(of: $0) }
            let least = frames.isEmpty ? 0 : scrolling.minimumLength
            let reached = (frames.map(\.cross).min() ?? 0, max(frames.map(\.crossEnd).max() ?? 0, least))
            if reached != bounds { violations.append("items reach from \(reached.0) to \(reached.1), not \(bounds)") }
            return violations
        }
    }

    extension SectionTree {
        /// Returns descriptions of nodes whose height, number of children or extent is wrong.
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
#endif
