import Foundation

extension UIView {
    /// The way content is scaled and positioned in the bounds.
    public enum ContentMode: Int, Sendable {
        /// Scaled to the size of the view, regardless of its proportions.
        case scaleToFill
        /// Scaled until it just fits, in its own proportions.
        case scaleAspectFit
        /// Scaled until the view is filled, in its own proportions. The rest lies outside the view.
        case scaleAspectFill
        /// Drawn again for every size.
        case redraw
        /// Unscaled, in the middle.
        case center
        /// Unscaled, at the middle of the top edge.
        case top
        /// Unscaled, at the middle of the bottom edge.
        case bottom
        /// Unscaled, at the middle of the left edge.
        case left
        /// Unscaled, at the middle of the right edge.
        case right
        /// Unscaled, in the top left corner.
        case topLeft
        /// Unscaled, in the top right corner.
        case topRight
        /// Unscaled, in the bottom left corner.
        case bottomLeft
        /// Unscaled, in the bottom right corner.
        case bottomRight
    }
}

extension UIView.ContentMode {
    /// Returns the frame of a picture in a view. It may be larger than the view, whose clipping determines the visible
    /// part.
    @_spi(Host) public func place(of size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return bounds }
        let (across, down) = (bounds.width / size.width, bounds.height / size.height)
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit: return bounds.place(size, scale: min(across, down), at: CGPoint(x: 0.5, y: 0.5))
        case .scaleAspectFill: return bounds.place(size, scale: max(across, down), at: CGPoint(x: 0.5, y: 0.5))
        case .center: return bounds.place(size, at: CGPoint(x: 0.5, y: 0.5))
        case .top: return bounds.place(size, at: CGPoint(x: 0.5, y: 0))
        case .bottom: return bounds.place(size, at: CGPoint(x: 0.5, y: 1))
        case .left: return bounds.place(size, at: CGPoint(x: 0, y: 0.5))
        case .right: return bounds.place(size, at: CGPoint(x: 1, y: 0.5))
        case .topLeft: return bounds.place(size, at: CGPoint(x: 0, y: 0))
        case .topRight: return bounds.place(size, at: CGPoint(x: 1, y: 0))
        case .bottomLeft: return bounds.place(size, at: CGPoint(x: 0, y: 1))
        case .bottomRight: return bounds.place(size, at: CGPoint(x: 1, y: 1))
        }
    }
}

extension CGRect {
    /// - Parameter anchor: The point of both rectangles that is in the same place, in units of their sizes.
    fileprivate func place(_ size: CGSize, scale: CGFloat = 1, at anchor: CGPoint) -> CGRect {
        let (width, height) = (size.width * scale, size.height * scale)
        return CGRect(
            x: minX + (self.width - width) * anchor.x, y: minY + (self.height - height) * anchor.y, width: width,
            height: height)
    }
}
