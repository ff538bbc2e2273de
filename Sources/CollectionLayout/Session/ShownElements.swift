/// What a host was told to be shown, by key.
struct ShownElements: Sendable {
    private struct Slot: Sendable {
        /// Nil once it is deleted.
        var id: ElementID?
        /// As it was told last.
        var told: CollectionSession.ShownElement
        /// The last call in which it was found to be shown.
        var pass: UInt32
        /// The breadth at which the host was asked to measure it; not a number where it was not.
        var askedBreadth = Double.nan
        /// Whether its content has changed since the host was told.
        var isStale = false
    }

    /// By key.
    private var slots: [Slot] = []
    private var keys: [UInt32] = []
    private var freeKeys: [UInt32] = []
    private var table = ElementTable()
    /// Keys that were told to have left in the last call, and may be given in the next.
    private var leavingKeys: [UInt32] = []
    private var pass: UInt32 = 0
    private var measuringPasses = 0
    static let mostMeasuringPasses = 8

    /// A call begins.
    mutating func begin() {
        pass &+= 1
        freeKeys += leavingKeys
        leavingKeys.removeAll(keepingCapacity: true)
    }

    /// An element is shown.
    ///
    /// - Parameter breadth: at which it is to be measured; nil if it need not be now.
    mutating func tell(
        _ element: LayoutElement, _ frame: LogicalRect, _ pinRange: CollectionSession.PinRange?,
        measuredAt breadth: Double?, _ changes: inout CollectionSession.Changes
    ) {
        let known = key(of: element.id)
        let key = known ?? newKey()
        let shown = CollectionSession.ShownElement(
            key: ElementKey(raw: key), element: element, frame: frame, pinRange: pinRange)
        let index = Int(key)
        if known == nil {
            let slot = Slot(id: element.id, told: shown, pass: pass)
            if index < slots.count { slots[index] = slot } else { slots.append(slot) }
            keys.append(key)
            if table.isFull { reindex() } else { table.insert(key, for: element.id) }
            changes.entered.append(shown)
        } else {
            slots[index].pass = pass
            if !slots[index].told.looksLike(shown) { changes.moved.append(shown) }
            if slots[index].isStale { changes.refreshed.append(shown.key) }
            slots[index].told = shown
            slots[index].isStale = false
        }
        if !element.isEstimate { slots[index].askedBreadth = .nan }
        if let breadth, element.isEstimate, slots[index].askedBreadth != breadth,
            measuringPasses < Self.mostMeasuringPasses
        {
            slots[index].askedBreadth = breadth
            changes.unmeasured.append(shown.key)
        }
    }

    /// Everything that is shown has been told.
    mutating func end(_ changes: inout CollectionSession.Changes) {
        if !changes.unmeasured.isEmpty { measuringPasses += 1 }
        var kept = 0
        for key in keys {
            if slots[Int(key)].pass == pass {
                keys[kept] = key
                kept += 1
            } else {
                slots[Int(key)].id = nil
                leavingKeys.append(key)
                changes.left.append(ElementKey(raw: key))
            }
        }
        guard kept < keys.count else { return }
        keys.removeSubrange(kept...)
        reindex()
    }

    /// A frame has been presented.
    mutating func presented() { measuringPasses = 0 }

    /// Gives everything its new name after an edit. O(k log m).
    mutating func rename(through map: CollectionMap) {
        for key in keys {
            let index = Int(key)
            guard let id = slots[index].id else { continue }
            let new = map.newID(of: id)
            slots[index].id = new
            if let new, map.isChanged(new) {
                slots[index].isStale = true
                slots[index].askedBreadth = .nan
            }
        }
        reindex()
    }

    /// Whether an element has been told in this call.
    func isTold(_ id: ElementID) -> Bool { key(of: id).map { slots[Int($0)].pass == pass } ?? false }

    /// The key of an element that was told to be shown.
    func key(of id: ElementID) -> UInt32? { table.key(of: id) { slots[Int($0)].id } }

    /// The element that has a key; nil once it is deleted.
    func id(of key: ElementKey) -> ElementID? { Int(key.raw) < slots.count ? slots[Int(key.raw)].id : nil }

    private mutating func newKey() -> UInt32 { freeKeys.popLast() ?? UInt32(slots.count) }

    private mutating func reindex() {
        table.removeAll(reserving: keys.count + 1)
        for key in keys {
            if let id = slots[Int(key)].id { table.insert(key, for: id) }
        }
    }
}

extension CollectionSession.ShownElement {
    /// Whether a host would draw it alike.
    fileprivate func looksLike(_ other: Self) -> Bool {
        var element = element
        element.isEstimate = other.element.isEstimate
        return element == other.element && pinRange == other.pinRange
    }
}
