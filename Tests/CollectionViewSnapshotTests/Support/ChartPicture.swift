import Foundation

/// A chart of lines and dots.
struct Chart {
    let title: String
    /// The names of the axes.
    let across: String
    let down: String
    /// The greatest values.
    let size: CGSize
    /// The distances between the lines of the grid.
    let steps: CGSize
    /// The position of its upper left corner.
    let corner: CGPoint

    private static let room = CGSize(width: 360, height: 240)

    fileprivate func place(_ value: CGPoint) -> String {
        let x = corner.x + value.x / size.width * Self.room.width
        let y = corner.y + Self.room.height - value.y / size.height * Self.room.height
        return String(format: "%.1f %.1f", Double(x), Double(y))
    }

    fileprivate var svg: String {
        var lines = [text(title, at: CGPoint(x: 0, y: size.height), dy: -14, "title")]
        for x in stride(from: 0, through: size.width, by: steps.width) {
            lines.append(line(CGPoint(x: x, y: 0), CGPoint(x: x, y: size.height)))
            lines.append(text("\(Int(x))", at: CGPoint(x: x, y: 0), dy: 16, "middle"))
        }
        for y in stride(from: 0, through: size.height, by: steps.height) {
            lines.append(line(CGPoint(x: 0, y: y), CGPoint(x: size.width, y: y)))
            lines.append(text("\(Int(y))", at: CGPoint(x: 0, y: y), dx: -6, dy: 4, "end"))
        }
        lines.append(text("\(across) →", at: CGPoint(x: size.width, y: 0), dy: 32, "end"))
        lines.append(text(down, at: CGPoint(x: 0, y: size.height), dx: 6, dy: 14, ""))
        return lines.joined(separator: "\n")
    }

    private func line(_ start: CGPoint, _ end: CGPoint) -> String {
        "<path class=\"grid\" d=\"M \(place(start)) L \(place(end))\"/>"
    }

    fileprivate func text(_ text: String, at value: CGPoint, dx: Int = 0, dy: Int, _ style: String) -> String {
        let position = place(value).split(separator: " ")
        return
            "<text class=\"\(style)\" x=\"\(position[0])\" y=\"\(position[1])\" dx=\"\(dx)\" dy=\"\(dy)\">\(text)</text>"
    }
}

/// A picture of charts, in which lines are published curves and dots are recorded values.
struct ChartPicture {
    private var contents: [String] = []

    /// - Parameter dots: recorded values, which are drawn in other colors and sizes.
    mutating func add(_ chart: Chart, line: [CGPoint], name: String, dots: [[CGPoint]]) {
        let points = stride(from: 0, to: line.count, by: 10).map { chart.place(line[$0]) }
        contents.append("<path class=\"published\" d=\"M \(points.joined(separator: " L "))\"/>")
        for (index, series) in dots.enumerated() {
            // Few enough to see the line between them.
            let step = max(1, series.count / 36)
            for value in series.enumerated() where value.offset % step == index * step / 2 {
                let position = chart.place(value.element).split(separator: " ")
                contents.append(
                    "<circle class=\"recorded\(index)\" cx=\"\(position[0])\" cy=\"\(position[1])\" r=\"\(3 - index)\"/>"
                )
            }
        }
        if let end = line.last { contents.append(chart.text(name, at: end, dy: 32, "end")) }
    }

    func svg(_ charts: [Chart]) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 370" font-family="system-ui, sans-serif" font-size="13" role="img">
        <title>Recorded scrolling beside UIKit's published curves</title>
        <style>
        svg { background: #ffffff; } text { fill: #1d2330; } .title { font-weight: 600; font-size: 12px; } .end { text-anchor: end; }
        .middle { text-anchor: middle; } .grid { stroke: #e4e7ec; } .published { stroke: #9aa3b2; stroke-width: 2; fill: none; }
        .recorded0 { fill: #d6336c; } .recorded1 { fill: #1c7ed6; }
        </style>
        \((charts.map(\.svg) + contents).joined(separator: "\n"))
        <path class="published" d="M 60 350 L 90 350"/><text x="98" y="354">published</text>
        <circle class="recorded0" cx="190" cy="350" r="3"/><text x="200" y="354">recorded, at 60 Hz for flings</text>
        <circle class="recorded1" cx="410" cy="350" r="2"/><text x="420" y="354">recorded at 120 Hz</text>
        </svg>

        """
    }
}
