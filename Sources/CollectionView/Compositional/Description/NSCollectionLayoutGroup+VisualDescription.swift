import Foundation

extension NSCollectionLayoutGroup {
    /// The tree of the group, a line for each item and group.
    public func visualDescription() -> String { lines().joined(separator: "\n") }
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
