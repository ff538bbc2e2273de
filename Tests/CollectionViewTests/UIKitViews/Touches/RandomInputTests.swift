import CollectionView
import LayoutModel
import Testing
@_spi(Host) import UIKitViews

/// Random events of fingers, wheel, touchpad, keys and the program at the same time. When all have let go, everything
/// must come to rest.
@Suite @MainActor struct RandomInputTests {
    @Test(arguments: 0..<300) func everythingComesToRest(seed: Int) {
        let scene = RandomInputScene(seed: seed)
        for _ in 0..<60 { scene.act() }
        scene.letGo()
        let unrest = scene.unrest
        #expect(
            unrest.isEmpty,
            "seed \(seed): \(unrest.joined(separator: ", ")) after\n\(scene.script.joined(separator: "\n"))")
    }
}

/// A page that scrolls vertically, with an inner scroll view, a button and recognizers, and a source of random events.
@MainActor private final class RandomInputScene {
    private let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    private let shelf = UIScrollView(frame: CGRect(x: 0, y: 60, width: 200, height: 120))
    private let recorder = TouchRecorder(frame: CGRect(x: 20, y: 10, width: 100, height: 80))
    private let button = UIButton(frame: CGRect(x: 20, y: 200, width: 120, height: 60))
    private let stage: TouchStage
    private let tap = UITapGestureRecognizer()
    private let hold = UILongPressGestureRecognizer()
    private let swipe = UISwipeGestureRecognizer()
    private let pinch = UIPinchGestureRecognizer()
    private var random: SplitMix64
    private var fingers: Set<Int> = []
    private(set) var script: [String] = []

    init(seed: Int) {
        random = SplitMix64(seed: seed)
        page.contentSize = CGSize(width: 200, height: 1500)
        shelf.contentSize = CGSize(width: 900, height: 120)
        shelf.isPagingEnabled = seed.isMultiple(of: 3)
        page.bounces = !seed.isMultiple(of: 5)
        page.addSubview(shelf)
        page.addSubview(button)
        shelf.addSubview(recorder)
        page.addGestureRecognizer(pinch)
        recorder.addGestureRecognizer(tap)
        recorder.addGestureRecognizer(hold)
        shelf.addGestureRecognizer(swipe)
        stage = TouchStage(page)
    }

    // MARK: Events

    func act() {
        let event = Event.allCases.randomElement(using: &random)!
        let (x, y) = (number(0...200), number(0...400))
        script.append(
            "\(event) \(x) \(y), fingers \(fingers.sorted()), page \(page.contentOffset.y), shelf \(shelf.contentOffset.x)"
        )
        switch event {
        case .fingerDown: down(x, y)
        case .fingerMoves: withFinger { stage.move(x, y, over: Double(number(1...30)) / 100, finger: $0) }
        case .fingerUp: withFinger { up($0) }
        case .fingerIsCancelled:
            withFinger {
                stage.cancel(finger: $0)
                fingers.remove($0)
            }
        case .wheel: scroll(x, y, isPrecise: false, nil)
        case .touchpad:
            scroll(
                x, y, isPrecise: true,
                [.began, .changed, .changed, .ended, .cancelled, nil].randomElement(using: &random)!)
        case .key: stage.window.press([.pageDown, .end, .home, .escape, .up].randomElement(using: &random)!)
        case .scrollsItself:
            let isAnimated = Bool.random(using: &random)
            if Bool.random(using: &random) {
                page.setContentOffset(CGPoint(x: 0, y: min(y, page.contentSize.height - 400)), animated: isAnimated)
            } else {
                shelf.setContentOffset(CGPoint(x: y, y: 0), animated: isAnimated)
            }
        case .contentChanges: page.contentSize.height = number(400...3000)
        case .becomesDisabled:
            let view = scrollView
            view.isScrollEnabled = false
            stage.clock.advance(by: 0.05)
            view.isScrollEnabled = true
        case .isRemoved:
            shelf.removeFromSuperview()
            stage.clock.advance(by: 0.05)
            page.addSubview(shelf)
        case .passes: stage.clock.advance(by: Double(number(1...60)) / 100)
        }
    }

    private enum Event: CaseIterable {
        case fingerDown, fingerMoves, fingerUp, fingerIsCancelled, wheel, touchpad, key, scrollsItself, contentChanges
        case becomesDisabled, isRemoved, passes
    }

    private func down(_ x: CGFloat, _ y: CGFloat) {
        guard let finger = (0..<3).first(where: { !fingers.contains($0) }) else { return }
        fingers.insert(finger)
        stage.down(x, y, finger: finger)
    }

    private func up(_ finger: Int) {
        stage.up(finger: finger)
        fingers.remove(finger)
    }

    private func withFinger(_ body: (Int) -> Void) {
        if let finger = fingers.sorted().randomElement(using: &random) { body(finger) }
    }

    private func scroll(_ x: CGFloat, _ y: CGFloat, isPrecise: Bool, _ phase: UIWindow.ScrollPhase?) {
        let distance = Bool.random(using: &random) ? CGVector(dx: x - 100, dy: 0) : CGVector(dx: 0, dy: y - 200)
        stage.window.scroll(
            by: distance, at: CGPoint(x: x, y: y), isPrecise: isPrecise, phase: phase, time: stage.clock.now)
    }

    private var scrollView: UIScrollView { [page, shelf].randomElement(using: &random)! }

    private func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }

    /// Lifts all fingers, also those on the touchpad, and waits until everything has ended.
    func letGo() {
        for finger in fingers.sorted() { up(finger) }
        stage.window.scroll(
            by: .zero, at: CGPoint(x: 100, y: 100), isPrecise: true, phase: .ended, time: stage.clock.now)
        stage.clock.advance(by: 1)
        stage.clock.advanceUntilIdle()
        stage.window.layoutIfNeeded()
    }

    // MARK: Expectations

    /// Everything that is not at rest, in words.
    var unrest: [String] {
        var found: [String] = []
        for (name, view) in [("page", page), ("shelf", shelf)] {
            if view.isTracking || view.isDragging || view.isDecelerating { found.append("\(name) is dragged") }
            let rest = view.contentOffset
            let most = CGPoint(
                x: max(0, view.contentSize.width - view.bounds.width),
                y: max(0, view.contentSize.height - view.bounds.height))
            if rest.x < 0 || rest.x > most.x || rest.y < 0 || rest.y > most.y {
                found.append("\(name) rests at \(rest) of \(most)")
            }
        }
        let recognizers: [(String, UIGestureRecognizer)] = [
            ("tap", tap), ("hold", hold), ("swipe", swipe), ("pinch", pinch), ("page's pan", page.panGestureRecognizer),
            ("shelf's pan", shelf.panGestureRecognizer),
        ]
        for (name, recognizer) in recognizers
        where recognizer.numberOfTouches > 0 || recognizer.state == .began || recognizer.state == .changed {
            found.append("\(name) goes on (\(recognizer.state))")
        }
        if button.isHighlighted || button.isTracking { found.append("the button is held down") }
        let (begun, over) = (
            recorder.phases.count { $0 == .began }, recorder.phases.count { $0 == .ended || $0 == .cancelled }
        )
        if begun != over { found.append("\(begun) touches began and \(over) ended: \(recorder.events)") }
        return found
    }
}
