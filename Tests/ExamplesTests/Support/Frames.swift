import CollectionLayout
import UIKit

/// Whether all coordinates are equal within a tolerance, in points.
func agree(_ frames: [CGRect], _ others: [CGRect], within tolerance: CGFloat = 0) -> Bool {
    frames.count == others.count
        && zip(frames, others).allSatisfy { frame, other in
            abs(frame.minX - other.minX) <= tolerance && abs(frame.minY - other.minY) <= tolerance
                && abs(frame.width - other.width) <= tolerance && abs(frame.height - other.height) <= tolerance
        }
}

extension Arrangement {
    /// Returns the frames of all elements of a kind, section by section.
    func frames(of kind: ElementKind) -> [CGRect] {
        let content = Rect(x: -1, y: -1, width: contentSize.width + 2, height: contentSize.height + 2)
        return elements(in: content).filter { $0.id.kind == kind }.map { CGRect($0.frame) }
    }
}

extension CGRect {
    init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

extension Size {
    init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

/// Numbers of items at which faulty layouts fail.
let interestingCounts = [0, 1, 2, 50, 10_000]

/// A phone in both orientations, a tablet, and a narrow window. Their widths divide evenly into two or three columns,
/// because the core rounds columns down to 1/64 of a point, and heights follow.
let interestingSizes = [(390, 844), (846, 390), (768, 1024), (120, 300)].map { CGSize(width: $0.0, height: $0.1) }
