extension SessionEvent {
    /// The event as numbers. The first one is the kind of the event.
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
            sizes.reduce(into: [2]) {
                $0 += Self.numbers(of: $1.element) + [$1.length, $1.breadth == nil ? 0 : 1, $1.breadth ?? 0]
            }
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
        case .edited(let edit, let animated, let keepsPlace):
            [9, animated ? 1 : 0, keepsPlace ? 1 : 0] + edit.numbers
        case .scrollToAnchor(let anchor):
            [10, anchor.element == nil ? 0 : 1] + Self.numbers(of: anchor.element ?? .item(0)) + [
                anchor.edge.fraction, anchor.viewportEdge.fraction, anchor.distance,
            ]
        case .retained(let id, let reason): [11, Double(reason.raw)] + Self.numbers(of: id)
        case .released(let reason): [12, Double(reason.raw)]
        case .pickedUp(let id): [13] + Self.numbers(of: id)
        case .dragged(let point, let animated): [14, point.x, point.y, animated ? 1 : 0]
        case .dropped: [15]
        case .dragCanceled(let animated): [16, animated ? 1 : 0]
        case .settled(let budget): [17, Double(budget)]
        case .settledThrough(let position): [18, position]
        }
    }

    /// Reads an event from ``numbers``; nil if they are not valid.
    public init?(_ numbers: [Double]) {
        var rest = Reader(numbers[...])
        guard let event = rest.event(), rest.isAtEnd else { return nil }
        self = event
    }

    private static func numbers(of id: ElementID) -> [Double] {
        [Double(id.kind.raw), Double(id.section), Double(id.item)]
    }
}

/// A reader that takes numbers one after another. If one is missing or invalid, ``isAtEnd`` stays false.
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
        UInt8(whole: number()).flatMap { Choice(rawValue: $0) }
    }

    private mutating func element() -> ElementID? {
        guard let kind = UInt8(whole: number()) else { return nil }
        let section = integer()
        let item = number()
        guard item >= 0, item < 0x1p32 else { return nil }
        return ElementID(
            raw: UInt64(kind) << 56 | UInt64(truncatingIfNeeded: section & 0xFF_FFFF) << 32 | UInt64(item))
    }

    private mutating func insets() -> LogicalInsets {
        LogicalInsets(start: number(), end: number(), leading: number(), trailing: number())
    }

    private mutating func reason() -> CollectionSession.RetainReason? {
        UInt8(whole: number()).map { CollectionSession.RetainReason(raw: $0) }
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
                let (length, hasBreadth, breadth) = (number(), flag(), number())
                sizes.append(MeasuredSize(element, length: length, breadth: hasBreadth ? breadth : nil))
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
            let (animated, keepsPlace) = (flag(), flag())
            defer { numbers = [] }
            return RecordedEdit(numbers: Array(numbers)).map {
                .edited($0, animated: animated, keepingPlace: keepsPlace)
            }
        case 10:
            let isOfElement = flag()
            guard let id = element() else { return nil }
            let (edge, viewportEdge) = (ScrollAnchor.Edge(fraction: number()), ScrollAnchor.Edge(fraction: number()))
            return .scrollToAnchor(
                ScrollAnchor(element: isOfElement ? id : nil, edge: edge, distance: number(), from: viewportEdge))
        case 11:
            guard let reason = reason() else { return nil }
            return element().map { .retained($0, reason) }
        case 12: return reason().map { .released($0) }
        case 13: return element().map { .pickedUp($0) }
        case 14: return .dragged(to: Point(x: number(), y: number()), animated: flag())
        case 15: return .dropped
        case 16: return .dragCanceled(animated: flag())
        case 17:
            let budget = number()
            // `Int.max` means all items, but a `Double` does not represent it exactly.
            return Int(whole: budget).map { .settled(items: $0) } ?? (budget > 0 ? .settled(items: .max) : nil)
        case 18:
            let position = number()
            return position.isNaN ? nil : .settledThrough(position)
        default: return nil
        }
    }
}
