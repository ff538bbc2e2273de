import CollectionLayout
import Foundation

/// A section that scrolls across, as a scroll view in the coordinates of a collection view.
struct Shelf: Equatable {
    /// The band of the section between header and footer, from edge to edge.
    let frame: CGRect
    private let orientation: Orientation
    private let range: ClosedRange<Double>
    private let offset: Double

    /// Nil for a section that does not scroll.
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

    /// Returns where its scroll view is scrolled to for the section to be scrolled across by an offset.
    func contentOffset(at innerOffset: Double) -> CGPoint {
        let distance = CGFloat(isMirrored ? range.upperBound - innerOffset : innerOffset - range.lowerBound)
        return orientation.axis == .vertical ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
    }

    /// Returns how far the section is scrolled across where its scroll view is scrolled to an offset.
    func innerOffset(at contentOffset: CGPoint) -> Double {
        let distance = Double(orientation.axis == .vertical ? contentOffset.x : contentOffset.y)
        return isMirrored ? range.upperBound - distance : range.lowerBound + distance
    }

    /// Returns a velocity of the scroll view as one toward the trailing edge.
    func innerVelocity(_ velocity: CGPoint) -> Double {
        let speed = Double(orientation.axis == .vertical ? velocity.x : velocity.y)
        return isMirrored ? -speed : speed
    }
}
