#if !$Embedded
    // Edits, and maps of elements.

    extension Edit: ScriptValue {
        func write(to words: inout ScriptWriter) {
            words.add(items, deletedSections, movedSections.map { Move(old: $0.from, new: $0.to) })
            words.add(insertedSections.map { IndexedSection(index: $0.index, section: $0.section) })
            words.add(reloadedSections.map { IndexedSection(index: $0.index, section: $0.section) })
        }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            self.init()
            for step in try words.read([ItemStep].self) { add(step) }
            for section in try words.read([Int].self) { deleteSection(section) }
            for move in try words.read([Move].self) { moveSection(move.old, to: move.new) }
            for new in try words.read([IndexedSection].self) { insertSection(new.section, at: new.index) }
            for new in try words.read([IndexedSection].self) { reloadSection(new.index, with: new.section) }
        }
    }

    extension Edit.Place: ScriptValue {
        func write(to words: inout ScriptWriter) { words.add(section, item) }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            self.init(section: try words.read(), item: try words.read())
        }
    }

    extension Edit.ItemStep: ScriptValue {
        private enum Kind: String { case delete, insert, move, change }

        func write(to words: inout ScriptWriter) {
            func add(_ kind: Kind) { words.add(word: kind.rawValue) }
            switch (old, new, item) {
            case (let old?, let new?, _):
                add(.move)
                words.add(old, new)
            case (let old?, nil, let item?):
                add(.change)
                words.add(old, item.size, item.extent, item.replacesExtent)
            case (let old?, nil, nil):
                add(.delete)
                words.add(old)
            case (nil, let new, let item):
                add(.insert)
                words.add(new!, item!.size, item!.extent)
            }
        }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            let word = try words.word()
            guard let kind = Kind(rawValue: word) else { throw .unreadableWord(word) }
            switch kind {
            case .delete: self.init(old: try words.read(Edit.Place.self))
            case .insert:
                self.init(
                    new: try words.read(Edit.Place.self),
                    item: NewItem(size: try words.read(), extent: try words.read()))
            case .move: self.init(old: try words.read(Edit.Place.self), new: try words.read(Edit.Place.self))
            case .change:
                self.init(
                    old: try words.read(Edit.Place.self),
                    item: NewItem(
                        size: try words.read(), extent: try words.read(), replacesExtent: try words.read()))
            }
        }
    }

    /// A moved section, or the end of a section's items.
    private struct Move: ScriptValue {
        let old: Int
        let new: Int

        init(old: Int, new: Int) {
            self.old = old
            self.new = new
        }

        func write(to words: inout ScriptWriter) { words.add(old, new) }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            old = try words.read()
            new = try words.read()
        }
    }

    extension CollectionMap: ScriptValue {
        func write(to words: inout ScriptWriter) { words.add(sections, contents, items, ends, changed) }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            let sections: IndexMap = try words.read()
            let contents: IndexMap = try words.read {
                $0.oldCount == sections.oldCount && $0.newCount == sections.newCount
            }
            self.init(
                sections: sections, contents: contents, items: try words.read(), ends: try words.read(),
                changed: try words.read())
        }
    }

    extension IndexMap: ScriptValue {
        func write(to words: inout ScriptWriter) { words.add(oldCount, newCount, changes) }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            let count: Int = try words.read { $0 >= 0 }
            let newCount: Int = try words.read { $0 >= 0 }
            let changes: PackedIndexMap = try words.read()
            let leaving = changes.leaving.map { PackedIndexMap.DeletedOrMoved($0) }
            let arriving = changes.arriving.map { PackedIndexMap.InsertedOrMoved($0) }
            let map: IndexMap
            do throws(EditError) {
                map = try IndexMap(
                    count: count, deleting: leaving.filter { $0.destination == nil }.map(\.origin.number),
                    inserting: arriving.filter { $0.origin == nil }.map(\.destination.number),
                    moving: leaving.compactMap { entry in
                        entry.destination.map { (entry.origin.number, $0.number) }
                    })
            } catch { throw .unreadableWord("\(count)") }
            guard map.newCount == newCount else { throw .unreadableWord("\(newCount)") }
            self = map
        }
    }

    extension PackedIndexMap: ScriptValue {
        /// An index before or after a change, as one number.
        private struct Packed: ScriptValue {
            let number: Int64

            init(number: Int64) { self.number = number }

            func write(to words: inout ScriptWriter) { words.add(number) }

            init(from words: inout ScriptReader) throws(ScriptError.Problem) {
                number = try words.read { 0..<(1 << 56) ~= $0 }
            }
        }

        func write(to words: inout ScriptWriter) {
            let leaving = leaving.map { DeletedOrMoved($0) }
            words.add(leaving.map { Packed(number: $0.origin.packed) })
            words.add(leaving.map { entry in entry.destination.map { Packed(number: $0.packed) } })
            let inserted = arriving.map { InsertedOrMoved($0) }.filter { $0.origin == nil }
            words.add(inserted.map { Packed(number: $0.destination.packed) })
        }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            let origins: [Packed] = try words.read()
            let destinations: [Packed?] = try words.read { $0.count == origins.count }
            let inserted: [Packed] = try words.read()
            self.init()
            for (old, new) in zip(origins, destinations) {
                add(from: OldIndex(packed: old.number), to: new.map { NewIndex(packed: $0.number) })
            }
            for new in inserted { add(from: nil, to: NewIndex(packed: new.number)) }
            sort()
            if let index = leaving.repeatedKey ?? arriving.repeatedKey { throw .unreadableWord("\(index)") }
        }
    }
#endif
