import CollectionLayout
import WasmRuntime
import WebCollection

// The functions that JavaScript calls. A WebAssembly instance serves one element. The program `contract` reads these
// declarations and writes the other side. Numbers only: memory that JavaScript writes or reads is allocated here and named
// by its address.

// Unsafe only where there are threads; a WebAssembly instance has one.
nonisolated(unsafe) private var collection = WebCollection()
nonisolated(unsafe) private var itemSizes = UnsafeMutableBufferPointer<ItemSize>(start: nil, count: 0)
nonisolated(unsafe) private var sectionRecords = UnsafeMutableBufferPointer<SectionRecord>(start: nil, count: 0)
nonisolated(unsafe) private var measurementRecords = UnsafeMutableBufferPointer<MeasurementRecord>(start: nil, count: 0)
nonisolated(unsafe) private var records = UnsafeMutableBufferPointer<ElementRecord>(start: nil, count: 0)
nonisolated(unsafe) private var hasNewContent = false

// MARK: Content

@_expose(wasm, "items") @_cdecl("items")
func items(_ count: Int32) -> UnsafeMutableRawPointer {
    itemSizes.deallocate()
    itemSizes = .allocate(capacity: max(0, Int(count)))
    hasNewContent = true
    return UnsafeMutableRawPointer(itemSizes.baseAddress!)
}

@_expose(wasm, "sections") @_cdecl("sections")
func sections(_ count: Int32) -> UnsafeMutableRawPointer {
    sectionRecords.deallocate()
    sectionRecords = .allocate(capacity: max(0, Int(count)))
    hasNewContent = true
    return UnsafeMutableRawPointer(sectionRecords.baseAddress!)
}

private func takeContent() throws(WebCollection.Failure) {
    let plans = sectionRecords.map { WebCollection.SectionPlan($0) }
    try collection.setContent(UnsafeBufferPointer(itemSizes), plans)
    hasNewContent = false
    itemSizes.deallocate()
    itemSizes = .init(start: nil, count: 0)
}

@_expose(wasm, "arrange") @_cdecl("arrange")
func arrange(
    _ layout: Int32, _ itemBreadth: Double, _ spacing: Double, _ inset: Double, _ width: Double, _ height: Double,
    _ orientation: Int32
) -> Int32 {
    do throws(WebCollection.Failure) {
        if hasNewContent { try takeContent() }
        try collection.arrange(
            layout: Int(layout), LayoutWishes(itemBreadth: itemBreadth, spacing: spacing), inset: inset,
            in: Size(width: width, height: height), Orientation.all[Int(orientation) & 3])
        return 0
    } catch {
        return error.rawValue
    }
}

// MARK: Questions

@_expose(wasm, "extent") @_cdecl("extent")
func extent() -> Double { collection.length }

@_expose(wasm, "results") @_cdecl("results")
func results() -> UnsafeMutableRawPointer? { UnsafeMutableRawPointer(records.baseAddress) }

@_expose(wasm, "query") @_cdecl("query")
func query(_ offset: Double, _ length: Double, _ origin: Double) -> Int32 {
    var count = 0
    collection.records(from: offset, length: length, origin: origin) { record in
        put(record, at: count)
        count += 1
    }
    return Int32(count)
}

private func put(_ record: ElementRecord, at index: Int) {
    if index == records.count {
        let larger = UnsafeMutableBufferPointer<ElementRecord>.allocate(capacity: max(256, index * 2))
        for old in 0..<index { larger[old] = records[old] }
        records.deallocate()
        records = larger
    }
    records[index] = record
}

@_expose(wasm, "frame") @_cdecl("frame")
func frame(_ item: Int32, _ origin: Double) -> Bool {
    guard let record = collection.record(ofItem: Int(item), origin: origin) else { return false }
    put(record, at: 0)
    return true
}

@_expose(wasm, "sectionFrame") @_cdecl("sectionFrame")
func sectionFrame(_ section: Int32, _ origin: Double) -> Bool {
    guard let record = collection.record(ofHeader: Int(section), origin: origin) else { return false }
    put(record, at: 0)
    return true
}

@_expose(wasm, "neighbor") @_cdecl("neighbor")
func neighbor(_ item: Int32, _ heading: Int32) -> Int32 {
    guard let heading = Arrangement.Heading(rawValue: UInt8(truncatingIfNeeded: heading)) else { return -1 }
    return Int32(collection.neighbor(of: Int(item), toward: heading) ?? -1)
}

@_expose(wasm, "scrollOffset") @_cdecl("scrollOffset")
func scrollOffset(_ item: Int32, _ alignment: Int32, _ offset: Double) -> Double {
    collection.scrollOffset(
        ofItem: Int(item), alignment: .init(rawValue: UInt8(truncatingIfNeeded: alignment)) ?? .nearest, offset: offset)
}

// MARK: Keeping one's place, measuring

@_expose(wasm, "keep") @_cdecl("keep")
func keep(_ offset: Double) { collection.keep(offset: offset) }

@_expose(wasm, "keptOffset") @_cdecl("keptOffset")
func keptOffset() -> Double { collection.keptOffset(otherwise: 0) }

@_expose(wasm, "commit") @_cdecl("commit")
func commit(_ offset: Double, _ length: Double) { collection.commit(offset: offset, length: length) }

@_expose(wasm, "measurements") @_cdecl("measurements")
func measurements(_ capacity: Int32) -> UnsafeMutableRawPointer {
    let needed = max(1, Int(capacity))
    if measurementRecords.count < needed {
        measurementRecords.deallocate()
        measurementRecords = .allocate(capacity: needed)
    }
    return UnsafeMutableRawPointer(measurementRecords.baseAddress!)
}

@_expose(wasm, "measure") @_cdecl("measure")
func measure(_ count: Int32, _ offset: Double) -> Double {
    let records = measurementRecords.prefix(max(0, Int(count)))
    return collection.measure(extras: records.map { (Int(exactly: $0.item) ?? -1, $0.extra) }, offset: offset)
}
