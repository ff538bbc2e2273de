import Testing
import UIKit
import UIKitSource

/// Source without any notion of actors must run as it does on iOS.
@Suite @MainActor struct IsolationTests {
    final class Spacing: NSObject, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource {
        var scrolled = 0

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat { 7 }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell() }

        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
    }

    @Test func plainFunctionsAskDelegates() {
        let (layout, delegate) = (UICollectionViewFlowLayout(), Spacing())
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let spacing = lineSpacing(delegate, view, layout)
        #expect(spacing.plain == 7 && spacing.optional == 7)
        #expect(sectionCount(delegate, view) == nil && mayMove(delegate, view) == nil)
        #expect(maySelect(delegate, view) == nil)
        passOn(view, to: delegate)
        #expect(delegate.scrolled == 1)
        #expect(Reader(layout).frames == [] && Reader(layout).visibleSize == .zero)
    }

    @Test func aModelOwnsACollectionView() {
        let owner = Owner()
        owner.show([3, 1, 2])
        #expect(owner.tags == [1, 2, 3])
        owner.configure(UICollectionViewCell(frame: .zero))
        #expect(owner.isConfigured)
        #expect(Defaults.pixels(2) == 6 && Defaults.image != nil)
    }

    @Test func aModelOwnsADisplayLink() {
        AnimationClock.current = AnimationClock()
        let counter = FrameCounter()
        AnimationClock.current.advance(by: 1)
        let count = counter.count
        #expect(count > 50 && abs(counter.elapsed - 1) < 1e-9 && abs(counter.framesPerSecond - 60) < 1e-6)
        counter.isPaused = true
        AnimationClock.current.advance(by: 1)
        #expect(counter.count == count)
        counter.isPaused = false
        counter.stop()
        AnimationClock.current.advance(by: 1)
        #expect(counter.count == count)
    }

    @Test func aViewEndsItsDisplayLinkWhenItDies() {
        AnimationClock.current = AnimationClock()
        var steps = 0
        do {
            let spinner = Spinner(frame: .zero)
            spinner.start { steps += 1 }
            AnimationClock.current.advance(by: 0.1)
        }
        let last = steps
        AnimationClock.current.advance(by: 1)
        #expect(last > 0 && steps == last)
    }

    @Test func anyThreadMayAskForTheTime() {
        AnimationClock.current = AnimationClock()
        AnimationClock.current.advance(by: 1.5)
        #expect(timeOnAnotherThread() == 1.5 && CACurrentMediaTime() == 1.5)
        let other = AnimationClock()
        other.advance(by: 9)
        #expect(timeOnAnotherThread() == 1.5, "another clock is not the one in use")
        AnimationClock.current = other
        #expect(timeOnAnotherThread() == 9)
    }
}
