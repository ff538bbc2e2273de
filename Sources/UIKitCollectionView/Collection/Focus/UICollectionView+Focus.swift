import Foundation

extension UICollectionView: FocusGroup {
    package func takeFocus(_ heading: UIFocusHeading) -> Bool { focusing.enter(heading) }

    package func moveFocus(_ heading: UIFocusHeading) -> Bool { focusing.move(heading) }

    package func loseFocus() { focusing.leave() }

    package func activateFocus() -> Bool { focusing.activate() }

    package var hasFocus: Bool { focusing.path != nil }
}
