import CollectionLayout
import CollectionView
import Testing

/// Batches that insert rows of another height than their estimate. All positions are those on the screen.
@Suite("Batches of self-sizing rows") @MainActor struct SelfSizingUpdateTests {
    enum Kind: String, CaseIterable {
        case adapter, compositional, flow

        @MainActor func makeLayout(estimate: CGFloat) -> UICollectionViewLayout {
            switch self {
            case .adapter: return CollectionLayoutAdapter(LinearList()) { _, _ in .estimated(estimate) }
            case .compositional: return UICollectionViewCompositionalLayout(section: rows(.estimated(estimate)))
            case .flow:
                let layout = UICollectionViewFlowLayout()
                layout.estimatedItemSize = CGSize(width: 300, height: estimate)
                layout.minimumLineSpacing = 0
                return layout
            }
        }
    }

    /// Rows of 20 points, of which ten fit on the screen. Inserted ones have another height.
    private func stage(_ kind: Kind, estimate: CGFloat, inserted height: CGFloat, count: Int = 12) -> Stage {
        AnimationClock.startAfresh()
        let source = SizingSource([(0..<count).map { "\($0)" }])
        source.preferredSize = { text, size in CGSize(width: size.width, height: text.hasPrefix("new") ? height : 20) }
        let stage = Stage(source, kind.makeLayout(estimate: estimate), size: CGSize(width: 300, height: 200))
        stage.show()
        return stage
    }

    private func insert(_ stage: Stage, at index: Int) {
        stage.view.performBatchUpdates {
            stage.source.sections[0].insert(contentsOf: ["new 0", "new 1"], at: index)
            stage.view.insertItems(at: [.item(index), .item(index + 1)])
        }
        stage.show()
    }

    private func delete(_ stage: Stage, from index: Int) {
        stage.view.performBatchUpdates {
            stage.source.sections[0].removeSubrange(index..<index + 4)
            stage.view.deleteItems(at: (index..<index + 4).map { .item($0) })
        }
        stage.show()
    }

    /// Returns the upper edges of the rows that were on the screen, in steps of the animation. Every row must be shown once.
    private func movements(_ stage: Stage, of change: () -> Void) -> [String: [CGFloat]] {
        let texts = stage.drawnCells.map(\.text)
        var places: [String: [CGFloat]] = [:]
        func record(_ step: Int) {
            for text in texts {
                let frames = stage.drawnFrames(of: text)
                #expect(frames.count == 1, "step \(step): \(text) is at \(frames)")
                places[text, default: []].append(frames.first?.minY ?? .nan)
            }
        }
        record(-1)
        change()
        record(0)
        for step in 1...14 {
            AnimationClock.current.advance(by: 0.02)
            stage.show()
            record(step)
        }
        return places
    }

    @Test(
        "Rows that were on the screen move steadily to their new places, also off the screen", arguments: Kind.allCases,
        [(estimate: 100, height: 20), (estimate: 20, height: 100), (estimate: 40, height: 70)]
            as [(estimate: CGFloat, height: CGFloat)])
    func steadily(kind: Kind, lengths: (estimate: CGFloat, height: CGFloat)) {
        for index in [0, 3] {
            let stage = stage(kind, estimate: lengths.estimate, inserted: lengths.height)
            let movements = movements(stage) { insert(stage, at: index) }
            #expect(movements.count == 10)
            let distance = 2 * lengths.height
            for (text, places) in movements {
                let moves = Int(text)! >= index
                #expect(places[1] == places[0], "row \(text) jumps")
                for (before, after) in zip(places, places.dropFirst()) {
                    let step = after - before
                    #expect(step >= 0 && step <= (moves ? distance * 0.2 : 0), "row \(text) steps by \(step)")
                }
                #expect(places.last! - places[0] <= distance)
                if moves { #expect(places.last! - places[0] > distance * 0.9, "row \(text) arrives at \(places)") }
            }
            AnimationClock.current.advance(by: 1)
            stage.show()
            #expect(Set(stage.drawnCells.map(\.text)) == Set(stage.texts))
            for cell in stage.drawnCells { #expect(cell.frame.maxY > 0 && cell.frame.minY < 200) }
        }
    }

    @Test(
        "In scrolled content, rows before the inserted or deleted ones stay, and the others move steadily",
        arguments: Kind.allCases, [20, 100] as [CGFloat])
    func scrolled(kind: Kind, height: CGFloat) {
        for inserts in [true, false] {
            let stage = stage(kind, estimate: 120 - height, inserted: height, count: 60)
            stage.view.contentOffset.y = 50
            stage.show()
            let movements = movements(stage) { if inserts { insert(stage, at: 6) } else { delete(stage, from: 6) } }
            #expect(movements.count == 11)
            for (text, places) in movements where inserts || !(6..<10).contains(Int(text)!) {
                let distance: CGFloat = Int(text)! < 6 ? 0 : inserts ? 2 * height : -80
                #expect(places[1] == places[0], "row \(text) jumps")
                for (before, after) in zip(places, places.dropFirst()) {
                    let step = after - before
                    #expect(step * distance >= 0 && abs(step) <= abs(distance) * 0.2, "row \(text) steps by \(step)")
                }
                #expect(abs(places.last! - places[0] - distance) <= abs(distance) * 0.1)
            }
            AnimationClock.current.advance(by: 1)
            stage.show()
            #expect(stage.drawnCells.map(\.text) == stage.texts)
        }
    }

    @Test("A change to a layout with another estimate moves nothing", arguments: Kind.allCases, [20, 100] as [CGFloat])
    func estimates(kind: Kind, estimate: CGFloat) {
        let stage = stage(kind, estimate: 120 - estimate, inserted: 20, count: 60)
        let movements = movements(stage) {
            stage.view.setCollectionViewLayout(kind.makeLayout(estimate: estimate), animated: true)
            stage.show()
        }
        #expect(movements.count == 10)
        for (text, places) in movements {
            #expect(places.allSatisfy { $0 == places[0] }, "row \(text) is at \(places)")
        }
    }

    @Test("The delegate hears of each row once", arguments: Kind.allCases, [20, 100] as [CGFloat])
    func delegate(kind: Kind, height: CGFloat) {
        final class Recorder: NSObject, UICollectionViewDelegate {
            var shown: [String: Int] = [:]

            func collectionView(
                _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
            ) { shown[(cell as! TextCell).text, default: 0] += 1 }

            func collectionView(
                _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
                forItemAt path: IndexPath
            ) { shown[(cell as! TextCell).text, default: 0] -= 1 }
        }
        let stage = stage(kind, estimate: 120 - height, inserted: height)
        let recorder = Recorder()
        stage.view.delegate = recorder
        for text in stage.texts { recorder.shown[text] = 1 }
        insert(stage, at: 0)
        AnimationClock.current.advance(by: 1)
        stage.show()
        #expect(Set(recorder.shown.values) == [0, 1] || Set(recorder.shown.values) == [1])
        #expect(Set(recorder.shown.filter { $0.value == 1 }.keys) == Set(stage.texts))
    }

    @Test("The layout is asked for final attributes once, before it finalizes the updates")
    func order() {
        let stage = stage(.flow, estimate: 100, inserted: 20)
        let messages = stage.messages(to: .layout) { insert(stage, at: 0) }
        let finals = messages.filter { $0 == "finalLayoutAttributesForDisappearingItem(at:)" }
        #expect(finals.count == 10 && messages.filter { $0 == "finalizeCollectionViewUpdates()" }.count == 1)
        let last = messages.lastIndex { $0.contains("Appearing") || $0.contains("Disappearing") }
        #expect(last! < messages.lastIndex(of: "finalizeCollectionViewUpdates()")!)
    }
}
