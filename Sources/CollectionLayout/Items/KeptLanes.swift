/// The lanes of the items that have been seen.
///
/// An item that has been on the screen must not change its column because something above it was measured. No memory
/// before the first lane is kept, then one byte an item, and two from the first lane on that does not fit into one.
@usableFromInline
struct KeptLanes: Sendable {
    /// The low byte of each lane; of lanes from 255 on, that of the next number, because 255 stands for none.
    @usableFromInline var low: [UInt8] = []
    /// The high byte; empty while all of them are 0.
    @usableFromInline var high: [UInt8] = []

    @usableFromInline static let none = UInt8.max

    @usableFromInline init() {}

    @inlinable
    subscript(index: Int) -> Int? {
        low.isEmpty ? nil : Self.lane(low[index], high.isEmpty ? 0 : high[index])
    }

    @inlinable
    @inline(__always)
    static func lane(_ low: UInt8, _ high: UInt8) -> Int? {
        let number = Int(high) << 8 | Int(low)
        return number == Int(none) ? nil : number < Int(none) ? number : number - 1
    }

    /// Lanes one after the other; not to be kept.
    @usableFromInline
    struct Lanes {
        @usableFromInline let low: UnsafePointer<UInt8>?
        @usableFromInline let high: UnsafePointer<UInt8>?

        @inlinable
        init(low: UnsafePointer<UInt8>?, high: UnsafePointer<UInt8>?) {
            self.low = low
            self.high = high
        }

        /// Unchecked; nil where no lane is kept.
        @inlinable
        @inline(__always)
        subscript(offset: Int) -> Int? {
            low.flatMap { KeptLanes.lane($0[offset], high.map { $0[offset] } ?? 0) }
        }
    }

    /// Calls `body` with the lanes from that of an item on.
    @inlinable
    @inline(__always)
    func withLanes(from first: Int, _ body: (Lanes) -> Void) {
        precondition(low.isEmpty || first >= 0 && first < low.count)
        low.withUnsafeBufferPointer { low in
            high.withUnsafeBufferPointer { high in
                let own = low.isEmpty ? nil : low.baseAddress
                body(Lanes(low: own.map { $0 + first }, high: high.isEmpty ? nil : high.baseAddress.map { $0 + first }))
            }
        }
    }

    /// Whether none of these items has a lane to keep.
    func isEmpty(in range: Range<Int>) -> Bool {
        low.isEmpty || range.allSatisfy { self[$0] == nil }
    }

    /// Keeps a lane that fits into two bytes, as all lanes of a ``LaneGrid`` do.
    mutating func keep(_ lane: Int, of index: Int, count: Int) {
        guard lane >= 0, lane < Int(UInt16.max) else { return }
        let number = lane < Int(Self.none) ? lane : lane + 1
        if low.isEmpty { low = [UInt8](repeating: Self.none, count: count) }
        if high.isEmpty, number > Int(Self.none) { high = [UInt8](repeating: 0, count: count) }
        low[index] = UInt8(truncatingIfNeeded: number)
        if !high.isEmpty { high[index] = UInt8(truncatingIfNeeded: number >> 8) }
    }

    mutating func splice(_ splices: [Splice]) {
        let added = splices.reduce(0) { $0 + $1.new.count }
        if !low.isEmpty { low.splice(splices, adding: [UInt8](repeating: Self.none, count: added)) }
        if !high.isEmpty { high.splice(splices, adding: [UInt8](repeating: 0, count: added)) }
    }
}
