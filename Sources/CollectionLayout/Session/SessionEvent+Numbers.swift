extension SessionEvent {
    /// The event as numbers, the first of which says what kind of event it is.
    public var numbers: [Double] {
        switch self {
        case .scrolled(let offset, let cause): [0, offset, Double(cause.rawValue)]
        case .resized(let viewport, let orientation, let animated):
            [
                1, viewport.size.width, viewport.size.height, viewport.covered.start, viewport.covered.end,
                viewport.covered.leading, viewport.covered.trailing, viewport.margin,
                Double(orientation.axis.rawValue), Double(orientation.direction.rawValue), animated ? 1 : 0,
            ]
        case .measured(let sizes):
            // A breadth that the layout decides is written as −1.
            sizes.reduce(into: [2]) { $0 += Self.numbers(of: $1.element) + [$1.length, $1.breadth ?? -1] }
        case .scroll(let target):
            [3] + Self.numbers(of: target.element) + [
                Double(target.alignment.rawValue), target.insets.start, target.insets.end, target.insets.leading,
                target.insets.trailing,
            ]
        case .shelf(let section, let offset): [4, Double(section), offset]
        case .changesTaken: [5]
        case .presented: [6]
        case .advanced(let progress): [7, progress]
        case .ended(let end): [8, Double(end.rawValue)]
        case .insertedItem(let size, let item, let section, let animated):
            [
                9, size.lengthPerBreadth, size.extra, size.isSelfSizing ? 1 : 0, Double(item), Double(section),
                animated ? 1 : 0,
            ]
        case .deletedItem(let item, let section, let animated):
            [10, Double(item), Double(section), animated ? 1 : 0]
        case .movedItem(let item, let section, let newItem, let newSection, let animated):
            [11, Double(item), Double(section), Double(newItem), Double(newSection), animated ? 1 : 0]
        }
    }

    /// Reads what ``numbers`` wrote; nil where the numbers are no event.
    public init?(_ numbers: [Double]) {
        var rest = Reader(numbers[...])
        guard let event = rest.event(), rest.isAtEnd else { return nil }
        self = event
    }

    private static func numbers(of id: ElementID) -> [Double] {
        [Double(id.kind.raw), Double(id.section), Double(id.item)]
    }
}

/// Takes numbers one after the other. Missing ones are not numbers, and end as no event.
private struct Reader {
    private var numbers: ArraySlice<Double>
    private var isShort = false

    init(_ numbers: ArraySlice<Double>) { self.numbers = numbers }

    var isAtEnd: Bool { numbers.isEmpty && !isShort }

    private mutating func number() -> Double {
        if let number = numbers.popFirst() { return number }
        isShort = true
        return 0
    }

    private mutating func integer() -> Int {
        let number = number()
        guard number.magnitude < 0x1p31 else {
            isShort = true
            return 0
        }
        return Int(number)
    }

    private mutating func flag() -> Bool { number() != 0 }

    private mutating func choice<Choice: RawRepresentable<UInt8>>() -> Choice? {
        UInt8(exactly: number()).flatMap { Choice(rawValue: $0) }
    }

    private mutating func element() -> ElementID? {
        guard let kind = UInt8(exactly: number()) else { return nil }
        let section = integer()
        let item = number()
        guard item >= 0, item < 0x1p32 else { return nil }
        return ElementID(
            raw: UInt64(kind) << 56 | UInt64(truncatingIfNeeded: section & 0xFF_FFFF) << 32 | UInt64(item))
    }

    private mutating func insets() -> LogicalInsets {
        LogicalInsets(start: number(), end: number(), leading: number(), trailing: number())
    }

    mutating func event() -> SessionEvent? {
        switch integer() {
        case 0:
            let offset = number()
            return choice().map { .scrolled(to: offset, $0) }
        case 1:
            let viewport = CollectionSession.Viewport(
                Size(width: number(), height: number()), covered: insets(), margin: number())
            guard let axis: Orientation.Axis = choice(), let direction: Orientation.Direction = choice() else {
                return nil
            }
            return .resized(viewport, Orientation(axis, direction), animated: flag())
        case 2:
            var sizes: [MeasuredSize] = []
            while !numbers.isEmpty {
                guard let element = element() else { return nil }
                let (length, breadth) = (number(), number())
                sizes.append(MeasuredSize(element, length: length, breadth: breadth < 0 ? nil : breadth))
            }
            return .measured(sizes)
        case 3:
            guard let element = element(), let alignment: ScrollDestination.Alignment = choice() else { return nil }
            return .scroll(ScrollDestination(element, alignment: alignment, insets: insets()))
        case 4: return .shelf(integer(), scrolledTo: number())
        case 5: return .changesTaken
        case 6: return .presented
        case 7: return .advanced(to: number())
        case 8: return choice().map { .ended($0) }
        case 9:
            let (ratio, extra) = (number(), number())
            let size = flag() ? ItemSize.estimated(ratio: ratio, plus: extra) : .ratio(ratio, plus: extra)
            return .insertedItem(size, at: integer(), section: integer(), animated: flag())
        case 10: return .deletedItem(integer(), section: integer(), animated: flag())
        case 11:
            return .movedItem(integer(), section: integer(), to: integer(), toSection: integer(), animated: flag())
        default: return nil
        }
    }
}
