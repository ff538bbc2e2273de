import CollectionView
@_spi(Host) import UIKitViews

/// The lines of a text, broken and cut off as it is measured.
@MainActor struct TextLines {
    private(set) var lines: [String] = []
    private let run: TextRun

    init(of run: TextRun) {
        self.run = run
        let height = (run.bounds.height + run.lineSpacing) / max(1, pitch)
        let lineCountForHeight = height < 1e6 ? Int(max(0, height)) : 1_000_000
        let most = max(1, run.numberOfLines > 0 ? min(run.numberOfLines, lineCountForHeight) : lineCountForHeight)
        for paragraph in run.text.split(separator: "\n", omittingEmptySubsequences: false) {
            var line = ""
            for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
                let longer = line.isEmpty ? String(word) : "\(line) \(word)"
                if line.isEmpty || fits(longer) {
                    line = longer
                } else {
                    lines.append(line)
                    line = String(word)
                }
            }
            lines.append(line)
        }
        if lines.count > most {
            // More than two lines do not fit into one.
            let rest = lines[(most - 1)...most].joined(separator: " ")
            lines = lines.prefix(most - 1) + [rest]
        }
        lines = lines.map { fits($0) ? $0 : truncated($0) }
    }

    private var font: UIFont { run.font }
    /// The distance between the baselines of two lines, in points.
    private var pitch: CGFloat { font.lineHeight + run.lineSpacing }

    private func fits(_ text: String) -> Bool {
        let width = UILabel.textMeasuring.size(of: text, font: font, width: .infinity, lines: 1).width
        return width <= run.bounds.width + 0.5
    }

    private func truncated(_ text: String) -> String {
        var shown = text[..<text.startIndex]
        for end in text.indices {
            guard fits(text[...end] + "…") else { break }
            shown = text[...end]
        }
        return shown + "…"
    }

    /// The lines, centered vertically as in labels.
    var elements: [SVGElement] {
        let bounds = run.bounds
        let top = bounds.midY - (CGFloat(lines.count) * pitch - run.lineSpacing) / 2
        let (x, anchor) = alignment(in: bounds)
        return lines.enumerated().filter { !$0.element.isEmpty }.map { index, line in
            let baseline = top + CGFloat(index) * pitch + font.ascender
            return .text(
                line, at: CGPoint(x: x, y: baseline), size: font.pointSize, anchor: anchor,
                SVGElement.paint("fill", UIColor(cgColor: run.color)) + run.decoration.svgAttributes)
        }
    }

    private func alignment(in bounds: CGRect) -> (CGFloat, String) {
        switch run.alignment {
        case .left: (bounds.minX, "start")
        case .center: (bounds.midX, "middle")
        case .right: (bounds.maxX, "end")
        }
    }
}

extension TextDecoration {
    fileprivate var svgAttributes: [(String, String)] {
        let lines = (underline.isEmpty ? [] : ["underline"]) + (strikethrough.isEmpty ? [] : ["line-through"])
        if lines.isEmpty { return [] }
        // As a property of its own, because some renderers of SVG know only the lines.
        let style = [("style", "text-decoration-style:double")]
        return [("text-decoration", lines.joined(separator: " "))] + (underline.isSuperset(of: .double) ? style : [])
    }
}
