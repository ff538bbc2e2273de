/// The lanes of the items that have been seen.
///
/// An item that has been on the screen must not change its column because something above it was measured. One byte an
/// item, and none before the first one is kept.
@usableFromInline
struct KeptLanes: Sendable {
    @usableFromInline var lanes: [UInt8] = []
    @usableFromInline static let none = UInt8.max

    @usableFromInline init() {}

    @inlinable
    subscript(index: Int) -> Int? {
        guard !lanes.isEmpty, lanes[index] != Self.none else { return nil }
        return Int(lanes[index])
    }

    /// Calls `body` with the lanes from that of an item on, unchecked; with nil where none is kept.
    @inlinable
    @inline(__always)
    func withLanes(from first: Int, _ body: (UnsafePointer<UInt8>?) -> Void) {
        precondition(lanes.isEmpty || first >= 0 && first < lanes.count)
        lanes.withUnsafeBufferPointer { body($0.isEmpty ? nil : $0.baseAddress.map { $0 + first }) }
    }

    /// Whether none of these items has a lane to keep.
    func isEmpty(in range: Range<Int>) -> Bool {
        lanes.isEmpty || range.allSatisfy { lanes[$0] == Self.none }
    }

    /// Lanes from the 256th on are not kept: no screen shows that many.
    mutating func keep(_ lane: Int, of index: Int, count: Int) {
        guard lane >= 0, lane < Int(Self.none) else { return }
        if lanes.isEmpty { lanes = [UInt8](repeating: Self.none, count: count) }
        lanes[index] = UInt8(lane)
    }

    mutating func splice(_ splices: [IndexMap.Splice]) {
        guard !lanes.isEmpty else { return }
        let added = splices.reduce(0) { $0 + $1.new.count }
        lanes.splice(splices, adding: [UInt8](repeating: Self.none, count: added))
    }
}
