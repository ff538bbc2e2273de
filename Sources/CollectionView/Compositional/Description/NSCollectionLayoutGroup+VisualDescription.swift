import CollectionLayout
import Foundation

extension NSCollectionLayoutGroup {
    /// Returns the tree of the group, with a line for each item and group, and then its solution on the main screen:
    /// the frames of all items of the group, in points.
    public func visualDescription() -> String { (lines() + solution()).joined(separator: "\n") }

    /// Returns the frames in a layout that fills the main screen and scrolls vertically.
    private func solution() -> [String] {
        let screen = UIScreen.main
        let axes = LayoutAxes(main: .vertical)
        var translation = TemplateTranslation(along: axes, screen.traitCollection)
        let template = Template(translation.node(self), pixelsPerPoint: max(1, Double(screen.scale)))
        let pattern = template.pattern(
            in: Container(breadth: Double(screen.bounds.width), viewportLength: Double(screen.bounds.height)))
        let items = pattern.frames.enumerated().map { "  item \($0): \($1.words)" }
        return ["in \(screen.bounds.width.words) × \(screen.bounds.height.words):"]
            + (pattern.groupFrames.first.map { ["  group: \($0.words)"] } ?? []) + items
            + pattern.problems.map { "  \($0.description)" }
    }
}

extension LogicalRect {
    fileprivate var words: String {
        "(\(CGFloat(cross).words), \(CGFloat(main).words)) \(CGFloat(breadth).words) × \(CGFloat(length).words)"
    }
}

extension CGFloat {
    /// The number without a fraction that is zero.
    fileprivate var words: String { self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)" }
}

extension NSCollectionLayoutItem {
    fileprivate func lines() -> [String] {
        let size = "\(layoutSize.widthDimension.words) × \(layoutSize.heightDimension.words)"
        guard let group = self as? NSCollectionLayoutGroup else { return ["item \(size)"] }
        switch group.content {
        case .custom: return ["custom group \(size)"]
        case .list(let axis, let subitems, let repetition):
            let direction = axis == .horizontal ? "horizontal" : "vertical"
            let times =
                switch repetition {
                case .whileFitting: "while they fit"
                case .count(let count): "\(count) times"
                case .equalParts(let count): "\(count) times in equal parts"
                }
            return ["\(direction) group \(size), \(times)"] + subitems.flatMap { $0.lines().map { "  " + $0 } }
        }
    }
}

extension NSCollectionLayoutDimension {
    fileprivate var words: String {
        switch meaning {
        case .fractionalWidth: "\(dimension) of the width"
        case .fractionalHeight: "\(dimension) of the height"
        case .absolute: "\(dimension)"
        case .estimated: "about \(dimension)"
        case .uniformAcrossSiblings: "about \(dimension), as siblings"
        }
    }
}
