/// The elements that the host shows, by key.
struct ShownElements: Sendable {
    private struct Slot: Sendable {
        /// The current name; nil once the element is deleted.
        var id: ElementID?
        /// The name before the last edit; nil if an earlier edit deleted the element.
        var lastID: ElementID?
        /// The element as the host knows it.
        var reported: CollectionSession.ShownElement
        /// The last call of `takeChanges` in which the element was shown.
        var pass: UInt32 = 0
        /// The breadth at which the host was asked to measure the element; nil if it was not asked.
        var askedBreadth: Double?
        /// Whether an edit has changed the element's content since the host was last informed.
        var isStale = false
    }

    /// The slots of all keys that were ever used, indexed by key.
    private var slots: [Slot] = []
    private var keys: [UInt32] = []
    private var freeKeys: [UInt32] = []
    private var table = ElementTable()
    /// The keys of elements that left in the last call. The next call can reuse them.
    private var leavingKeys: [UInt32] = []
    private var pass: UInt32 = 0
    private var orientation = Orientation.vertical
    /// Whether the orientation has changed since the last call of `takeChanges`.
    private var hasTurned = false
    private var measuringPasses = 0
    static let maximumMeasuringPasses = 8
    /// Whether the measurement of some elements was deferred to a later frame.
    private(set) var hasPutOffMeasuring = false

    /// Begins a call of `takeChanges`.
    mutating func begin(_ orientation: Orientation) {
        pass &+= 1
        hasTurned = orientation != self.orientation
        self.orientation = orientation
        hasPutOffMeasuring = false
        freeKeys += leavingKeys
        leavingKeys.clear()
    }

    /// Records that an element is shown, and appends it to the changes if it differs from what the host knows.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - frame: The frame in logical coordinates.
    ///   - pinRange: The range in which the host moves the element.
    ///   - motion: The motion in the running transition.
    ///   - breadth: The breadth at which the element has to be measured; nil if it need not be measured now.
    mutating func report(
        _ element: LayoutElement, _ frame: LogicalRect, _ pinRange: CollectionSession.PinRange?,
        _ motion: CollectionSession.Motion?, measuredAt breadth: Double?, _ changes: inout CollectionSession.Changes
    ) {
        let known = key(of: element.id)
        let key = known ?? newKey()
        let shown = CollectionSession.ShownElement(
            key: ElementKey(raw: key), element: element, frame: frame, pinRange: pinRange, motion: motion)
        let index = Int(key)
        if known == nil {
            if index == slots.count { slots.append(Slot(reported: shown)) }
            slots[index].id = element.id
            slots[index].lastID = nil
            slots[index].askedBreadth = nil
            keys.append(key)
            if table.isFull { reindex() } else { table.insert(key, for: element.id) }
            changes.entered.append(shown)
        } else {
            if hasTurned || !slots[index].reported.looksLike(shown) { changes.moved.append(shown) }
            if slots[index].isStale { changes.refreshed.append(shown.key) }
        }
        slots[index].reported = shown
        slots[index].pass = pass
        slots[index].isStale = false
        if !element.isEstimate { slots[index].askedBreadth = nil }
        if let breadth, element.isEstimate, slots[index].askedBreadth != breadth,
            measuringPasses < Self.maximumMeasuringPasses
        {
            slots[index].askedBreadth = breadth
            changes.unmeasured.append(shown.key)
        }
        if breadth != nil, measuringPasses == Self.maximumMeasuringPasses { hasPutOffMeasuring = true }
    }

    /// The number of shown elements.
    var count: Int { keys.count }

    /// Returns a shown element by its index, from 0 to ``count`` − 1 in arbitrary order.
    func element(at index: Int) -> LayoutElement { slots[Int(keys[index])].reported.element }

    func frame(at index: Int) -> LogicalRect { slots[Int(keys[index])].reported.frame }

    /// Records that an element is still shown, without changes.
    mutating func keep(at index: Int) { slots[Int(keys[index])].pass = pass }

    /// Records that a disappearing element is shown, and appends it to the changes if its motion is new.
    mutating func reportFading(
        _ key: UInt32, _ motion: CollectionSession.Motion, _ changes: inout CollectionSession.Changes
    ) {
        let index = Int(key)
        let reported = slots[index].reported
        slots[index].pass = pass
        guard reported.motion != motion else { return }
        let shown = CollectionSession.ShownElement(
            key: reported.key, element: reported.element, frame: reported.frame, pinRange: nil, motion: motion)
        slots[index].reported = shown
        changes.fading.append(shown)
    }

    /// Ends a call of `takeChanges`: elements that it has not visited leave.
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

    /// Records that an element was measured. If it becomes an estimate again, the host is asked again.
    mutating func noteAnswer(for id: ElementID) {
        if let key = key(of: id) { slots[Int(key)].askedBreadth = nil }
    }

    /// Forgets all requests after the whole content has changed, so that the host is asked to measure estimates again.
    mutating func forgetAsking() {
        for key in keys { slots[Int(key)].askedBreadth = nil }
    }

    /// Records that a frame has been presented.
    mutating func presented() { measuringPasses = 0 }

    /// Renames all elements after an edit. O(k log m) for k shown elements and m changes.
    mutating func rename(through map: CollectionMap) {
        for key in keys {
            let index = Int(key)
            let id = slots[index].id
            slots[index].lastID = id
            guard let id else { continue }
            let new = map.newID(of: id)
            slots[index].id = new
            if let new, map.isChanged(new) {
                slots[index].isStale = true
                slots[index].askedBreadth = nil
            }
        }
        reindex()
    }

    /// The elements that the last edit has deleted: their keys, by their names before the edit.
    var deleted: [Entry] {
        var deleted: [Entry] = []
        for key in keys {
            let slot = slots[Int(key)]
            guard slot.id == nil, let name = slot.lastID else { continue }
            deleted.append(Entry(key: Int64(bitPattern: name.raw), value: Int64(key)))
        }
        deleted.sortByKey()
        return deleted
    }

    /// Removes the names of elements that stay shown while they disappear.
    ///
    /// - Parameter fading: Entries whose keys are those of the elements.
    mutating func hold(_ fading: [Entry]) {
        for entry in fading { slots[Int(entry.key)].id = nil }
        if !fading.isEmpty { reindex() }
    }

    /// Gives disappearing elements names again, because a canceled transition brings them back. Measuring may have brought
    /// back some of them already, under other keys.
    mutating func revive(_ fading: [Entry], as id: (Entry) -> ElementID?) {
        for entry in fading {
            if let id = id(entry), key(of: id) == nil { slots[Int(entry.key)].id = id }
        }
        if !fading.isEmpty { reindex() }
    }

    /// Returns whether this call has already visited an element.
    func isReported(_ id: ElementID) -> Bool { key(of: id).map { slots[Int($0)].pass == pass } ?? false }

    /// Returns the key of a shown element.
    func key(of id: ElementID) -> UInt32? { table.key(of: id) { slots[Int($0)].id } }

    /// Returns the name of the element with a key; nil once it is deleted.
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
    /// Returns whether a host would draw two elements in the same way.
    ///
    /// Logical frames are compared, too: in content that runs from right to left and becomes longer, an element may
    /// move away from the start while its physical frame, which counts from the end, stays the same.
    fileprivate func looksLike(_ other: Self) -> Bool {
        var element = element
        element.isEstimate = other.element.isEstimate
        return element == other.element && frame == other.frame && pinRange == other.pinRange
            && motion == other.motion
    }
}
