import CollectionLayout
import Testing
import UIKit

/// The last numbered statement of `Documentation/UIKitContract.md`. The others are tested by
/// `CollectionViewTests.Conformance`.
@Suite("20. Every layout of the tutorials, in both forms")
@MainActor struct TutorialConformance {
    typealias Form = Tutorial.Form

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private func diagnostics(_ body: () throws -> Void) rethrows -> [String] {
        let log = MessageLog()
        try CollectionViewDiagnostics.withHandler({ log.append($0.message) }, body)
        return log.messages
    }

    @Test(
        "20. 0, 1, 50 and 10,000 items: each has a place, the same by its rectangle and by its index path",
        arguments: Tutorial.allCases, Form.allCases)
    func counts(tutorial: Tutorial, form: Form) {
        for count in [0, 1, 50, 10_000] {
            let content = PhotoSizes(count: count)
            let messages = diagnostics {
                let stage = ExampleStage(tutorial.layout(form, of: content), counts: tutorial.counts(count))
                let cells = stage.elements.filter { $0.category == .cell }
                #expect(cells.count == stage.counts.reduce(0, +))
                #expect(stage.view.visibleCells.isEmpty == cells.isEmpty)
                for cell in stride(from: 0, to: cells.count, by: max(1, cells.count / 60)).map({ cells[$0] }) {
                    let attributes = stage.view.layoutAttributesForItem(at: cell.indexPath)
                    #expect(attributes?.frame == cell.frame)
                    #expect(cell.frame.width > 0 && cell.frame.height > 0)
                }
            }
            #expect(messages == [])
        }
    }

    @Test("20. No sections, and empty ones, have nothing and do no harm", arguments: Tutorial.allCases, Form.allCases)
    func emptySections(tutorial: Tutorial, form: Form) {
        let content = PhotoSizes(count: 5)
        let messages = diagnostics {
            for counts in [[], [0], [0, 0, 0, 0]] {
                let stage = ExampleStage(tutorial.layout(form, of: content), counts: counts)
                #expect(stage.cellFrames.isEmpty && stage.view.visibleCells.isEmpty)
                stage.view.scrollRectToVisible(CGRect(x: 0, y: 900, width: 1, height: 1), animated: false)
                stage.resize(to: .zero)
                stage.resize(to: CGSize(width: 300, height: 300))
                stage.counts = tutorial.counts(5)
                stage.view.reloadData()
                stage.view.layoutIfNeeded()
                #expect(stage.cellFrames.count == stage.counts.reduce(0, +))
            }
        }
        #expect(messages == [])
    }

    @Test(
        "20. After turning the device, at once or animated, everything is where a fresh layout has it",
        arguments: Tutorial.allCases, Form.allCases)
    func rotation(tutorial: Tutorial, form: Form) {
        AnimationClock.current = AnimationClock()
        let content = PhotoSizes(count: 50)
        let (upright, turned) = (CGSize(width: 390, height: 844), CGSize(width: 844, height: 390))
        for isAnimated in [false, true] {
            let stage = ExampleStage(tutorial.layout(form, of: content), counts: tutorial.counts(50), size: upright)
            for size in [turned, upright, turned] {
                if isAnimated {
                    UIView.animate(withDuration: 0.3) { stage.resize(to: size) }
                    AnimationClock.current.advanceUntilIdle()
                } else {
                    stage.resize(to: size)
                }
                let fresh = ExampleStage(
                    tutorial.layout(form, of: content), counts: tutorial.counts(50), size: size)
                #expect(agree(stage.itemFrames, fresh.itemFrames))
                #expect(stage.view.contentSize == fresh.view.contentSize)
                for cell in stage.view.visibleCells {
                    let path = stage.view.indexPath(for: cell)!
                    let place = stage.view.layoutAttributesForItem(at: path)?.frame
                    #expect(agree([cell.frame], [place ?? .null], within: 1e-9))
                }
            }
        }
    }

    @Test(
        "20. Inserting, deleting and moving end where a fresh layout has everything, and what survives keeps its cell",
        arguments: Tutorial.allCases, Form.allCases)
    func updates(tutorial: Tutorial, form: Form) {
        AnimationClock.current = AnimationClock()
        let content = PhotoSizes(count: 50)
        let stage = ExampleStage(tutorial.layout(form, of: content), counts: tutorial.counts(50))
        let (view, section) = (stage.view, stage.counts.count - 1)
        let survivor = view.cellForItem(at: path(3, section))
        var isFinished = false
        view.performBatchUpdates {
            stage.counts[section] -= 10
            let moved = content.sizes[20]
            content.sizes.removeSubrange(20..<31)
            content.sizes.removeSubrange(0..<2)
            content.sizes.insert(moved, at: 0)
            content.sizes.insert(contentsOf: [.ratio(1), .ratio(2)], at: 4)
            view.deleteItems(at: ([0, 1] + (21..<31)).map { path($0, section) })
            view.moveItem(at: path(20, section), to: path(0, section))
            view.insertItems(at: [path(4, section), path(5, section)])
        } completion: {
            isFinished = $0
        }
        AnimationClock.current.advanceUntilIdle()
        #expect(isFinished)
        let fresh = ExampleStage(tutorial.layout(form, of: content), counts: stage.counts)
        #expect(agree(stage.itemFrames, fresh.itemFrames, within: 1 / 64))
        #expect(view.contentSize == fresh.view.contentSize)
        if let survivor { #expect(view.cellForItem(at: path(2, section)) === survivor) }
    }

    @Test(
        "20. What is inserted fades in, what is deleted fades out, and its neighbors travel",
        arguments: Tutorial.allCases, Form.allCases)
    func animation(tutorial: Tutorial, form: Form) throws {
        AnimationClock.current = AnimationClock()
        let content = PhotoSizes(count: 50)
        // The view must be large enough to show everything that is inserted or deleted.
        let size = CGSize(width: 390, height: 1500)
        let stage = ExampleStage(tutorial.layout(form, of: content), counts: tutorial.counts(50), size: size)
        let (view, section) = (stage.view, stage.counts.count - 1)
        let neighbor = try #require(view.cellForItem(at: path(1, section)))
        let before = neighbor.center
        view.performBatchUpdates {
            stage.counts[section] += 1
            content.sizes.insert(.ratio(1), at: 0)
            view.insertItems(at: [path(0, section)])
        }
        let new = try #require(view.cellForItem(at: path(0, section)))
        AnimationClock.current.advance(by: 0.1)
        let coming = try #require(new.layer.presentation()).opacity
        #expect(coming > 0 && coming < 1)
        let between = try #require(neighbor.layer.presentation()).position
        #expect(between != before && between != neighbor.center)
        AnimationClock.current.advanceUntilIdle()
        #expect(new.alpha == 1 && view.cellForItem(at: path(2, section)) === neighbor)
        view.performBatchUpdates {
            stage.counts[section] -= 1
            content.sizes.removeFirst()
            view.deleteItems(at: [path(0, section)])
        }
        AnimationClock.current.advance(by: 0.1)
        let going = try #require(new.layer.presentation()).opacity
        #expect(going > 0 && going < 1 && new.superview === view)
        AnimationClock.current.advanceUntilIdle()
        #expect(new.superview == nil && neighbor.center == before)
    }

    @Test("20. From right to left, everything is mirrored", arguments: Tutorial.allCases, Form.allCases)
    func rightToLeft(tutorial: Tutorial, form: Form) {
        let content = PhotoSizes(count: 50)
        func stage(_ isRightToLeft: Bool) -> ExampleStage {
            ExampleStage(
                tutorial.layout(form, of: content), counts: tutorial.counts(50), rightToLeft: isRightToLeft)
        }
        let (leftToRight, rightToLeft) = (stage(false), stage(true))
        let width = leftToRight.view.contentSize.width
        #expect(leftToRight.view.contentSize == rightToLeft.view.contentSize)
        let mirrored = leftToRight.itemFrames.map {
            CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
        }
        #expect(agree(mirrored, rightToLeft.itemFrames, within: 1e-9))
        #expect(!agree(leftToRight.itemFrames, rightToLeft.itemFrames))
        // The item that is read first must be on the screen first.
        #expect(rightToLeft.view.cellForItem(at: path(0)) != nil)
    }
}
