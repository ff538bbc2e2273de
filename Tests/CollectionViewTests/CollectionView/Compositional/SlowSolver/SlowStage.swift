import CollectionLayout
import CollectionView
import Foundation

/// A layout of the slow solver on a stage, and its differences from the solver's solution.
@MainActor final class SlowStage {
    private let model: SlowLayout
    private let stage: CompositionalStage
    /// The items whose views have been asked for a size.
    private let measured = Record()

    private final class Record {
        var texts: Set<String> = []
    }

    /// Returns nil if something does not fit.
    init?(_ model: SlowLayout, size: CGSize) {
        self.model = model
        let situation = SlowSection.Situation(
            view: size, axis: model.axis, visible: 0...0, measured: { _, _ in nil }, innerOffset: { _ in 0 })
        guard (try? model.solved(in: situation)) != nil else { return nil }
        stage = CompositionalStage(
            model.described, counts: model.counts.map { _ in 0 }, size: size, kinds: SlowSection.kinds,
            isRightToLeft: model.isRightToLeft)
        stage.source.preferredSize = { [measured] text, _ in
            measured.texts.insert(text)
            return Self.preferredSize(text)
        }
        stage.source.sections = model.counts.enumerated().map { section, count in
            (0..<count).map { "\(section).\($0)" }
        }
        stage.view.reloadData()
        stage.stage.show()
    }

    private static func preferredSize(_ text: String) -> CGSize {
        var hash = 7
        for byte in text.utf8 { hash = (hash &* 31 &+ Int(byte)) & 0xffff }
        return CGSize(width: Double(30 + hash % 100) / 2, height: Double(30 + hash / 100 % 150) / 2)
    }

    private var view: UICollectionView { stage.view }

    /// The largest content offset along the axis that scrolls.
    private var lastOffset: Double { max(0, view.contentSize[model.axis] - view.bounds.size[model.axis]) }

    /// Scrolls to another place, so that other cells are measured.
    func scroll(_ random: inout RandomSlowLayout) {
        var offset = CGPoint.zero
        offset[model.axis] = (lastOffset * 2 * Double.random(in: 0...1, using: &random.random)).rounded(.down) / 2
        view.contentOffset = offset
        stage.stage.show()
        for section in model.sections.indices where model.sections[section].behavior != .none {
            guard let range = stage.layout.arrangement?.innerOffsetRange(ofSection: section) else { continue }
            let offset = Double.random(in: range, using: &random.random)
            try? stage.layout.scrollSection(section, to: CGFloat(offset))
        }
        stage.stage.show()
    }

    private var situation: SlowSection.Situation {
        let (axis, bounds) = (model.axis, view.bounds)
        var start = bounds.origin[axis]
        if model.isRightToLeft, axis == .x { start = view.contentSize.width - bounds.maxX }
        return SlowSection.Situation(
            view: bounds.size, axis: axis, visible: start...start + bounds.size[axis],
            measured: { [measured] section, item in
                let text = "\(section).\(item)"
                return measured.texts.contains(text) ? Self.preferredSize(text) : nil
            },
            innerOffset: { [stage] in stage.layout.arrangement?.innerOffset(ofSection: $0) ?? 0 })
    }

    /// Returns what differs from the solver's solution. Nothing does if measured items do not fit any more.
    func problems(_ random: inout RandomSlowLayout) -> [String] {
        guard let solution = try? model.solved(in: situation) else { return [] }
        var problems: [String] = []
        func compare(_ name: String, _ frame: CGRect?, _ expected: CGRect) {
            guard let frame, frame.isNear(expected) else {
                return problems.append("\(name) is at \(frame.map { "\($0)" } ?? "none"), not at \(expected)")
            }
        }
        for (section, expected) in solution.sections.enumerated() {
            for (item, frame) in expected.items.enumerated() {
                compare(
                    "item \(section).\(item)", stage.layout.layoutAttributesForItem(at: .item(item, section))?.frame,
                    frame)
            }
            for (number, frame) in expected.boundary.enumerated() {
                let kind = SlowSection.kinds[number]
                compare("\(kind) of \(section)", stage.supplementary(kind, 0, section)?.frame, frame)
            }
            if model.sections[section].behavior != .none, !expected.items.isEmpty, expected.hasRegularMargins {
                problems += shelfProblems(section, expected, &random)
            }
        }
        let length = max(solution.length, model.isRightToLeft && model.axis == .x ? view.bounds.width : 0)
        if abs(view.contentSize[model.axis] - length) > 0.3 {
            problems.append("the content is \(view.contentSize[model.axis]) long, not \(length)")
        }
        return problems
    }

    private func shelfProblems(
        _ section: Int, _ expected: SlowSection.Solution, _ random: inout RandomSlowLayout
    ) -> [String] {
        guard let arrangement = stage.layout.arrangement,
            let range = arrangement.innerOffsetRange(ofSection: section)
        else { return ["section \(section) does not scroll"] }
        let shelf = SlowShelf(
            behavior: model.sections[section].behavior, groups: expected.groups, length: expected.shelfLength,
            viewport: expected.shelfViewport)
        guard abs(range.lowerBound - shelf.range.lowerBound) < 0.3, abs(range.upperBound - shelf.range.upperBound) < 0.3
        else { return ["section \(section) scrolls in \(range), not \(shelf.range)"] }
        let offset = Double.random(in: range, using: &random.random)
        let proposed = offset + Double.random(in: -300...300, using: &random.random)
        for velocity in [-1.0, 0, 1] {
            guard let rest = shelf.rest(from: offset, proposed: proposed, velocity: velocity) else { continue }
            let ours = arrangement.restingOffset(
                ofSection: section, from: offset, proposed: proposed, velocity: velocity)
            if abs((ours ?? .nan) - rest) < 0.3 { continue }
            return [
                "section \(section) (\(shelf.behavior)) rests at \(ours ?? .nan), not \(rest), from \(offset) to "
                    + "\(proposed), velocity \(velocity)"
            ]
        }
        return []
    }
}

extension CGRect {
    /// Whether the sizes are equal, and the positions equal except for their rounding to pixels, at two pixels a point.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.32 && abs(minY - other.minY) < 0.32 && abs(width - other.width) < 1e-6
            && abs(height - other.height) < 1e-6
    }
}
