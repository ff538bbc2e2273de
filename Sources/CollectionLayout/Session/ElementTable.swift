/// A hash table from the names of the shown elements to their keys.
///
/// A `Dictionary` would add its hasher to the program, which is large, and slow for forty elements per frame.
struct ElementTable: Sendable {
    /// The slots, with open addressing: an element is in the slot of its hash, or in the next free one. A slot contains
    /// the key plus one, or 0 if it is empty.
    private var places: [UInt32] = []
    private var count = 0

    /// Removes all elements, and reserves memory for `capacity` elements.
    mutating func removeAll(reserving capacity: Int) {
        count = 0
        if places.count >= 2 * capacity, !places.isEmpty {
            for index in places.indices { places[index] = 0 }
        } else {
            var size = 64
            while size < 2 * capacity { size *= 2 }
            places = [UInt32](repeating: 0, count: size)
        }
    }

    /// Whether another element would make searches long.
    var isFull: Bool { 2 * (count + 1) > places.count }

    private func home(of id: ElementID) -> Int {
        // Fibonacci hashing spreads consecutive items.
        Int(truncatingIfNeeded: (id.raw &* 0x9E37_79B9_7F4A_7C15) >> 40) & (places.count - 1)
    }

    /// Returns the key of an element; nil if the table does not contain it.
    ///
    /// - Parameters:
    ///   - wanted: The name of the element.
    ///   - id: Returns the name of the element with a key.
    func key(of wanted: ElementID, naming id: (UInt32) -> ElementID?) -> UInt32? {
        guard !places.isEmpty else { return nil }
        var place = home(of: wanted)
        while places[place] != 0 {
            let key = places[place] - 1
            if id(key) == wanted { return key }
            place = (place + 1) & (places.count - 1)
        }
        return nil
    }

    /// Inserts an element that is not in the table yet. The table must not be full.
    mutating func insert(_ key: UInt32, for id: ElementID) {
        var place = home(of: id)
        while places[place] != 0 { place = (place + 1) & (places.count - 1) }
        places[place] = key + 1
        count += 1
    }
}
