#if !$Embedded
    // Values of events, in the order of the layers.

    extension Orientation.Axis: ScriptValue {}
    extension Orientation.Direction: ScriptValue {}
    extension ScrollDestination.Alignment: ScriptValue {}
    extension CollectionSession.ScrollCause: ScriptValue {}
    extension CollectionSession.Pinning: ScriptValue {}
    extension CollectionSession.Settling: ScriptValue {}

    extension Orientation: ScriptValue {
        func write(to words: inout ScriptWriter) { words.add(axis, direction) }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            self.init(try words.read(), try words.read())
        }
    }

    extension LogicalInsets: ScriptValue {
        func write(to words: inout ScriptWriter) { words.add(start, end, leading, trailing) }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            self.init(
                start: try words.read(), end: try words.read(), leading: try words.read(), trailing: try words.read())
        }
    }

    extension LogicalAnchor: ScriptValue {
        func write(to words: inout ScriptWriter) { words.add(main, cross) }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            self.init(main: try words.read(), cross: try words.read())
        }
    }

    extension ElementID: ScriptValue {
        func write(to words: inout ScriptWriter) { words.add(kind.raw, section, item) }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            let kind: UInt8 = try words.read()
            let section: Int = try words.read { 0..<(1 << 24) ~= $0 }
            let item: Int = try words.read { 0...Self.maximumItemCount ~= $0 }
            self.init(raw: UInt64(kind) << 56 | UInt64(section) << 32 | UInt64(item))
        }
    }

    extension MeasuredSize: ScriptValue {
        func write(to words: inout ScriptWriter) { words.add(element, length, breadth) }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            self.init(try words.read(), length: try words.read(), breadth: try words.read())
        }
    }

    extension ScrollDestination: ScriptValue {
        func write(to words: inout ScriptWriter) { words.add(element, alignment, insets) }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            self.init(try words.read(), alignment: try words.read(), insets: try words.read())
        }
    }

    extension ScrollAnchor.Edge: ScriptValue {
        func write(to words: inout ScriptWriter) { words.add(fraction) }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) { self.init(fraction: try words.read()) }
    }

    extension ScrollAnchor: ScriptValue {
        func write(to words: inout ScriptWriter) { words.add(element, edge, distance, viewportEdge) }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            self.init(
                element: try words.read(), edge: try words.read(), distance: try words.read(), from: try words.read())
        }
    }

    extension CollectionSession.Viewport: ScriptValue {
        func write(to words: inout ScriptWriter) { words.add(size.width, size.height, covered, margin, shelfMargin) }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            self.init(
                Size(width: try words.read(), height: try words.read()), covered: try words.read(),
                margin: try words.read(), shelfMargin: try words.read())
        }
    }

    extension CollectionSession.Policy: ScriptValue {
        func write(to words: inout ScriptWriter) {
            words.add(
                heldPosition, heldPositionWhenResized, ScriptName(style.name), pinning, snapping, settling,
                keepsLanesInEdits)
        }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            self.init(
                heldPosition: try words.read(), heldPositionWhenResized: try words.read(),
                style: try words.code.style(words.read(ScriptName.self).name), pinning: try words.read(),
                snapping: try words.read(), settling: try words.read(), keepsLanesInEdits: try words.read())
        }
    }

    extension ScrollAnchor.HeldPosition: ScriptValue {
        func write(to words: inout ScriptWriter) {
            switch self {
            case .start: words.add(word: "start")
            case .startAlways: words.add(word: "start-always")
            case .center: words.add(word: "center")
            case .end(let tolerance):
                words.add(word: "end")
                words.add(tolerance)
            }
        }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            switch try words.word() {
            case "start": self = .start
            case "start-always": self = .startAlways
            case "center": self = .center
            case "end": self = .end(tolerance: try words.read())
            case let word: throw .unreadableWord(word)
            }
        }
    }

    extension CollectionSession.Snapping: ScriptValue {
        func write(to words: inout ScriptWriter) {
            switch self {
            case .none: words.add(word: "none")
            case .paging: words.add(word: "paging")
            case .items(let edge):
                words.add(word: "items")
                words.add(edge)
            }
        }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            switch try words.word() {
            case "none": self = .none
            case "paging": self = .paging
            case "items": self = .items(try words.read())
            case let word: throw .unreadableWord(word)
            }
        }
    }
#endif
