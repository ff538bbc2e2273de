import Foundation

extension UIView {
    func hideOrShow() {
        layer.isHidden.toggle()
        superview?.subviewDidHideOrShow()
    }

    func change(tintColor color: UIColor?) {
        let old = tintColor
        ownTintColor = color
        if tintColor != old { announceTintColor() }
    }

    /// Draws the content that ``draw(_:)`` recorded. Calls it first if there is no recording for this size.
    func drawRecordedContents(on canvas: any LayerCanvas, in bounds: CGRect) {
        if drawn?.size != bounds.size { drawn = (bounds.size, CGContext.record { draw(bounds) }) }
        if let commands = drawn?.commands, !commands.isEmpty { commands[...].draw(on: canvas) }
    }
}
