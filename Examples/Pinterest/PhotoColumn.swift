import UIKit

/// A column of photos, filled from the top.
struct PhotoColumn {
    struct Place: Equatable {
        let frame: CGRect
        let photoHeight: CGFloat
    }

    /// The left edge of the column. Its width includes the padding at both sides.
    let x: CGFloat
    let width: CGFloat
    let padding: CGFloat
    private(set) var places: [Place] = []

    /// The width of photos.
    var photoWidth: CGFloat { max(0, width - 2 * padding) }

    /// The end of the column, with its padding.
    var bottom: CGFloat { places.last.map { $0.frame.maxY + padding } ?? 0 }

    mutating func append(photoHeight: CGFloat, annotationHeight: CGFloat) {
        let frame = CGRect(
            x: x + padding, y: bottom + padding, width: photoWidth, height: photoHeight + annotationHeight)
        places.append(Place(frame: frame, photoHeight: photoHeight))
    }
}
