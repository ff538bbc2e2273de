import CollectionLayout

/// An SVG picture of arranged elements: boxes with their numbers, for people to look at and for tests to compare.
struct Drawing {
    private let size: Size
    private var shapes: [String] = []

    init(width: Double, height: Double) { size = Size(width: width, height: height) }

    /// Draws the elements that a viewport shows, and a frame around them.
    mutating func add(_ arrangement: Arrangement, at offset: Double = 0, x: Double = 0) {
        let viewport = arrangement.visibleRect(at: offset)
        open(at: x, viewport.size)
        let elements = arrangement.elements(in: viewport, seenThrough: viewport)
        for element in elements.sorted(by: { ($0.zIndex, $0.id.raw) < ($1.zIndex, $1.id.raw) }) {
            var frame = element.frame
            frame.x -= viewport.x
            frame.y -= viewport.y
            add(frame, element.id, alpha: element.alpha, element.transform)
        }
        close()
    }

    /// Draws one moment of a transition, and a frame around it.
    mutating func add(_ transition: LayoutTransition, at progress: Double, in viewport: Size, x: Double) {
        open(at: x, viewport)
        let states = zip(transition.elements, transition.state(at: progress))
        for (element, state) in states.sorted(by: { $0.1.zIndex < $1.1.zIndex }) {
            guard let id = element.before ?? element.after else { continue }
            add(state.frame, id, alpha: state.alpha, state.transform)
        }
        close()
    }

    /// The picture. Its colors follow the reader's light or dark appearance.
    var svg: String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(text(size.width)) \(text(size.height))" \
        width="\(text(size.width))" height="\(text(size.height))">
        <style>
        .item { fill: #7aa7d9; } .header, .footer { fill: #e3b04b; } .background { fill: #ececec; }
        .separator { fill: #555; } .badge { fill: #d9534f; } .edge { fill: none; stroke: #999; }
        text { font: 600 13px system-ui, sans-serif; text-anchor: middle; dominant-baseline: central; fill: #10273f; }
        @media (prefers-color-scheme: dark) { .background { fill: #333; } .separator { fill: #bbb; } }
        </style>
        \(shapes.joined(separator: "\n"))
        </svg>

        """
    }

    private mutating func open(at x: Double, _ viewport: Size) {
        shapes.append(
            """
            <svg x="\(text(x + 1))" y="1" width="\(text(viewport.width))" height="\(text(viewport.height))">
            """)
        edge = viewport
    }

    private mutating func close() {
        shapes.append(
            """
            <rect class="edge" x="0.5" y="0.5" width="\(text(edge.width - 1))" height="\(text(edge.height - 1))"/>
            </svg>
            """)
    }

    private var edge = Size(width: 0, height: 0)

    private mutating func add(_ frame: Rect, _ id: ElementID, alpha: Double, _ transform: Transform) {
        let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
        // SVG has no perspective, so that a turned box is only drawn narrower.
        let (narrow, low) = (transform.rotationY.narrowing, transform.rotationX.narrowing)
        let move = "translate(\(text(x + transform.translation.x)) \(text(y + transform.translation.y)))"
        let scale = "scale(\(text(transform.scale * narrow)) \(text(transform.scale * low)))"
        let radius = min(4, frame.height / 2)
        shapes.append(
            """
            <g transform="\(move) \(scale)" opacity="\(text(alpha))"><rect class="\(id.kind.name)" \
            x="\(text(-frame.width / 2))" y="\(text(-frame.height / 2))" width="\(text(frame.width))" \
            height="\(text(frame.height))" rx="\(text(radius))"/>\(label(id))</g>
            """)
    }

    private func label(_ id: ElementID) -> String {
        switch id.kind {
        case .item: "<text>\(id.item)</text>"
        case .header: "<text>header \(id.section)</text>"
        case .footer: "<text>footer \(id.section)</text>"
        default: ""
        }
    }

    /// Two decimal places are precise enough for the eye, and the same on every machine.
    private func text(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
        let digits = rest == 0 ? "" : rest < 10 ? ".0\(rest)" : rest % 10 == 0 ? ".\(rest / 10)" : ".\(rest)"
        return (hundredths < 0 ? "-" : "") + "\(whole)" + digits
    }
}

extension Double {
    /// The approximate cosine of an angle in radians, and at least 0.2.
    fileprivate var narrowing: Double { Swift.max(0.2, 1 - self * self / 2 + self * self * self * self / 24) }
}

extension ElementKind {
    fileprivate var name: String {
        switch self {
        case .item: "item"
        case .header: "header"
        case .footer: "footer"
        case .background: "background"
        case .separator: "separator"
        default: "badge"
        }
    }
}
