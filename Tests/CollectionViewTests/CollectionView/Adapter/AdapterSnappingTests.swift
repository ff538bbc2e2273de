import CollectionLayout
import CollectionView
import Testing

/// The offsets at which an adapter's content comes to rest after a finger lets go.
@Suite @MainActor struct AdapterSnappingTests {
    /// Returns twenty items of 200 points with gaps of 10, in a view of 300.
    private func carousel(
        _ rest: Carousel.Rest, axis: Orientation.Axis = .horizontal, isRightToLeft: Bool = false
    ) -> AdapterStage {
        AnimationClock.startAfresh()
        let layout = CollectionLayoutAdapter(Carousel(itemLength: .fixed(200), spacing: 10, rest: rest), axis: axis)
        let stage = AdapterStage(layout, [(0..<20).map { "\($0)" }], size: CGSize(width: 300, height: 300))
        if isRightToLeft { stage.view.semanticContentAttribute = .forceRightToLeft }
        stage.stage.show()
        return stage
    }

    /// Drags the content by a distance and lets go.
    ///
    /// - Parameter velocity: in points per millisecond.
    private func fling(_ stage: AdapterStage, by distance: CGVector, velocity: CGPoint = .zero) {
        stage.view.beginDragging()
        stage.view.drag(by: distance)
        stage.view.endDragging(withVelocity: velocity)
        AnimationClock.current.advanceUntilIdle()
        stage.stage.show()
    }

    @Test func anItemOfACarouselRestsInTheMiddle() {
        let stage = carousel(.center)
        for (distance, velocity, text) in [(90, 0, "0"), (120, 0, "1"), (0.5, 0.01, "2"), (-30, -0.01, "1")]
            as [(CGFloat, CGFloat, String)]
        {
            fling(stage, by: CGVector(dx: distance, dy: 0), velocity: CGPoint(x: velocity, y: 0))
            #expect(stage.place(of: text)?.midX == 150, "\(distance)")
        }
    }

    @Test func anItemOfACarouselRestsAtTheStart() {
        let stage = carousel(.start, axis: .vertical)
        fling(stage, by: CGVector(dx: 0, dy: 130))
        #expect(stage.place(of: "1")?.minY == 0)
        fling(stage, by: CGVector(dx: 0, dy: 60))
        #expect(stage.place(of: "1")?.minY == 0)
        fling(stage, by: CGVector(dx: 0, dy: 5000), velocity: CGPoint(x: 0, y: 1))
        #expect(stage.place(of: "19")?.maxY == 300)
    }

    @Test func aCarouselThatRunsToTheLeftRestsToo() {
        let stage = carousel(.center, isRightToLeft: true)
        fling(stage, by: CGVector(dx: -250, dy: 0), velocity: CGPoint(x: -0.01, y: 0))
        #expect(stage.place(of: "2")?.midX == 150)
        fling(stage, by: CGVector(dx: 30, dy: 0), velocity: CGPoint(x: 0.01, y: 0))
        #expect(stage.place(of: "1")?.midX == 150)
    }

    @Test func anyLayoutMaySnapAndNoneMustDoSo() {
        AnimationClock.startAfresh()
        let layout = CollectionLayoutAdapter(LinearList()) { _, _ in .fixed(150) }
        let stage = AdapterStage(layout, [(0..<40).map { "\($0)" }])
        stage.stage.show()
        fling(stage, by: CGVector(dx: 0, dy: 100))
        #expect(stage.view.contentOffset.y == 100)
        layout.snapping = .items(.start)
        fling(stage, by: CGVector(dx: 0, dy: 20))
        #expect(stage.view.contentOffset.y == 150)
        layout.snapping = .paging
        fling(stage, by: CGVector(dx: 0, dy: 20), velocity: CGPoint(x: 0, y: 0.01))
        #expect(stage.view.contentOffset.y == 400)
    }
}
