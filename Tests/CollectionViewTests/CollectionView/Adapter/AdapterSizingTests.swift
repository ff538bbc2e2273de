import CollectionLayout
import CollectionView
import Testing

@Suite @MainActor struct AdapterSizingTests {
    private func stage(
        _ count: Int = 300, axis: Orientation.Axis = .vertical, isRightToLeft: Bool = false
    ) -> AdapterStage {
        let layout = CollectionLayoutAdapter(Waterfall(lanes: .count(3), spacing: 4), axis: axis) { _, _ in
            .estimated(30)
        }
        let stage = AdapterStage(layout, [(0..<count).map { "\($0)" }])
        if isRightToLeft { stage.view.semanticContentAttribute = .forceRightToLeft }
        stage.source.preferredSize = { text, size in
            axis == .vertical
                ? CGSize(width: size.width, height: length(of: text))
                : CGSize(width: length(of: text), height: size.height)
        }
        return stage
    }

    @Test func cellsBecomeAsLongAsTheyWant() {
        let stage = stage()
        #expect(stage.stage.diagnostics { stage.stage.show() } == [])
        #expect(stage.view.visibleCells.count > 10)
        for cell in stage.view.visibleCells as! [TextCell] { #expect(cell.frame.height == length(of: cell.text)) }
        #expect(stage.view.contentSize == CGSize(stage.arrangement.contentSize))
    }

    /// Scrolls up and down over items that have not been measured. The first item on the screen must move with the
    /// finger.
    @Test func nothingOnTheScreenMovesBecauseOfMeasuring() {
        for seed in 0..<12 {
            var random = SplitMix64(seed: seed)
            let orientation = Orientation.all[seed % 4]
            let isVertical = orientation.axis == .vertical
            let stage = stage(axis: orientation.axis, isRightToLeft: orientation.direction == .rightToLeft)
            stage.stage.show()
            jump(stage, isVertical)
            for _ in 0..<30 {
                let hold = held(by: stage, orientation)
                let distance = CGFloat(random.distance(-60...60))
                if isVertical { stage.view.contentOffset.y += distance } else { stage.view.contentOffset.x += distance }
                stage.stage.show()
                guard let place = stage.place(of: hold.text) else { continue }
                let moved = isVertical ? place.minY - hold.place.minY : place.minX - hold.place.minX
                let still = isVertical || orientation.direction == .leftToRight ? moved : place.maxX - hold.place.maxX
                #expect(
                    abs(still + distance) < 0.001, "seed \(seed): \(hold.text) moved by \(still) and not \(-distance)")
            }
        }
    }

    private func jump(_ stage: AdapterStage, _ isVertical: Bool) {
        if isVertical {
            stage.view.contentOffset.y = stage.view.contentSize.height / 2
        } else {
            stage.view.contentOffset.x = stage.view.contentSize.width / 2
        }
        stage.stage.show()
    }

    /// Returns the first item that begins on the screen, and its place there.
    private func held(by stage: AdapterStage, _ orientation: Orientation) -> (text: String, place: CGRect) {
        let texts = stage.view.visibleCells.map { ($0 as! TextCell).text }
        let places = texts.map { (text: $0, place: stage.place(of: $0)!) }
        func start(_ place: CGRect) -> CGFloat {
            orientation.axis == .vertical
                ? place.minY : orientation.direction == .leftToRight ? place.minX : 300 - place.maxX
        }
        return places.filter { start($0.place) >= 0 }.min { start($0.place) < start($1.place) }!
    }

    @Test func anotherSizeKeepsWhatIsInTheMiddle() {
        let stage = stage()
        stage.stage.show()
        jump(stage, true)
        let center = CGPoint(x: 150, y: stage.view.bounds.midY)
        let path =
            stage.view.indexPathForItem(at: center) ?? stage.view.indexPathForItem(at: CGPoint(x: 50, y: center.y))!
        stage.view.frame.size = CGSize(width: 500, height: 300)
        stage.stage.show()
        let frame = stage.view.layoutAttributesForItem(at: path)!.frame
        #expect(frame.minY < stage.view.bounds.maxY && frame.maxY > stage.view.bounds.minY)
        #expect(stage.arrangement.breadth == 500)
    }

    @Test func invalidatingAsksAgainAndKeepsMeasurements() {
        let stage = stage()
        stage.stage.show()
        let before = stage.view.visibleCells.map(\.frame)
        stage.layout.invalidateLayout()
        stage.stage.show()
        #expect(stage.view.visibleCells.map(\.frame) == before)
        #expect(stage.arrangement.logicalFrame(of: .item(0))?.length == Double(length(of: "0")))
    }

    /// A scroll view goes back to the end of content that has become shorter. What is on the screen there, and not what
    /// was farther on, must stay in its place when it is measured.
    @Test(arguments: Orientation.all) func shorterContentIsHeldWhereItEnds(orientation: Orientation) {
        let (isVertical, isMirrored) = (
            orientation.axis == .vertical, orientation == Orientation(.horizontal, .rightToLeft)
        )
        let layout = CollectionLayoutAdapter(LinearList(), axis: orientation.axis) { _, _ in .estimated(30) }
        let stage = AdapterStage(layout, [(0..<120).map { "\($0)" }], size: CGSize(width: 300, height: 300))
        if orientation.direction == .rightToLeft { stage.view.semanticContentAttribute = .forceRightToLeft }
        stage.source.preferredSize = { text, size in
            isVertical
                ? CGSize(width: size.width, height: length(of: text))
                : CGSize(width: length(of: text), height: size.height)
        }
        stage.stage.show()
        let size = stage.view.contentSize
        let offset = isMirrored ? size.width - 300 - 2800 : 2800
        stage.view.contentOffset = isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
        stage.stage.show()
        // By the estimates, the last 10 of these items fill the screen.
        stage.source.sections = [(0..<100).map { "\($0)" }]
        stage.view.reloadData()
        stage.stage.show()
        #expect(stage.layout.heldAnchor?.element == .item(90) && stage.layout.heldAnchor?.distance == 0)
        let place = stage.place(of: "90")
        #expect(isVertical ? place?.minY == 0 : isMirrored ? place?.maxX == 300 : place?.minX == 0)
    }

    @Test func elementsOfFixedSizeDoNotSizeThemselves() {
        let layout = CollectionLayoutAdapter(LinearList()) { _, _ in .fixed(30) }
        let stage = AdapterStage(layout, [["a", "b"]])
        stage.source.preferredSize = { _, size in CGSize(width: size.width, height: 99) }
        stage.stage.show()
        #expect(stage.view.visibleCells.map(\.frame.height) == [30, 30])
    }
}

extension CGSize {
    init(_ size: CollectionLayout.Size) { self.init(width: size.width, height: size.height) }
}
