import CollectionLayout
import WasmRuntime
import WebCollection

// The functions that JavaScript calls. A WebAssembly instance serves one element; `collection-view.d.ts` and `core.js`
// are their other side. Numbers only: memory that JavaScript writes or reads is allocated here and named by address.

// Unsafe only where there are threads; a WebAssembly instance has one.
nonisolated(unsafe) private var collection = WebCollection()
nonisolated(unsafe) private var itemSizes = UnsafeMutableBufferPointer<ItemSize>(start: nil, count: 0)
nonisolated(unsafe) private var sectionNumbers = UnsafeMutableBufferPointer<Double>(start: nil, count: 0)
nonisolated(unsafe) private var measurements = UnsafeMutableBufferPointer<Double>(start: nil, count: 0)
nonisolated(unsafe) private var records = UnsafeMutableBufferPointer<ElementRecord>(start: nil, count: 0)
nonisolated(unsafe) private var hasNewContent = false
nonisolated(unsafe) private var failure: WebCollection.Failure?

// MARK: Layouts to choose from

@_expose(wasm, "layout_count") @_cdecl("layout_count")
func layoutCount() -> Int32 { Int32(LayoutChoice.all.count) }

@_expose(wasm, "layout_name") @_cdecl("layout_name")
func layoutName(_ index: Int32) -> UnsafePointer<UInt8> { LayoutChoice.all[Int(index)].name.utf8Start }

@_expose(wasm, "layout_title") @_cdecl("layout_title")
func layoutTitle(_ index: Int32) -> UnsafePointer<UInt8> { LayoutChoice.all[Int(index)].title.utf8Start }

@_expose(wasm, "layout_is_uniform") @_cdecl("layout_is_uniform")
func layoutIsUniform(_ index: Int32) -> Int32 { LayoutChoice.all[Int(index)].isUniform ? 1 : 0 }

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
    sectionNumbers.deallocate()
    sectionNumbers = .allocate(capacity: max(0, Int(count)) * 4)
    hasNewContent = true
    return UnsafeMutableRawPointer(sectionNumbers.baseAddress!)
}

private func takeContent() throws(WebCollection.Failure) {
    var plans: [WebCollection.SectionPlan] = []
    for at in stride(from: 0, to: sectionNumbers.count, by: 4) {
        plans.append(
            WebCollection.SectionPlan(
                count: Int(exactly: sectionNumbers[at]) ?? -1, headerLength: sectionNumbers[at + 1],
                footerLength: sectionNumbers[at + 2], hasBackground: sectionNumbers[at + 3] == 1))
    }
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
        failure = nil
        return 0
    } catch {
        failure = error
        return error.rawValue
    }
}

@_expose(wasm, "error_message") @_cdecl("error_message")
func errorMessage() -> UnsafePointer<UInt8> { (failure?.message ?? "").utf8Start }

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
func frame(_ item: Int32, _ origin: Double) -> Int32 {
    guard let record = collection.record(ofItem: Int(item), origin: origin) else { return 0 }
    put(record, at: 0)
    return 1
}

@_expose(wasm, "section_frame") @_cdecl("section_frame")
func sectionFrame(_ section: Int32, _ origin: Double) -> Int32 {
    guard let record = collection.record(ofHeader: Int(section), origin: origin) else { return 0 }
    put(record, at: 0)
    return 1
}

@_expose(wasm, "neighbor") @_cdecl("neighbor")
func neighbor(_ item: Int32, _ heading: Int32) -> Int32 {
    guard let heading = Arrangement.Heading(rawValue: UInt8(truncatingIfNeeded: heading)) else { return -1 }
    return Int32(collection.neighbor(of: Int(item), toward: heading) ?? -1)
}

@_expose(wasm, "scroll_offset") @_cdecl("scroll_offset")
func scrollOffset(_ item: Int32, _ alignment: Int32, _ offset: Double) -> Double {
    collection.scrollOffset(
        ofItem: Int(item), alignment: .init(rawValue: UInt8(truncatingIfNeeded: alignment)) ?? .nearest, offset: offset)
}

// MARK: Keeping one's place, measuring

@_expose(wasm, "keep") @_cdecl("keep")
func keep(_ offset: Double) { collection.keep(offset: offset) }

@_expose(wasm, "kept_offset") @_cdecl("kept_offset")
func keptOffset() -> Double { collection.keptOffset(otherwise: 0) }

@_expose(wasm, "commit") @_cdecl("commit")
func commit(_ offset: Double, _ length: Double) { collection.commit(offset: offset, length: length) }

@_expose(wasm, "measurements") @_cdecl("measurements")
func measurements(_ capacity: Int32) -> UnsafeMutableRawPointer {
    let needed = max(1, Int(capacity)) * 2
    if measurements.count < needed {
        measurements.deallocate()
        measurements = .allocate(capacity: needed)
    }
    return UnsafeMutableRawPointer(measurements.baseAddress!)
}

@_expose(wasm, "measure") @_cdecl("measure")
func measure(_ count: Int32, _ offset: Double) -> Double {
    var extras: [(item: Int, extra: Double)] = []
    for pair in 0..<max(0, min(Int(count), measurements.count / 2)) {
        extras.append((Int(exactly: measurements[pair * 2]) ?? -1, measurements[pair * 2 + 1]))
    }
    return collection.measure(extras: extras, offset: offset)
}
