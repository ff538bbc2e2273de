import CollectionLayout
import Foundation

/// The geometry of a section that scrolls across, as a scroll view in the coordinates of a collection view.
struct Shelf: Equatable {
    /// The frame of the scroll view: between the section's header and footer, from edge to edge.
    let frame: CGRect
    private let orientation: Orientation
    private let range: ClosedRange<Double>
    private let offset: Double

    /// Makes the geometry of a section; nil if the section does not scroll across.
    init?(inSection section: Int, of hosted: HostedArrangement) {
        let arrangement = hosted.arrangement
        guard let range = arrangement.innerOffsetRange(ofSection: section),
            let offset = arrangement.innerOffset(ofSection: section),
            let band = arrangement.shelfFrame(ofSection: section)
        else { return nil }
        frame = hosted.frame(band)
        orientation = arrangement.orientation
        self.range = range
        self.offset = offset
    }

    private var isMirrored: Bool { orientation == Orientation(.vertical, .rightToLeft) }

    private var travel: CGFloat { CGFloat(range.upperBound - range.lowerBound) }

    /// The axis along which the section scrolls.
    var axis: UIAxis { orientation.axis == .vertical ? .horizontal : .vertical }

    var contentSize: CGSize {
        orientation.axis == .vertical
            ? CGSize(width: frame.width + travel, height: frame.height)
            : CGSize(width: frame.width, height: frame.height + travel)
    }

    var contentOffset: CGPoint { contentOffset(at: offset) }

    /// Returns the scroll view's content offset for an offset of the section.
    func contentOffset(at innerOffset: Double) -> CGPoint {
        let distance = CGFloat(isMirrored ? range.upperBound - innerOffset : innerOffset - range.lowerBound)
        return orientation.axis == .vertical ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
    }

    /// Returns the section's offset for a content offset of the scroll view.
    func innerOffset(at contentOffset: CGPoint) -> Double {
        let distance = Double(orientation.axis == .vertical ? contentOffset.x : contentOffset.y)
        return isMirrored ? range.upperBound - distance : range.lowerBound + distance
    }

    /// Returns the velocity toward the trailing edge for a velocity of the scroll view.
    func innerVelocity(_ velocity: CGPoint) -> Double {
        let speed = Double(orientation.axis == .vertical ? velocity.x : velocity.y)
        return isMirrored ? -speed : speed
    }
}
