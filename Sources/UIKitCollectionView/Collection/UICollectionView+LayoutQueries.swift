import Foundation

/// The queries of UIKit's own layouts that the public interface of a collection view does not answer.
extension UICollectionView {
    /// Returns the delegate's answer to a layout, and records the call in the trace.
    package func askDelegate<Answer>(
        _ message: StaticString, _ argument: @autoclosure () -> Any, _ body: () -> Answer
    ) -> Answer {
        tracer.call(.delegate, message, [argument()], body)
    }

    /// Returns the data source's index path for the item shown at a path; nil for a gap or a placeholder.
    package func dataPath(ofShown path: IndexPath) -> IndexPath? { presentation.dataPath(of: path) }

    /// Returns the cell that is on the screen at an index path.
    package func shownCell(at path: IndexPath) -> UICollectionViewCell? {
        cycle.view(of: .cell(path)) as? UICollectionViewCell
    }
}
