import CollectionView
import Testing

/// Cells that are prepared before they are needed, and kept for a while afterward.
@Suite @MainActor struct WaitingCellTests {
    /// Returns rows of 20 points in a view of 100.
    private func stage(_ count: Int = 1000, isPrefetching: Bool = true) -> Stage {
        AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: count))
        stage.view.isPrefetchingEnabled = isPrefetching
        stage.show()
        return stage
    }

    private func scroll(_ stage: Stage, to end: CGFloat) {
        let start = stage.view.contentOffset.y
        for offset in stride(from: start, through: end, by: end < start ? -10 : 10) {
            stage.view.contentOffset.y = offset
            stage.show()
        }
    }

    private func isShown(_ cell: UICollectionViewCell?) -> Bool { cell?.superview != nil }

    @Test func cellsAreMadeAheadOfTheScrollAndNotForTheFirstScreen() {
        let stage = stage()
        #expect(stage.source.asked.count == 5 && stage.cell(5) == nil)
        scroll(stage, to: 120)
        #expect(stage.texts == ["6", "7", "8", "9", "10"])
        #expect(stage.cell(11)?.text == "11" && !isShown(stage.cell(11)) && stage.cell(20) == nil)
        scroll(stage, to: 140)
        #expect(isShown(stage.cell(11)) && stage.source.asked.filter { $0 == .item(11) }.count == 1)
        // The other direction works in the same way.
        scroll(stage, to: 5_000)
        stage.view.contentOffset.y = 4_000
        stage.show()
        scroll(stage, to: 3_870)
        #expect(stage.texts.first == "193")
        #expect(stage.cell(192)?.text == "192" && !isShown(stage.cell(192)))
    }

    @Test func aRecentCellIsDisplayedAgainWithoutTheDataSource() throws {
        let stage = stage()
        let delegate = DisplayLog()
        stage.view.delegate = delegate
        let first = try #require(stage.cell(0))
        scroll(stage, to: 40)
        #expect(stage.cell(0) === first && !isShown(first) && delegate.log.contains("end 0"))
        #expect(stage.view.indexPath(for: first) == nil && !stage.view.visibleCells.contains(first))
        delegate.log = []
        scroll(stage, to: 0)
        #expect(isShown(first) && stage.cell(0) === first && first.reuses == 0 && first.applied.count == 1)
        #expect(stage.source.asked.filter { $0 == .item(0) }.count == 1)
        #expect(delegate.log.filter { $0.hasSuffix(" 0") } == ["will 0"])
    }

    @Test(arguments: [true, false]) func aCellWithTheFirstResponderStaysHiddenOffTheScreen(isPrefetching: Bool) throws {
        let stage = stage(isPrefetching: isPrefetching)
        let (delegate, window) = (DisplayLog(), UIWindow(frame: stage.view.bounds))
        window.addSubview(stage.view)
        stage.view.delegate = delegate
        let (cell, field) = (try #require(stage.cell(1)), UITextField())
        func leave() {
            cell.contentView.addSubview(field)
            #expect(field.becomeFirstResponder())
            scroll(stage, to: 1500)
            #expect(field.isFirstResponder && cell.isHidden && isShown(cell))
        }
        leave()
        #expect(stage.cell(1) === cell && !stage.view.visibleCells.contains(cell) && delegate.log.contains("end 1"))
        stage.view.performBatchUpdates {
            stage.source.sections[0].removeFirst()
            stage.view.deleteItems(at: [.item(0)])
        }
        #expect(field.isFirstResponder && stage.cell(0) === cell)
        delegate.log = []
        scroll(stage, to: 0)
        #expect(!cell.isHidden && stage.cell(0) === cell && field.isFirstResponder && cell.reuses == 0)
        #expect(delegate.log.contains("will 0") && cell.frame.minY == 0)
        // An animated change keeps it, too.
        stage.view.performBatchUpdates {
            stage.source.sections[0].insert(contentsOf: (0..<20).map { "new \($0)" }, at: 0)
            stage.view.insertItems(at: (0..<20).map { .item($0) })
        }
        AnimationClock.current.advance(by: 1)
        #expect(field.isFirstResponder && cell.isHidden && stage.cell(20) === cell)
        field.resignFirstResponder()
        scroll(stage, to: 10)
        #expect(isPrefetching ? stage.cell(20) === cell && !isShown(cell) && !cell.isHidden : stage.cell(20) == nil)
        stage.view.reloadData()
        stage.show()
        scroll(stage, to: 0)
        let next = try #require(stage.cell(1))
        next.contentView.addSubview(field)
        #expect(field.becomeFirstResponder())
        scroll(stage, to: 1500)
        #expect(isShown(next) && next.isHidden)
        stage.view.reloadData()
        #expect(!field.isFirstResponder && !isShown(next))
        scroll(stage, to: 0)
        #expect(stage.view.visibleCells.allSatisfy { !$0.isHidden } && stage.texts.count == 5)
    }

    /// Returns a field that is edited in the cell of an item.
    private func edit(_ stage: Stage, _ item: Int) throws -> EndingField {
        let (cell, field) = (try #require(stage.cell(item)), EndingField())
        cell.contentView.addSubview(field)
        #expect(field.becomeFirstResponder())
        return field
    }

    private final class EndingField: UITextField {
        var whenEnded: (() -> Void)?

        override func resignFirstResponder() -> Bool {
            defer { whenEnded = nil }
            whenEnded?()
            return super.resignFirstResponder()
        }
    }

    @Test(arguments: [true, false]) func aCellThatIsEditedLaterIsKeptInstead(isPrefetching: Bool) throws {
        let stage = stage(isPrefetching: isPrefetching)
        let window = UIWindow(frame: stage.view.bounds)
        window.addSubview(stage.view)
        let first = try edit(stage, 1)
        scroll(stage, to: 1500)
        let second = try edit(stage, 76)
        stage.view.contentOffset.y = 5000
        stage.show()
        #expect(!first.isFirstResponder && first.window == nil)
        #expect(second.isFirstResponder && stage.cell(76)?.isHidden == true)
    }

    @Test(arguments: [true, false]) func anUpdateAtTheEndOfEditingFollowsTheDeletion(isShown: Bool) throws {
        let stage = stage()
        let window = UIWindow(frame: stage.view.bounds)
        window.addSubview(stage.view)
        let field = try edit(stage, 1)
        if !isShown { scroll(stage, to: 1500) }
        field.whenEnded = {
            stage.source.sections[0][0] = "changed"
            stage.view.reloadItems(at: [.item(0)])
        }
        stage.source.sections[0].remove(at: 1)
        #expect(stage.diagnostics { stage.view.deleteItems(at: [.item(1)]) } == [])
        AnimationClock.current.advance(by: 1)
        scroll(stage, to: 0)
        #expect(field.whenEnded == nil && stage.texts == ["changed", "2", "3", "4", "5"])
    }

    @Test func withoutPrefetchingCellsAreMadeWhenTheyAreNeededAndAreReusedAtOnce() {
        let stage = stage(isPrefetching: false)
        scroll(stage, to: 300)
        #expect(stage.cell(20) == nil && stage.cell(14) == nil)
        #expect(stage.source.asked == (0...19).map { .item($0) })
        scroll(stage, to: 200)
        #expect(stage.source.asked.count == 25)
        stage.view.isPrefetchingEnabled = true
        scroll(stage, to: 240)
        #expect(stage.cell(17) != nil)
        stage.view.isPrefetchingEnabled = false
        #expect(stage.cell(17) == nil)
    }

    @Test func onlySoManyWait() {
        let stage = stage()
        scroll(stage, to: 3_000)
        let waiting = (0..<1000).filter { stage.cell($0) != nil && !isShown(stage.cell($0)) }
        #expect(waiting.count <= 6 && waiting.allSatisfy { abs($0 - 152) < 10 })
    }

    @Test func theyFollowTheirItemsThroughUpdatesAndKnowTheirSelection() throws {
        let stage = stage()
        scroll(stage, to: 60)
        let (left, ready) = (try #require(stage.cell(1)), try #require(stage.cell(9)))
        #expect(!isShown(left) && !isShown(ready))
        stage.view.selectItem(at: .item(1), animated: false, scrollPosition: [])
        #expect(left.isSelected)
        stage.view.performBatchUpdates {
            stage.source.sections[0].insert("new", at: 0)
            stage.view.insertItems(at: [.item(0)])
        }
        #expect(stage.cell(2) === left && left.text == "1" && stage.cell(10) === ready)
        stage.view.performBatchUpdates {
            stage.source.sections[0].remove(at: 2)
            stage.view.deleteItems(at: [.item(2)])
        }
        #expect(stage.cell(2)?.text != "1" && !left.isSelected)
        stage.source.sections[0][9] = "changed"
        stage.view.reloadItems(at: [.item(9)])
        scroll(stage, to: 200)
        #expect(stage.texts == (10...14).map { stage.source.sections[0][$0] })
        stage.view.reloadData()
        #expect((0..<30).allSatisfy { stage.cell($0) == nil })
    }

    @Test func reconfiguringReachesThemToo() throws {
        let stage = stage()
        scroll(stage, to: 60)
        let cell = try #require(stage.cell(9))
        stage.source.sections[0][9] = "changed"
        stage.view.reconfigureItems(at: [.item(9)])
        #expect(cell.text == "changed" && cell.reuses == 0 && stage.cell(9) === cell)
    }

    @Test func theyAreNotMeasuredBeforeTheyAreSeen() {
        AnimationClock.startAfresh()
        let source = SelfSizingTests.SelfSizingSource(count: 100)
        source.preferredSize = { _, size in CGSize(width: size.width, height: 33) }
        let stage = Stage(source, MeasuredRows())
        stage.show()
        stage.view.contentOffset.y = 10
        let calls = stage.lines(to: [.view]) { stage.show() }
        let seen = stage.view.indexPathsForVisibleItems.map(\.item).max()!
        #expect(stage.cell(seen + 1) != nil)
        #expect(!calls.contains("preferredLayoutAttributesFitting(_:) [0, \(seen + 1)]"))
    }

    @Test(arguments: 0..<30) func everyCellShowsItsItemInRandomStories(seed: Int) {
        let stage = stage(100)
        let clock = AnimationClock.current
        var random = SplitMix64(seed: seed)
        for step in 0..<60 {
            let count = stage.source.sections[0].count
            let item = Int.random(in: 0..<count, using: &random)
            switch Int.random(in: 0..<8, using: &random) {
            case 0:
                stage.source.sections[0].insert("new \(step)", at: item)
                stage.view.insertItems(at: [.item(item)])
            case 1 where count > 50:
                stage.source.sections[0].remove(at: item)
                stage.view.deleteItems(at: [.item(item)])
            case 2:
                stage.source.sections[0][item] += "!"
                stage.view.reloadItems(at: [.item(item)])
            case 3:
                stage.source.sections[0][item] += "?"
                stage.view.reconfigureItems(at: [.item(item)])
            case 4:
                let end = Int.random(in: 0..<count, using: &random)
                stage.source.sections[0].insert(stage.source.sections[0].remove(at: item), at: end)
                stage.view.moveItem(at: .item(item), to: .item(end))
            default:
                let end = stage.view.contentOffset.y + CGFloat.random(in: -90...90, using: &random)
                scroll(stage, to: max(0, min(end, stage.view.contentSize.height - 100)))
            }
            if random.oneIn(4) { clock.advance(by: 0.2) }
            for (item, text) in stage.source.sections[0].enumerated() {
                guard let cell = stage.cell(item) else { continue }
                #expect(cell.text == text, "seed \(seed), step \(step)")
            }
        }
    }

    final class DisplayLog: NSObject, UICollectionViewDelegate {
        var log: [String] = []

        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) { log.append("will \(indexPath.item)") }

        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { log.append("end \(indexPath.item)") }
    }
}
