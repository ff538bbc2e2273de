import Foundation

extension UIViewController {
    /// Returns the frame of the view in the view that presents it: the whole view, or the frame of a sheet.
    func frameOfSheet(in container: UIView) -> CGRect {
        let style = modalPresentationStyle
        guard style.isSheet else { return container.bounds }
        let room = container.bounds.inset(
            by: UIEdgeInsets(top: container.safeAreaInsets.top + 10, left: 0, bottom: 0, right: 0))
        var width: CGFloat = style == .formSheet ? 540 : 704
        let isPreferred = style == .formSheet && preferredContentSize.width > 0 && preferredContentSize.height > 0
        if isPreferred { width = preferredContentSize.width }
        guard room.width > width + 40 else {
            let height = sheet?.height(in: room.height) ?? room.height
            return CGRect(x: room.minX, y: room.maxY - height, width: room.width, height: height)
        }
        let height =
            style == .formSheet
            ? min(isPreferred ? preferredContentSize.height : 620, room.height - 44) : room.height - 34
        return CGRect(x: room.midX - width / 2, y: room.midY - height / 2 - 5, width: width, height: height).integral
    }
}
