import Foundation

extension CAGradientLayer {
    /// A color and its position along the gradient, from 0 to 1.
    @_spi(Host) public struct Stop: Hashable, Sendable {
        public let location: CGFloat
        public let color: CGColor
    }

    /// The colors at their ``locations``. Colors without a location are evenly spaced.
    @_spi(Host) public var stops: [Stop] {
        let colors = (colors ?? []).compactMap { $0 as? CGColor }
        return colors.enumerated().map { index, color in
            let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
            let given = locations.flatMap { index < $0.count ? CGFloat($0[index].doubleValue) : nil }
            return Stop(location: given ?? even, color: color)
        }
    }

    @_spi(Host) public func start(in bounds: CGRect) -> CGPoint { bounds.point(at: startPoint) }

    @_spi(Host) public func end(in bounds: CGRect) -> CGPoint { bounds.point(at: endPoint) }
}

extension CGRect {
    /// Returns the point at a position that is given in units of the rectangle's size.
    fileprivate func point(at place: CGPoint) -> CGPoint {
        CGPoint(x: minX + place.x * width, y: minY + place.y * height)
    }
}
