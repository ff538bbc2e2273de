import CollectionLayout
import WasmRuntime
import WebCollection

// The functions that JavaScript calls. Each WebAssembly instance serves one element. The program `contract` parses
// these declarations and writes the JavaScript side. Functions take and return numbers only. Memory for records is
// allocated here and passed as an address.

// Safe without synchronization: a WebAssembly instance has one thread.
nonisolated(unsafe) private var collection = WebCollection()
nonisolated(unsafe) private var itemValues = UnsafeMutableBufferPointer<Double>(start: nil, count: 0)
/// The sizes of the items of the next `addItems` or `edit`, and room for more. An array would add 500 bytes to the
/// module.
nonisolated(unsafe) private var itemSizes = UnsafeMutableBufferPointer<ItemSize>(start: nil, count: 0)
nonisolated(unsafe) private var sizeCount = 0
/// The items of the sections of the next content.
nonisolated(unsafe) private var newItems: [Items] = []
nonisolated(unsafe) private var sectionRecords = UnsafeMutableBufferPointer<SectionRecord>(start: nil, count: 0)
nonisolated(unsafe) private var editRecords = UnsafeMutableBufferPointer<EditRecord>(start: nil, count: 0)
nonisolated(unsafe) private var placeRecord = UnsafeMutableBufferPointer<PlaceRecord>(start: nil, count: 0)
#if !COMMON_ONLY
    nonisolated(unsafe) private var shelfRecord = UnsafeMutableBufferPointer<ShelfRecord>(start: nil, count: 0)
    nonisolated(unsafe) private var reorderRecord = UnsafeMutableBufferPointer<ReorderRecord>(start: nil, count: 0)
    nonisolated(unsafe) private var cellRecords = UnsafeMutableBufferPointer<CellRecord>(start: nil, count: 0)
    nonisolated(unsafe) private var extentRecords = UnsafeMutableBufferPointer<ExtentRecord>(start: nil, count: 0)
    nonisolated(unsafe) private var templateRecords = UnsafeMutableBufferPointer<TemplateRecord>(start: nil, count: 0)
#endif
nonisolated(unsafe) private var measurementRecords = UnsafeMutableBufferPointer<MeasurementRecord>(start: nil, count: 0)
nonisolated(unsafe) private var records = UnsafeMutableBufferPointer<ElementRecord>(start: nil, count: 0)
nonisolated(unsafe) private var recordCount = 0
// Allocated by `answer`, because no initializer runs before JavaScript calls a function.
nonisolated(unsafe) private var answerRecord = UnsafeMutableBufferPointer<AnswerRecord>(start: nil, count: 0)

/// Runs an action. Returns the number of its failure, or 0.
private func failure(of action: () throws(WebCollection.Failure) -> Void) -> Int32 {
    do throws(WebCollection.Failure) {
        try action()
        return 0
    } catch { return error.rawValue }
}

/// Runs an event, and writes the answer and the records of changed elements.
private func tell(_ event: () throws(WebCollection.Failure) -> Void) {
    var answer = AnswerRecord()
    answer.failure = Double(failure(of: event))
    if answer.failure == 0 {
        recordCount = 0
        collection.takeChanges { put($0) }
        answer.count = Double(recordCount)
        answer.records = Double(index(of: records.baseAddress))
        if let destination = collection.takeDestination() { answer.destination = destination }
    }
    answer.extent = collection.length
    answer.offset = collection.offset
    answer.transition = Double(collection.transition ?? 0)
    answer.wantsSettling = collection.wantsSettling ? 1 : 0
    answerRecord.baseAddress?.pointee = answer
}

/// The index of a record in an array of all the memory as doubles.
private func index(of record: UnsafePointer<ElementRecord>?) -> Int {
    Int(bitPattern: record) / MemoryLayout<Double>.stride
}

/// Returns the address of the answer record, which never changes. JavaScript must call this before the first event.
@_expose(wasm, "answer") @_cdecl("answer")
func answer() -> UnsafeMutableRawPointer {
    if answerRecord.isEmpty { answerRecord = .allocate(capacity: 1) }
    return UnsafeMutableRawPointer(answerRecord.baseAddress!)
}

/// Converts a number from JavaScript to an item's number. Anything but an integer becomes −1, which no item has.
private func item(_ number: Double) -> Int { number.integer(otherwise: -1) }

// MARK: Content and layout

/// Allocates memory for `count` values, and frees the previous one.
private func room<Value>(
    for count: Int32, in memory: inout UnsafeMutableBufferPointer<Value>
) -> UnsafeMutableRawPointer {
    let count = max(0, Int(count))
    let new = room(forBytes: count * MemoryLayout<Value>.stride, freeing: memory.baseAddress)
    memory = .init(start: new.assumingMemoryBound(to: Value.self), count: count)
    return new
}

@inline(never)  // A copy for each type would be larger.
private func room(forBytes count: Int, freeing old: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer {
    old?.deallocate()
    return .allocate(byteCount: count, alignment: MemoryLayout<Double>.alignment)
}

/// Returns memory for the aspect ratios of items, followed by their extra lengths.
@_expose(wasm, "items") @_cdecl("items")
func items(_ count: Int32) -> UnsafeMutableRawPointer {
    return room(for: 2 * count, in: &itemValues)
}

/// Takes the items that JavaScript has written to `items`. Returns the index of the first one whose ratio is not
/// positive, or -1. Such items become squares.
@_expose(wasm, "takeItems") @_cdecl("takeItems")
func takeItems(_ isUpright: Bool, _ isMeasured: Bool) -> Int32 {
    let count = itemValues.count / 2
    makeRoom(forSizes: sizeCount + count)
    var invalid = -1
    for index in 0..<count {
        var ratio = itemValues[index]
        if !(ratio > 0) {
            ratio = 1
            if invalid < 0 { invalid = index }
        }
        itemSizes[sizeCount + index] = ItemSize(
            aspectRatio: ratio, extra: itemValues[count + index], isUpright: isUpright, isMeasured: isMeasured)
    }
    sizeCount += count
    return Int32(invalid)
}

private func makeRoom(forSizes count: Int) {
    guard count > itemSizes.count else { return }
    let larger = UnsafeMutableBufferPointer<ItemSize>.allocate(capacity: max(count, 2 * itemSizes.count))
    for index in 0..<sizeCount { larger[index] = itemSizes[index] }
    itemSizes.deallocate()
    itemSizes = larger
}

@_expose(wasm, "sections") @_cdecl("sections")
func sections(_ count: Int32) -> UnsafeMutableRawPointer {
    newItems = Array(repeating: Items(count: 0), count: max(0, Int(count)))
    sizeCount = 0  // If the page's data was invalid, earlier sizes were not used.
    return room(for: count, in: &sectionRecords)
}

/// Returns the sections that JavaScript has written to `sections`, with their templates and the cells of their mosaics,
/// which it has written to `templates` and `cells` in the same order.
@inline(never)  // It is called for new content and for edits.
private func plans() -> [WebCollection.SectionPlan] {
    #if COMMON_ONLY
        return sectionRecords.map { WebCollection.SectionPlan($0) }
    #else
        var templates = templateRecords[...]
        var cells = cellRecords[...]
        return sectionRecords.map { record in
            var plan = WebCollection.SectionPlan(record)
            let template = take(record.templateCount, of: &templates)
            if !template.isEmpty { plan.template = WebTemplate(template) }
            plan.cells = Array(take(record.cellCount, of: &cells))
            return plan
        }
    #endif
}

#if !COMMON_ONLY
    /// Removes the first records, and returns them.
    private func take<Value>(
        _ count: Double, of records: inout Slice<UnsafeMutableBufferPointer<Value>>
    ) -> Slice<UnsafeMutableBufferPointer<Value>> {
        let taken = records.prefix(max(0, count.integer(otherwise: 0)))
        records = records.dropFirst(taken.count)
        return taken
    }
#endif

/// Adds the items taken since the last call to a section of the next content, or `count` items that equal the only
/// one. Content comes in parts, because memory never shrinks.
@_expose(wasm, "addItems") @_cdecl("addItems")
func addItems(_ section: Int32, _ count: Int32) {
    newItems[Int(section)].append(givenItems(Int(count)))
}

/// Returns the items taken since the last call, with what JavaScript has written to `extents`.
///
/// - Parameter count: the number of items if all are equal.
@inline(never)  // It is called for new content and for edits.
private func givenItems(_ count: Int) -> Items {
    let sizes = UnsafeBufferPointer(rebasing: itemSizes[..<sizeCount])
    sizeCount = 0
    #if COMMON_ONLY
        return Items(given: sizes, equal: count)
    #else
        return Items(given: sizes, equal: count, UnsafeBufferPointer(extentRecords))
    #endif
}

/// Takes the content that JavaScript has written to `sections`, with the added items.
@_expose(wasm, "setContent") @_cdecl("setContent")
func setContent() -> Int32 {
    defer { freeItems() }
    return failure { () throws(WebCollection.Failure) in try collection.setContent(newItems, plans()) }
}

/// Returns memory for the steps of an edit. Their sizes belong in `items`.
@_expose(wasm, "edits") @_cdecl("edits")
func edits(_ count: Int32) -> UnsafeMutableRawPointer {
    room(for: count, in: &editRecords)
}

/// Applies the edit that JavaScript has written to `edits`, `items` and `sections`.
@_expose(wasm, "edit") @_cdecl("edit")
func edit(_ animated: Bool) {
    defer { freeItems() }
    tell { () throws(WebCollection.Failure) in
        try collection.edit(
            UnsafeBufferPointer(editRecords), givenItems(sizeCount), plans(), animated: animated)
    }
}

private func freeItems() {
    newItems = []
    _ = items(0)
    _ = room(for: 0, in: &itemSizes)
    #if !COMMON_ONLY
        freeTemplates()
        _ = cells(0)
        _ = extents(0)
    #endif
}

/// Sets the lengths of the header before all sections and of the footer after them; 0 for none. It takes effect with
/// the next `layOut` or `edit`.
@_expose(wasm, "setHeaderAndFooter") @_cdecl("setHeaderAndFooter")
func setHeaderAndFooter(_ header: Double, _ footer: Double, _ pinsHeader: Bool, _ pinsFooter: Bool) {
    collection.setHeaderAndFooter(
        header: header, footer: footer, pinsHeader: pinsHeader, pinsFooter: pinsFooter)
}

#if !COMMON_ONLY
    /// Returns memory for the templates of the next `setContent`, `edit` or `choose`.
    @_expose(wasm, "templates") @_cdecl("templates")
    func templates(_ count: Int32) -> UnsafeMutableRawPointer { room(for: count, in: &templateRecords) }

    /// Returns memory for the cells of the mosaics in the next `setContent` or `edit`.
    @_expose(wasm, "cells") @_cdecl("cells")
    func cells(_ count: Int32) -> UnsafeMutableRawPointer { room(for: count, in: &cellRecords) }

    /// Returns memory for the spans and breadths of the items whose sizes are in `items`.
    @_expose(wasm, "extents") @_cdecl("extents")
    func extents(_ count: Int32) -> UnsafeMutableRawPointer { room(for: count, in: &extentRecords) }

    private func freeTemplates() {
        templateRecords.deallocate()
        templateRecords = .init(start: nil, count: 0)
    }
#endif

/// Chooses the layout of sections without one of their own. Its template, if any, is in `templates`.
@_expose(wasm, "choose") @_cdecl("choose")
func choose(_ layout: Int32, _ itemBreadth: Double, _ spacing: Double, _ inset: Double) -> Int32 {
    failure { () throws(WebCollection.Failure) in
        var options = LayoutOptions(itemBreadth: itemBreadth, spacing: spacing)
        #if !COMMON_ONLY
            if !templateRecords.isEmpty { options.template = WebTemplate(templateRecords) }
            freeTemplates()
        #endif
        try collection.choose(layout: Int(layout), options, inset: inset)
    }
}

@_expose(wasm, "layOut") @_cdecl("layOut")
func layOut(_ width: Double, _ height: Double, _ margin: Double, _ orientation: Int32, _ animated: Bool) {
    tell { () throws(WebCollection.Failure) in
        try collection.layOut(
            in: Size(width: width, height: height), margin: margin, Orientation.all[Int(orientation) & 3],
            animated: animated)
    }
}

@_expose(wasm, "advance") @_cdecl("advance")
func advance(_ progress: Double) { collection.advance(to: progress) }

@_expose(wasm, "finishTransition") @_cdecl("finishTransition")
func finishTransition() { tell { () throws(WebCollection.Failure) in try collection.finishTransition() } }

// MARK: Scrolling and measuring

@_expose(wasm, "scrolled") @_cdecl("scrolled")
func scrolled(_ offset: Double, _ cause: Int32) {
    tell { () throws(WebCollection.Failure) in
        try collection.scrolled(to: offset, by: .init(rawValue: UInt8(truncatingIfNeeded: cause)) ?? .person)
    }
}

@_expose(wasm, "scrollToItem") @_cdecl("scrollToItem")
func scrollToItem(_ number: Double, _ alignment: Int32) {
    tell { () throws(WebCollection.Failure) in
        let alignment = ScrollDestination.Alignment(rawValue: UInt8(truncatingIfNeeded: alignment)) ?? .nearest
        try collection.scroll(toItem: item(number), alignment)
    }
}

@_expose(wasm, "scrollToDistance") @_cdecl("scrollToDistance")
func scrollToDistance(_ number: Double, _ distance: Double) {
    tell { () throws(WebCollection.Failure) in try collection.scroll(toItem: item(number), at: distance) }
}

@_expose(wasm, "scrollToEdge") @_cdecl("scrollToEdge")
func scrollToEdge(_ fraction: Double) {
    tell { () throws(WebCollection.Failure) in try collection.scroll(to: ScrollAnchor.Edge(fraction: fraction)) }
}

/// Returns the memory that `savePlace` writes and `restore` reads.
@_expose(wasm, "placeMemory") @_cdecl("placeMemory")
func placeMemory() -> UnsafeMutableRawPointer {
    if placeRecord.isEmpty { placeRecord = .allocate(capacity: 1) }
    return UnsafeMutableRawPointer(placeRecord.baseAddress!)
}

/// Writes the place whose position is held. Returns false at the start of the content.
@_expose(wasm, "savePlace") @_cdecl("savePlace")
func savePlace() -> Bool {
    guard let place = collection.place else { return false }
    placeRecord.baseAddress?.initialize(to: PlaceRecord(place))
    return true
}

@_expose(wasm, "restore") @_cdecl("restore")
func restore() {
    guard let place = placeRecord.baseAddress?.pointee.place else { return }
    tell { () throws(WebCollection.Failure) in try collection.restore(place) }
}

@_expose(wasm, "stickToEnd") @_cdecl("stickToEnd")
func stickToEnd(_ sticks: Bool) { collection.sticksToEnd = sticks }

@_expose(wasm, "settle") @_cdecl("settle")
func settle(_ items: Int32) {
    tell { () throws(WebCollection.Failure) in try collection.settle(items: Int(items)) }
}

@_expose(wasm, "retain") @_cdecl("retain")
func retain(_ reason: Int32, _ item: Int32) {
    collection.retain(item: Int(item), for: .init(raw: UInt8(truncatingIfNeeded: reason)))
}

@_expose(wasm, "measurements") @_cdecl("measurements")
func measurements(_ count: Int32) -> UnsafeMutableRawPointer { room(for: count, in: &measurementRecords) }

@_expose(wasm, "measured") @_cdecl("measured")
func measured(_ count: Int32) {
    let records = measurementRecords.prefix(max(0, Int(count)))
    tell { () throws(WebCollection.Failure) in
        try collection.measure(extras: records.map { (item($0.item), $0.extra) })
    }
}

#if !COMMON_ONLY
    // MARK: Sections that scroll across

    /// Returns the memory that `shelf` writes.
    @_expose(wasm, "shelfMemory") @_cdecl("shelfMemory")
    func shelfMemory() -> UnsafeMutableRawPointer {
        if shelfRecord.isEmpty { shelfRecord = .allocate(capacity: 1) }
        return UnsafeMutableRawPointer(shelfRecord.baseAddress!)
    }

    /// Writes the viewport and offset of a section that scrolls across. Returns false for other sections.
    @_expose(wasm, "shelf") @_cdecl("shelf")
    func shelf(_ section: Int32) -> Bool {
        guard let record = collection.shelf(Int(section)) else { return false }
        shelfRecord.baseAddress?.initialize(to: record)
        return true
    }

    @_expose(wasm, "scrollShelf") @_cdecl("scrollShelf")
    func scrollShelf(_ section: Int32, _ offset: Double) {
        tell { () throws(WebCollection.Failure) in try collection.scrollShelf(Int(section), to: offset) }
    }

    /// Returns NaN for a section that does not scroll across.
    @_expose(wasm, "restingShelf") @_cdecl("restingShelf")
    func restingShelf(_ section: Int32, _ velocity: Double) -> Double {
        collection.restingOffset(ofShelf: Int(section), velocity: velocity) ?? .nan
    }

    @_expose(wasm, "resting") @_cdecl("resting")
    func resting(_ velocity: Double) -> Double { collection.restingOffset(velocity: velocity) }

    // MARK: Dragging

    @_expose(wasm, "pickUp") @_cdecl("pickUp")
    func pickUp(_ number: Double) {
        tell { () throws(WebCollection.Failure) in try collection.pickUp(item: item(number)) }
    }

    @_expose(wasm, "drag") @_cdecl("drag")
    func drag(_ x: Double, _ y: Double, _ animated: Bool) {
        tell { () throws(WebCollection.Failure) in try collection.drag(to: Point(x: x, y: y), animated: animated) }
    }

    @_expose(wasm, "dragOnto") @_cdecl("dragOnto")
    func dragOnto(_ number: Double, _ animated: Bool) {
        tell { () throws(WebCollection.Failure) in
            try collection.drag(ontoItem: item(number), animated: animated)
        }
    }

    /// Returns the memory that `reorder` writes.
    @_expose(wasm, "reorderMemory") @_cdecl("reorderMemory")
    func reorderMemory() -> UnsafeMutableRawPointer {
        if reorderRecord.isEmpty { reorderRecord = .allocate(capacity: 1) }
        return UnsafeMutableRawPointer(reorderRecord.baseAddress!)
    }

    /// Writes the dragged item's old and current positions. Returns false if no item is dragged.
    @_expose(wasm, "reorder") @_cdecl("reorder")
    func reorder() -> Bool {
        guard let record = collection.reorder else { return false }
        reorderRecord.baseAddress?.initialize(to: record)
        return true
    }

    @_expose(wasm, "drop") @_cdecl("drop")
    func drop() { collection.drop() }

    @_expose(wasm, "cancelDrag") @_cdecl("cancelDrag")
    func cancelDrag(_ animated: Bool) {
        tell { () throws(WebCollection.Failure) in collection.cancelDrag(animated: animated) }
    }
#endif

// MARK: Questions

private func put(_ record: ElementRecord) {
    if recordCount == records.count {
        let larger = UnsafeMutableBufferPointer<ElementRecord>.allocate(capacity: max(256, recordCount * 2))
        for old in 0..<recordCount { larger[old] = records[old] }
        records.deallocate()
        records = larger
    }
    records[recordCount] = record
    recordCount += 1
}

/// Writes the records of the items in view, and returns their number.
@_expose(wasm, "visibleItems") @_cdecl("visibleItems")
func visibleItems() -> Int32 {
    recordCount = 0
    collection.forEachVisibleItem { put($0) }
    return Int32(recordCount)
}

/// Writes the record of an item. Returns false if there is no such item.
@_expose(wasm, "frame") @_cdecl("frame")
func frame(_ number: Double) -> Bool {
    guard let record = collection.record(ofItem: item(number)) else { return false }
    recordCount = 0
    put(record)
    return true
}

/// Returns the address of the records that the last query has written.
@_expose(wasm, "results") @_cdecl("results")
func results() -> UnsafeMutableRawPointer? { UnsafeMutableRawPointer(records.baseAddress) }

@_expose(wasm, "neighbor") @_cdecl("neighbor")
func neighbor(_ item: Int32, _ heading: Int32) -> Int32 {
    guard let heading = Arrangement.Heading(rawValue: UInt8(truncatingIfNeeded: heading)) else { return -1 }
    return Int32(collection.neighbor(of: Int(item), toward: heading) ?? -1)
}
