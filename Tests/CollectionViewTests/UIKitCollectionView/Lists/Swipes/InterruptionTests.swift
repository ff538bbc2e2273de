import CollectionView
import LayoutModel
import Testing
@_spi(Host) import UIKitViews

/// Random fingers, wheels, keys, programmatic scrolling and updates, in the middle of the animations of the ones before. No time
/// passes while they happen, so nothing that is drawn may move, except with a finger.
@Suite @MainActor struct InterruptionTests {
    @Test(arguments: 0..<80) func nothingJumps(seed: Int) {
        let scene = InterruptionScene(seed: seed)
        for _ in 0..<60 {
            if let jump = scene.act() {
                return #expect(Bool(false), "seed \(seed): \(jump) in\n\(scene.script.joined(separator: "\n"))")
            }
        }
    }
}

/// A list whose rows can be swiped, and a source of random events.
@MainActor private final class InterruptionScene {
    private let stage: RowStage<UICollectionViewListCell>
    private let touches: TouchStage
    private var random: SplitMix64
    private var finger: CGPoint?
    /// The distance that a finger has moved since the content last followed it.
    private var ahead: CGFloat = 0
    private var nextRow = 60
    private(set) var script: [String] = []

    init(seed: Int) {
        random = SplitMix64(seed: seed)
        AnimationClock.startAfresh()
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Mark") { _, _, complete in complete(true) }
            ])
        }
        stage = RowStage(configuration, rows: [(0..<60).map { "\($0)" }]) { cell, _, row in
            var content = cell.defaultContentConfiguration()
            cell.tag = Int(row)!
            // Some rows take more than one line, and so have other heights than were estimated.
            content.text = cell.tag.isMultiple(of: 3) ? String(repeating: "row \(row) ", count: 12) : "row \(row)"
            cell.contentConfiguration = content
        }
        touches = TouchStage(stage.view)
        touches.window.frame.size.width = 320
        touches.window.layoutIfNeeded()
    }

    /// Interrupts what is going on, and lets some time pass. Returns what has jumped, in words.
    func act() -> String? {
        touches.window.layoutIfNeeded()
        let before = drawn()
        let event = Event.allCases.randomElement(using: &random)!
        script.append("\(event), offset \(stage.view.contentOffset.y), finger \(finger.map { "\($0)" } ?? "up")")
        ahead += perform(event)
        touches.window.layoutIfNeeded()
        let after = drawn()
        let jump = jump(from: before, to: after, atMost: (event == .fingerMoves ? ahead : 0) + 0.5)
        let hasMoved = before.contains { row, place in after[row] != nil && after[row] != place }
        if finger == nil || hasMoved { ahead = 0 }
        for _ in 0..<Int.random(in: 0...12, using: &random) { touches.clock.advanceOnePicture(by: 1 / 60) }
        return jump
    }

    private enum Event: CaseIterable {
        case fingerDown, fingerMoves, fingerUp, fingerIsCancelled, wheel, key, scrollsItself, changes, stops
    }

    /// Returns the distance that a finger has moved.
    private func perform(_ event: Event) -> CGFloat {
        let place = CGPoint(x: number(0...319), y: number(0...399))
        let view = stage.view
        switch event {
        case .fingerDown where finger == nil:
            finger = place
            touches.down(place.x, place.y)
        case .fingerMoves:
            guard let old = finger else { break }
            let new = CGPoint(x: old.x + number(-40...40), y: old.y + number(-40...40))
            finger = new
            touches.place(new.x, new.y)
            return max(abs(new.x - old.x), abs(new.y - old.y))
        case .fingerUp:
            touches.up()
            finger = nil
        case .fingerIsCancelled:
            touches.cancel()
            finger = nil
        case .wheel:
            let distance = CGVector(dx: 0, dy: number(-300...300))
            touches.window.scroll(by: distance, at: place, isPrecise: false, phase: nil, time: touches.clock.now)
        case .key: touches.window.press([.pageDown, .end, .home, .escape, .up].randomElement(using: &random)!)
        case .scrollsItself:
            view.setContentOffset(CGPoint(x: 0, y: number(0...1000)), animated: true)
        case .changes: change()
        case .stops where (0...1000).contains(view.contentOffset.y):
            view.setContentOffset(view.contentOffset, animated: false)
        default: break
        }
        return 0
    }

    private func change() {
        let (view, count) = (stage.view, stage.rows[0].count)
        let (place, end) = (Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
            stage.rows[0].insert("\(nextRow)", at: place)
            nextRow += 1
            view.insertItems(at: [.item(place)])
        case 1 where count > 40:
            stage.rows[0].remove(at: place)
            view.deleteItems(at: [.item(place)])
        default:
            stage.rows[0].insert(stage.rows[0].remove(at: place), at: end)
            view.moveItem(at: .item(place), to: .item(end))
        }
    }

    private func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }

    // MARK: Expectations

    /// The positions of the rows in the window, as they are drawn.
    private func drawn() -> [Int: CGPoint] {
        let places = RowPlaces()
        LayerWalk(on: places).draw(touches.window)
        return places.places
    }

    private func jump(from before: [Int: CGPoint], to after: [Int: CGPoint], atMost distance: CGFloat) -> String? {
        for (row, start) in before.sorted(by: { $0.key < $1.key }) where start.y > 0 && start.y < 150 {
            guard let end = after[row] else {
                if stage.rows[0].contains("\(row)") { return "row \(row) at \(start) disappears" }
                continue
            }
            if abs(end.x - start.x) > distance || abs(end.y - start.y) > distance {
                return "row \(row) jumps from \(start) to \(end)"
            }
        }
        return nil
    }
}

/// Records where the rows of a list are drawn, by their tags.
@MainActor private final class RowPlaces: LayerVisitor {
    private(set) var places: [Int: CGPoint] = [:]
    private var corners: [CGPoint] = [.zero]

    func beginLayer(_ placement: LayerPlacement, opacity: CGFloat, of view: UIView?) {
        let (outer, inner) = (corners.last!, placement.corner)
        corners.append(CGPoint(x: outer.x + inner.x, y: outer.y + inner.y))
        if let cell = view as? UICollectionViewListCell { places[cell.tag] = corners.last }
    }

    func endLayer() { corners.removeLast() }
}
