import CollectionLayout

// Options that pages choose by name.

/// The rule that chooses the lane of an item in a waterfall; see `Waterfall.Placement`.
public enum PlacementChoice: UInt8, CaseIterable {
    /// Reading order, unless a lane is shorter by the tolerance.
    case masonry
    case shortest, roundRobin

    /// The engine's rule; nil for the one that has a tolerance.
    var placement: Waterfall.Placement? {
        switch self {
        case .masonry: nil
        case .shortest: .shortest
        case .roundRobin: .roundRobin
        }
    }
}

/// The positions where a carousel comes to rest.
public enum RestChoice: UInt8, CaseIterable {
    case center, start
    /// The next or previous viewport.
    case page

    var snapping: CollectionSession.Snapping {
        switch self {
        case .center: .items(.center)
        case .start: .items(.start)
        case .page: .paging
        }
    }
}

/// A pattern of a mosaic.
public enum PatternChoice: UInt8, CaseIterable {
    case feature, alternatingFeature

    var pattern: MosaicPattern { self == .feature ? .feature : .alternatingFeature }
}

/// The distribution of the room that remains in a line; see `LineDistribution`.
public enum DistributionChoice: UInt8, CaseIterable {
    case leading, center, trailing, spaceBetween, spaceAround, spaceEvenly, justified

    var distribution: LineDistribution {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        case .spaceBetween: .spaceBetween
        case .spaceAround: .spaceAround
        case .spaceEvenly: .spaceEvenly
        case .justified: .justified
        }
    }
}

/// The alignment of an item that is shorter than its line or row; see `LineAlignment`.
public enum AlignmentChoice: UInt8, CaseIterable {
    case start, center, end, stretch

    var alignment: LineAlignment { LineAlignment(rawValue: rawValue) ?? .start }
}

extension RawRepresentable where RawValue == UInt8 {
    /// The choice whose number a record has; nil if it has none.
    init?(recorded number: Double) {
        guard let raw = UInt8(exactly: number.integer(otherwise: -1)) else { return nil }
        self.init(rawValue: raw)
    }
}
