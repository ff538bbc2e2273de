import CollectionViewSnapshot
import Foundation
import GoldenPictures
import Testing

/// Recorded flings and pulls beside the curves that are published for UIKit: `Documentation/fling.svg`.
///
/// The rates are those of `UIScrollView.DecelerationRate`, with the projection of "Designing Fluid Interfaces" (WWDC 2018). The
/// resistance is the known (1 − 1 / (x · 0.55 / d + 1)) · d.
@Suite @MainActor struct FlingPictureTests {
    private typealias Curve = [CGPoint]

    @Test func scrollingFollowsThePublishedCurves() throws {
        var picture = ChartPicture()
        let flings = Chart(
            title: "Content after a fling of 2,000 points a second", across: "seconds", down: "points",
            size: CGSize(width: 3, height: 1000), steps: CGSize(width: 1, height: 250), corner: CGPoint(x: 60, y: 50))
        for (rate, name) in [(UIScrollView.DecelerationRate.normal, "normal"), (.fast, "fast")] {
            let published = fling(rate: Double(rate.rawValue))
            let series = [60, 120].map { (hertz: $0, curve: recordedFling(rate, picturesPerSecond: $0)) }
            for (hertz, curve) in series {
                for point in curve {
                    let expected = published[min(Int((point.x * 1000).rounded()), published.count - 1)]
                    // A picture lies between two milliseconds, and content comes to rest a quarter of a point before the end.
                    #expect(abs(point.y - expected.y) < 1.5, "\(name) at \(hertz) Hz, \(point) instead of \(expected)")
                }
            }
            picture.add(
                flings, line: published, name: "\(name), \(rate.rawValue) per millisecond", dots: series.map(\.curve))
        }
        let pulls = Chart(
            title: "Content pulled beyond its end, in a view of 400 points",
            across: "points that the finger moves",
            down: "points", size: CGSize(width: 800, height: 250), steps: CGSize(width: 200, height: 50),
            corner: CGPoint(x: 500, y: 50))
        let (published, recorded) = (pull, recordedPull())
        for point in recorded { #expect(abs(point.y - published[Int(point.x)].y) < 0.5) }
        picture.add(pulls, line: published, name: "resistance 0.55", dots: [recorded])
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../Documentation/fling.svg")
        let difference = try GoldenPicture(at: file.standardizedFileURL, recording: .chosen())
            .difference(from: picture.svg([flings, pulls]))
        #expect(difference == nil)
    }

    // MARK: Published

    /// The offset in each millisecond.
    private func fling(rate: Double) -> Curve {
        var (velocity, offset) = (2.0, 0.0)
        return (0...3000).map { millisecond in
            defer {
                velocity *= rate
                offset += velocity
            }
            return CGPoint(x: Double(millisecond) / 1000, y: offset)
        }
    }

    private var pull: Curve {
        (0...800).map { CGPoint(x: Double($0), y: (1 - 1 / (Double($0) * 0.55 / 400 + 1)) * 400) }
    }

    // MARK: Recorded

    private func makeScrollView() -> UIScrollView {
        AnimationClock.current = AnimationClock()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        view.contentSize = CGSize(width: 200, height: 10_000)
        view.layoutIfNeeded()
        return view
    }

    private func recordedFling(_ rate: UIScrollView.DecelerationRate, picturesPerSecond: Int) -> Curve {
        let view = makeScrollView()
        view.decelerationRate = rate
        view.beginDragging()
        view.drag(by: CGVector(dx: 0, dy: 1))
        view.endDragging(withVelocity: CGPoint(x: 0, y: 2))
        let start = view.contentOffset.y
        return (0...(3 * picturesPerSecond)).map { picture in
            if picture > 0 { AnimationClock.current.advanceOnePicture(by: 1 / Double(picturesPerSecond)) }
            return CGPoint(x: Double(picture) / Double(picturesPerSecond), y: view.contentOffset.y - start)
        }
    }

    private func recordedPull() -> Curve {
        let view = makeScrollView()
        view.beginDragging()
        return (1...40).map { step in
            view.drag(by: CGVector(dx: 0, dy: -20))
            return CGPoint(x: 20 * Double(step), y: -view.contentOffset.y)
        }
    }
}
