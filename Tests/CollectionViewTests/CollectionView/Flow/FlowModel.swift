import CollectionView

/// A plain model of a flow layout: lines along x, one below another along y.
///
/// Horizontal scrolling is the same with the axes exchanged.
struct FlowModel {
    struct Section {
        var sizes: [CGSize]
        /// The distances from the edges of the section to its lines.
        var inset: (start: CGFloat, end: CGFloat, leading: CGFloat, trailing: CGFloat) = (0, 0, 0, 0)
        var lineSpacing: CGFloat = 10
        var itemSpacing: CGFloat = 10
        var header: CGFloat = 0
        var footer: CGFloat = 0
    }

    var sections: [Section]
    /// The breadth of a line.
    var breadth: CGFloat
    var tolerance: CGFloat = 0.25

    private(set) var items: [[CGRect]] = []
    private(set) var headers: [CGRect] = []
    private(set) var footers: [CGRect] = []
    private(set) var length: CGFloat = 0

    init(_ sections: [Section], breadth: CGFloat) {
        self.sections = sections
        self.breadth = breadth
        for section in sections { add(section) }
    }

    private mutating func add(_ section: Section) {
        headers.append(CGRect(x: 0, y: length, width: breadth, height: section.header))
        length += section.header + section.inset.start
        let room = max(0, breadth - section.inset.leading - section.inset.trailing)
        var frames: [CGRect] = []
        var rest = section.sizes[...]
        let isUniform = section.sizes.allSatisfy { $0 == section.sizes[0] }
        while !rest.isEmpty {
            if !frames.isEmpty { length += section.lineSpacing }
            let line = rest.prefix(count(of: rest, in: room, section.itemSpacing))
            rest = rest.dropFirst(line.count)
            let thickness = line.map(\.height).max()!
            let (first, gap) =
                isUniform
                ? uniformGaps(line.first!.width, in: room, section.itemSpacing)
                : gaps(line.map(\.width), isLast: rest.isEmpty, in: room, section.itemSpacing)
            var x = section.inset.leading + first
            for size in line {
                let y: CGFloat = length + (thickness - size.height) / 2
                frames.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
                x += size.width + gap
            }
            length += thickness
        }
        items.append(frames)
        length += section.inset.end
        footers.append(CGRect(x: 0, y: length, width: breadth, height: section.footer))
        length += section.footer
    }

    private func count(of sizes: ArraySlice<CGSize>, in room: CGFloat, _ spacing: CGFloat) -> Int {
        var breadth: CGFloat = 0
        for (position, size) in sizes.enumerated() {
            breadth += size.width
            if position > 0, breadth + spacing * CGFloat(position) > room + tolerance { return position }
        }
        return sizes.count
    }

    /// A single item is centered. Otherwise lines are flush at both ends, except for the last one.
    private func gaps(
        _ widths: [CGFloat], isLast: Bool, in room: CGFloat, _ spacing: CGFloat
    ) -> (first: CGFloat, gap: CGFloat) {
        let free = room - widths.reduce(0, +) - spacing * CGFloat(widths.count - 1)
        if widths.count == 1 {
            let fitsTwice = free + tolerance >= widths[0] + spacing
            return isLast && fitsTwice ? (0, 0) : (max(0, free) / 2, 0)
        }
        return (0, isLast ? spacing : max(0, spacing + free / CGFloat(widths.count - 1)))
    }

    /// Every line has the same columns.
    private func uniformGaps(_ width: CGFloat, in room: CGFloat, _ spacing: CGFloat) -> (first: CGFloat, gap: CGFloat) {
        let columns = max(1, ((room + tolerance + spacing) / (width + spacing)).rounded(.down))
        let free = room - columns * width
        return columns == 1 ? (max(0, free) / 2, 0) : (0, free / (columns - 1))
    }
}
