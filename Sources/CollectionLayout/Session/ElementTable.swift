/// A hash table from the names of the shown elements to their keys.
///
/// A `Dictionary` would add its hasher to the program, which is large, and slow for forty elements per frame.
struct ElementTable: Sendable {
    /// The slots, with open addressing: an element is in the slot of its hash, or in the next free one. A slot contains
    /// the key plus one, or 0 if it is empty.
    private var slots: [UInt32] = []
    private var count = 0

    /// Removes all elements, and reserves memory for `capacity` elements.
    mutating func removeAll(reserving capacity: Int) {
        count = 0
        if slots.count >= 2 * capacity, !slots.isEmpty {
            for index in slots.indices { slots[index] = 0 }
        } else {
            var size = 64
            while size < 2 * capacity { size *= 2 }
            slots = [UInt32](repeating: 0, count: size)
        }
    }

    /// Whether another element would make searches long.
    var isFull: Bool { 2 * (count + 1) > slots.count }

    private func home(of id: ElementID) -> Int {
        // Fibonacci hashing spreads consecutive items.
        Int(truncatingIfNeeded: (id.raw &* 0x9E37_79B9_7F4A_7C15) >> 40) & (slots.count - 1)
    }

    /// Returns the key of an element; nil if the table does not contain it.
    ///
    /// - Parameters:
    ///   - wanted: The name of the element.
    ///   - id: Returns the name of the element with a key.
    func key(of wanted: ElementID, naming id: (UInt32) -> ElementID?) -> UInt32? {
        guard !slots.isEmpty else { return nil }
        var slot = home(of: wanted)
        while slots[slot] != 0 {
            let key = slots[slot] - 1
            if id(key) == wanted { return key }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// Inserts an element that is not in the table yet. The table must not be full.
    mutating func insert(_ key: UInt32, for id: ElementID) {
        var slot = home(of: id)
        while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = key + 1
        count += 1
    }
}
