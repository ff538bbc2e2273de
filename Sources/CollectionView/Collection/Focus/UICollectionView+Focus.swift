import Foundation

extension UICollectionView: FocusGroup {
    func takeFocus(_ heading: UIFocusHeading) -> Bool { focusing.enter(heading) }

    func moveFocus(_ heading: UIFocusHeading) -> Bool { focusing.move(heading) }

    func loseFocus() { focusing.leave() }

    func activateFocus() -> Bool { focusing.activate() }

    var hasFocus: Bool { focusing.path != nil }
}
