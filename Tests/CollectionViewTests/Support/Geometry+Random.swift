import CollectionView

extension CGPoint {
    static func random(_ random: inout SplitMix64) -> CGPoint {
        CGPoint(x: random.distance(-500...500), y: random.distance(-500...500))
    }

    func isNear(_ other: CGPoint, within tolerance: CGFloat = 1e-6) -> Bool {
        abs(x - other.x) < tolerance && abs(y - other.y) < tolerance
    }
}

extension CGRect {
    static func random(_ random: inout SplitMix64) -> CGRect {
        let origin = CGPoint.random(&random)
        return CGRect(x: origin.x, y: origin.y, width: random.distance(1...300), height: random.distance(1...300))
    }

    func isNear(_ other: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
        origin.isNear(other.origin, within: tolerance)
            && abs(width - other.width) < tolerance && abs(height - other.height) < tolerance
    }
}

extension CGAffineTransform {
    /// A random transform that can be inverted.
    static func random(_ random: inout SplitMix64) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: random.distance(-3...3))
            .scaledBy(x: random.distance(0.25...3), y: random.distance(-3 ... -0.25))
            .translatedBy(x: random.distance(-50...50), y: random.distance(-50...50))
    }
}
