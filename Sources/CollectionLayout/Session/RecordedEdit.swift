/// An ``Edit`` that can be written as numbers. It neither inserts nor reloads sections.
public struct RecordedEdit: Hashable, Sendable {
    /// The steps, one after another: each is the number of its kind, and the values of that kind.
    let numbers: [Double]

    private enum Kind: Int {
        case deleteItem, insertItem, moveItem, changeItem, deleteSection, moveSection

        /// The number of values that follow.
        var width: Int {
            switch self {
            case .deleteSection: 1
            case .deleteItem, .moveSection: 2
            case .moveItem: 4
            case .insertItem, .changeItem: 9
            }
        }
    }

    /// Records an edit; nil if it inserts or reloads sections.
    public init?(_ edit: Edit) {
        guard edit.insertedSections.isEmpty, edit.reloadedSections.isEmpty else { return nil }
        var numbers: [Double] = []
        func add(_ kind: Kind, _ values: [Double]) { numbers += [Double(kind.rawValue)] + values }
        func numbersOf(_ place: Edit.Place) -> [Double] { [Double(place.section), Double(place.item)] }
        func numbersOf(_ item: NewItem) -> [Double] {
            [
                item.size.lengthPerBreadth, item.size.extra, item.size.isSelfSizing ? 1 : 0,
                Double(item.extent.span), Double(item.extent.rowSpan),
                item.extent.breadth == nil ? 0 : 1, item.extent.breadth ?? 0,
            ]
        }
        for step in edit.items {
            switch (step.old, step.new, step.item) {
            case (let old?, let new?, _): add(.moveItem, numbersOf(old) + numbersOf(new))
            case (let old?, nil, let item?): add(.changeItem, numbersOf(old) + numbersOf(item))
            case (let old?, nil, nil): add(.deleteItem, numbersOf(old))
            case (nil, let new?, let item?): add(.insertItem, numbersOf(new) + numbersOf(item))
            case (nil, _, _): break
            }
        }
        for section in edit.deletedSections { add(.deleteSection, [Double(section)]) }
        for move in edit.movedSections { add(.moveSection, [Double(move.from), Double(move.to)]) }
        self.numbers = numbers
    }

    /// Reads a recorded edit; nil if the numbers are not valid.
    init?(numbers: [Double]) {
        var rest = numbers[...]
        while let number = rest.popFirst() {
            guard let kind = Int(whole: number).flatMap({ Kind(rawValue: $0) }), rest.count >= kind.width,
                rest.prefix(min(kind.width, 4)).allSatisfy({ $0.magnitude < 0x1p53 })
            else { return nil }
            rest.removeFirst(kind.width)
        }
        self.numbers = numbers
    }

    /// The recorded edit.
    public var edit: Edit {
        var edit = Edit()
        var rest = numbers[...]
        while let kind = rest.popFirst().flatMap({ Kind(rawValue: Int($0)) }) {
            let values = Array(rest.prefix(kind.width))
            rest.removeFirst(kind.width)
            func integer(_ index: Int) -> Int { Int(values[index]) }
            var size: ItemSize { ItemSize(lengthPerBreadth: values[2], extra: values[3], isSelfSizing: values[4] != 0) }
            var breadth: Double? { values[7] == 0 ? nil : values[8] }
            switch kind {
            case .deleteItem: edit.deleteItem(integer(1), section: integer(0))
            case .insertItem:
                edit.insertItem(
                    size, span: Int(whole: values[5]) ?? 1, rowSpan: Int(whole: values[6]) ?? 1, breadth: breadth,
                    at: integer(1), section: integer(0))
            case .moveItem: edit.moveItem(integer(1), section: integer(0), to: integer(3), section: integer(2))
            case .changeItem: edit.changeItem(integer(1), section: integer(0), to: size, breadth: breadth)
            case .deleteSection: edit.deleteSection(integer(0))
            case .moveSection: edit.moveSection(integer(0), to: integer(1))
            }
        }
        return edit
    }
}
