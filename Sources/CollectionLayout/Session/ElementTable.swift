/// Finds the keys of the elements that are shown, without allocating: a dictionary would bring its hasher along, which is
/// large, and slow for forty elements a frame.
struct ElementTable: Sendable {
    /// Open addressing: an element's slot is the one its hash names, or the next free one. A slot holds the key plus one, and
    /// 0 if it is empty.
    private var places: [UInt32] = []
    private var count = 0

    /// Makes room for so many elements, and forgets all.
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
        // Fibonacci hashing: neighbors are far apart.
        Int(truncatingIfNeeded: (id.raw &* 0x9E37_79B9_7F4A_7C15) >> 40) & (places.count - 1)
    }

    /// - Parameter id: the name of the element that has a key.
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

    /// There must be room, and no such element yet.
    mutating func insert(_ key: UInt32, for id: ElementID) {
        var place = home(of: id)
        while places[place] != 0 { place = (place + 1) & (places.count - 1) }
        places[place] = key + 1
        count += 1
    }
}
