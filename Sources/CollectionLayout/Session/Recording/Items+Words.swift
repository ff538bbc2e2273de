#if !$Embedded
    extension ItemSize: ScriptValue {
        func write(to words: inout ScriptWriter) { words.add(slope, constant) }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            // The two numbers are those in memory, because measured sizes cannot be made otherwise.
            slope = try words.read { 0...Float(LayoutUnit.longest) ~= $0.magnitude }
            constant = try words.read { Double($0.magnitude) == LayoutUnit.length(Double($0.magnitude)) }
        }
    }

    extension ItemExtent: ScriptValue {
        func write(to words: inout ScriptWriter) { words.add(lanes, rows, breadth) }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            self.init(
                span: Int(try words.read(UInt16.self)), rowSpan: Int(try words.read(UInt16.self)),
                breadth: try words.read())
        }
    }

    /// Equal consecutive items.
    private struct EqualItems: ScriptValue {
        var count: Int
        let size: ItemSize
        let extent: ItemExtent

        init(count: Int, size: ItemSize, extent: ItemExtent) {
            self.count = count
            self.size = size
            self.extent = extent
        }

        func write(to words: inout ScriptWriter) { words.add(count, size, extent) }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            count = try words.read { 0...ElementID.maximumItemCount ~= $0 }
            size = try words.read()
            extent = try words.read()
        }
    }

    extension Items: ScriptValue {
        /// The maximum number of items of different sizes in a script. Then a short text cannot take all memory.
        private static let mostDifferent = 1 << 24

        func write(to words: inout ScriptWriter) {
            guard count > 0, !pages.isEmpty else {
                return words.add([EqualItems(count: count, size: self[0], extent: extent(of: 0))], [Int]())
            }
            var runs: [EqualItems] = []
            for index in 0..<count {
                let (size, extent) = (self[index], extent(of: index))
                if let last = runs.last, last.size == size, last.extent == extent {
                    runs[runs.count - 1].count += 1
                } else {
                    runs.append(EqualItems(count: 1, size: size, extent: extent))
                }
            }
            // A session places items page by page, and edits make pages of other lengths.
            let isUsual = firsts == [Int](partsOf: count, shift: ItemPage.shift)
            words.add(runs, isUsual ? [] : (0..<pages.count).map { firsts.count(of: $0) })
        }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            let runs: [EqualItems] = try words.read()
            let total = runs.reduce(0) { $0 &+ $1.count }
            let countsOfPages: [Int] = try words.read { counts in
                counts.isEmpty || counts.allSatisfy { 1...max(1, total) ~= $0 } && counts.reduce(0, &+) == total
            }
            // Another build may have had larger pages.
            let hasPages = !countsOfPages.isEmpty && countsOfPages.allSatisfy { $0 <= ItemPage.most }
            if !hasPages, let only = runs.first, runs.count == 1, only.extent.span == 1,
                only.extent.rowSpan == 1
            {
                self.init(count: only.count, size: only.size, breadth: only.extent.breadth)
                return
            }
            var room = Self.mostDifferent
            for run in runs {
                guard run.count <= room else { throw .unreadableWord("\(run.count)") }
                room -= run.count
            }
            self.init(runs.flatMap { Array(repeating: $0.size, count: $0.count) })
            if hasPages { divide(intoPagesOf: countsOfPages) }
            var index = 0
            for run in runs {
                for item in index..<(index + run.count) where run.extent != ItemExtent() { set(run.extent, at: item) }
                index += run.count
            }
        }
    }
#endif
