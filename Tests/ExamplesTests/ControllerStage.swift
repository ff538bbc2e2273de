import Testing
import UIKit

/// View controllers of the examples in views of their own, with a clock that stands still until a test moves it on.
@MainActor final class ControllerStage {
    /// Keeps the view controllers alive, because views do not.
    private var controllers: [UIViewController] = []

    func show(
        _ controller: UICollectionViewController, width: CGFloat = 390, height: CGFloat = 600,
        isRightToLeft: Bool = false
    ) -> UICollectionView {
        AnimationClock.current = AnimationClock()
        controllers.append(controller)
        if isRightToLeft { controller.view.traitOverrides.layoutDirection = .rightToLeft }
        controller.view.frame = CGRect(x: 0, y: 0, width: width, height: height)
        controller.view.layoutIfNeeded()
        return controller.collectionView
    }

    func finish(_ view: UICollectionView) {
        view.layoutIfNeeded()
        AnimationClock.current.advance(by: 1)
        view.layoutIfNeeded()
    }

    func tap(_ item: Int, _ section: Int = 0, in view: UICollectionView) {
        guard let cell = view.cellForItem(at: IndexPath(item: item, section: section)) else { return }
        let center = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: view)
        view.beginTouch(at: center)
        view.endTouch(at: center)
        finish(view)
    }

    /// Scrolls to the item in the middle of a section.
    func scrollToMiddle(ofSection section: Int, in view: UICollectionView) {
        let item = view.numberOfItems(inSection: section) / 2
        view.scrollToItem(at: IndexPath(item: item, section: section), at: .centeredVertically, animated: false)
        finish(view)
    }

    /// Returns the texts of the labels in a view, in order of their views.
    func texts(_ view: UIView) -> [String] {
        guard !view.isHidden else { return [] }
        return ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
    }

    /// Returns the first text of an item's cell; nil if it is not on the screen.
    func text(_ item: Int, _ section: Int, in view: UICollectionView) -> String? {
        view.cellForItem(at: IndexPath(item: item, section: section)).flatMap { texts($0).first }
    }
}

/// The sizes and directions in which the screens are drawn.
struct Showing: CustomTestStringConvertible, Sendable {
    let suffix: String
    var width = 390.0
    var isRightToLeft = false

    static let all = [
        Showing(suffix: ""), Showing(suffix: "-wide", width: 720),
        Showing(suffix: "-right-to-left", isRightToLeft: true),
    ]

    var testDescription: String { suffix.isEmpty ? "narrow" : String(suffix.dropFirst()) }
}
