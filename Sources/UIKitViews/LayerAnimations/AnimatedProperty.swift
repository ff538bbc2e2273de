import Foundation

/// A property of a layer that an animation can change, as numbers between which it can be interpolated.
@MainActor struct AnimatedProperty {
    typealias Number = WritableKeyPath<LayerState, CGFloat>

    let read: (LayerState) -> [CGFloat]
    let write: ([CGFloat], inout LayerState) -> Void
    private let count: Int

    /// Returns nil if there is no such property, or if it cannot be animated.
    init?(keyPath: String) {
        if let numbers = Self.numbers[keyPath] {
            self.init(count: numbers.count) { state in
                numbers.map { state[keyPath: $0] }
            } write: { values, state in
                for (number, value) in zip(numbers, values) { state[keyPath: number] = value }
            }
        } else if let part = TransformPart(keyPath: keyPath) {
            self.init(count: 1) {
                [part.value(in: $0.placement.transform)]
            } write: { values, state in
                state.placement.transform = part.transform(state.placement.transform, with: values[0])
            }
        } else {
            return nil
        }
    }

    private init(
        count: Int, read: @escaping (LayerState) -> [CGFloat], write: @escaping ([CGFloat], inout LayerState) -> Void
    ) {
        (self.count, self.read, self.write) = (count, read, write)
    }

    /// Returns the numbers of a value. Nil if there is no value, or one that does not fit the property.
    func values(_ value: Any?) -> [CGFloat]? {
        guard let numbers = value.flatMap(Self.numbers(of:)), numbers.count == count else { return nil }
        return numbers
    }

    private static func numbers(of value: Any) -> [CGFloat]? {
        switch value {
        case let value as CGFloat: [value]
        case let value as Float: [CGFloat(value)]
        case let value as Int: [CGFloat(value)]
        case let value as NSNumber: [CGFloat(value.doubleValue)]
        case let value as CGPoint: [value.x, value.y]
        case let value as CGSize: [value.width, value.height]
        case let value as CGRect: [value.minX, value.minY, value.width, value.height]
        case let value as CATransform3D: transformNumbers.map { value[keyPath: $0] }
        case let value as CGAffineTransform: numbers(of: CATransform3DMakeAffineTransform(value))
        case let value as CGColor: [value.red, value.green, value.blue, value.alpha]
        case let value as UIColor: numbers(of: value.cgColor)
        default: nil
        }
    }

    private static let transformNumbers: [WritableKeyPath<CATransform3D, CGFloat>] = [
        \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
    ]

    private static let base: WritableKeyPath<LayerState, CATransform3D> = \.placement.transform

    private static let numbers: [String: [Number]] = [
        "opacity": [\.opacity],
        "zPosition": [\.zPosition],
        "cornerRadius": [\.cornerRadius],
        "strokeStart": [\.strokeStart],
        "strokeEnd": [\.strokeEnd],
        "backgroundColor": [\.paint.red, \.paint.green, \.paint.blue, \.paint.alpha],
        "position": [\.placement.position.x, \.placement.position.y],
        "position.x": [\.placement.position.x],
        "position.y": [\.placement.position.y],
        "bounds": [
            \.placement.bounds.origin.x, \.placement.bounds.origin.y, \.placement.bounds.size.width,
            \.placement.bounds.size.height,
        ],
        "bounds.origin": [\.placement.bounds.origin.x, \.placement.bounds.origin.y],
        "bounds.origin.x": [\.placement.bounds.origin.x],
        "bounds.origin.y": [\.placement.bounds.origin.y],
        "bounds.size": [\.placement.bounds.size.width, \.placement.bounds.size.height],
        "bounds.size.width": [\.placement.bounds.size.width],
        "bounds.size.height": [\.placement.bounds.size.height],
        "transform": transformNumbers.map { base.appending(path: $0) },
        "transform.translation": [\.placement.transform.m41, \.placement.transform.m42],
        "transform.translation.x": [\.placement.transform.m41],
        "transform.translation.y": [\.placement.transform.m42],
        "transform.translation.z": [\.placement.transform.m43],
    ]
}
