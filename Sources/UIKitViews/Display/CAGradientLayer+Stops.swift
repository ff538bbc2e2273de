import Foundation

extension CAGradientLayer {
    /// A color and its position along the gradient, from 0 to 1.
    @_spi(Host) public struct Stop: Hashable, Sendable {
        public let location: CGFloat
        public let color: CGColor
    }

    /// The colors at their ``locations``, in ascending order. Colors without a location are evenly spaced.
    ///
    /// Locations outside of 0 to 1 are replaced by the colors that the gradient has at 0 and at 1, because hosts draw
    /// only that part. A single color is at both ends.
    @_spi(Host) public var stops: [Stop] {
        let colors = (colors ?? []).compactMap { $0 as? CGColor }
        var stops: [Stop] = []
        for (index, color) in colors.enumerated() {
            let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
            let given = locations.flatMap { index < $0.count ? CGFloat($0[index].doubleValue) : nil }
            stops.append(Stop(location: max(given ?? even, stops.last?.location ?? -.infinity), color: color))
        }
        guard let first = stops.first, let last = stops.last else { return [] }
        let inside = stops.filter { (0...1).contains($0.location) }
        let isCut = (start: first.location < 0 || inside.isEmpty, end: last.location > 1 || stops.count == 1)
        return (isCut.start ? [Stop(location: 0, color: stops.color(at: 0))] : []) + inside
            + (isCut.end || inside.isEmpty ? [Stop(location: 1, color: stops.color(at: 1))] : [])
    }

    @_spi(Host) public func start(in bounds: CGRect) -> CGPoint { bounds.point(at: startPoint) }

    @_spi(Host) public func end(in bounds: CGRect) -> CGPoint { bounds.point(at: endPoint) }
}

extension [CAGradientLayer.Stop] {
    /// Returns the color at a location. The colors of the first and the last stop continue outside of them.
    fileprivate func color(at location: CGFloat) -> CGColor {
        let (before, after) = (last { $0.location <= location }, first { $0.location >= location })
        guard let start = before ?? after, let end = after ?? before else { return .clear }
        let length = end.location - start.location
        let share = length > 0 ? (location - start.location) / length : 0
        func mix(_ part: KeyPath<CGColor, CGFloat>) -> CGFloat {
            start.color[keyPath: part] + (end.color[keyPath: part] - start.color[keyPath: part]) * share
        }
        return CGColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
    }
}

extension CGRect {
    /// Returns the point at a position that is given in units of the rectangle's size.
    fileprivate func point(at place: CGPoint) -> CGPoint {
        CGPoint(x: minX + place.x * width, y: minY + place.y * height)
    }
}
