import CollectionView
import Testing

@Suite @MainActor struct ViewSnapshotTests {
    private func card() -> UIView {
        let card = UIView(frame: CGRect(x: 40, y: 30, width: 100, height: 60))
        card.backgroundColor = .red
        card.layer.cornerRadius = 8
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
        label.text = "Minka"
        card.addSubview(label)
        return card
    }

    @Test func aSnapshotLooksAsTheViewDidAndDoesNotFollowIt() throws {
        let card = card()
        card.transform = CGAffineTransform(rotationAngle: 1)
        card.alpha = 0.5
        let picture = try #require(card.snapshotView(afterScreenUpdates: true))
        #expect(picture.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
        #expect(picture.alpha == 1)
        #expect(picture.backgroundColor == .red && picture.layer.cornerRadius == 8)
        let label = try #require(picture.subviews.first as? UILabel)
        #expect(label.text == "Minka" && label.frame == CGRect(x: 10, y: 10, width: 80, height: 20))
        (card.subviews[0] as? UILabel)?.text = "Tom"
        card.backgroundColor = .blue
        #expect(label.text == "Minka" && picture.backgroundColor == .red)
    }

    @Test func aPartIsCutOutOfTheWhole() throws {
        let part = try #require(
            card().resizableSnapshotView(
                from: CGRect(x: 20, y: 10, width: 30, height: 30), afterScreenUpdates: false, withCapInsets: .zero))
        #expect(part.bounds == CGRect(x: 0, y: 0, width: 30, height: 30) && part.clipsToBounds)
        let label = try #require(part.subviews.first?.subviews.first)
        #expect(label.convert(label.bounds, to: part) == CGRect(x: -10, y: 0, width: 80, height: 20))
    }

    @Test func aTransitionChangesAtOnceAndCompletesLater() {
        AnimationClock.current = AnimationClock()
        let (container, front, back) = (UIView(), card(), card())
        container.addSubview(front)
        var isDone = false
        UIView.transition(from: front, to: back, duration: 0.4, options: .transitionFlipFromLeft) { isDone = $0 }
        #expect(container.subviews == [back] && !isDone)
        AnimationClock.current.advance(by: 0.41)
        #expect(isDone)
        UIView.transition(from: back, to: front, duration: 0.4, options: .showHideTransitionViews)
        #expect(back.isHidden && !front.isHidden && container.subviews == [back])
        UIView.transition(with: container, duration: 0.2, animations: { container.alpha = 0 })
        #expect(container.layer.presentation()?.opacity == 0)
        UIView.transition(
            with: container, duration: 0.2, options: .allowAnimatedContent, animations: { container.alpha = 1 })
        #expect(container.layer.presentation()?.opacity == 0)
    }
}
