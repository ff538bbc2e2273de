import CollectionLayout
import WasmRuntime

// Everything the core can do, linked into one module to know how large that is: `../../build whole-core` says so. Pages load
// `collection-layout.wasm`, which has what the element needs.

// Unsafe only where there are threads; a WebAssembly instance has one.
nonisolated(unsafe) private var arrangement: Arrangement!
nonisolated(unsafe) private var before: Arrangement!
nonisolated(unsafe) private var transition: LayoutTransition?

@_expose(wasm, "numbers") @_cdecl("numbers")
func takeNumbers(_ count: Int32) -> UnsafeMutablePointer<Double> {
    numbers = .allocate(capacity: Int(count))
    return numbers
}

@_expose(wasm, "arrange") @_cdecl("arrange")
func arrange() -> Int32 {
    var sections = list(of: section)
    for index in sections.indices { surround(&sections[index]) }
    return attempt { () throws(LayoutError) in
        arrangement = try Arrangement(
            sections, in: viewport(), orientation: Orientation(choice(), choice()), headerAndFooter: headerAndFooter())
    }
}

private func attempt<Failure: Error>(_ change: () throws(Failure) -> Void) -> Int32 {
    do throws(Failure) { try change() } catch { return 1 }
    return 0
}

@_expose(wasm, "resize") @_cdecl("resize")
func resize() -> Int32 {
    attempt { () throws(LayoutError) in try arrangement.resize(to: viewport()) }
}

@_expose(wasm, "set_bands") @_cdecl("set_bands")
func setHeaderAndFooter() { arrangement.setHeaderAndFooter(headerAndFooter()) }

// MARK: Questions

@_expose(wasm, "query") @_cdecl("query")
func query() {
    let viewport = flag() ? rect() : nil
    arrangement.forEachElement(in: rect(), seenThrough: viewport) { put($0) }
    if let element = arrangement.element(elementID(), seenThrough: viewport) { put(element) }
}

@inline(never)
private func put(_ element: LayoutElement) {
    put(Double(element.id.raw))
    put(element.frame, element.alpha, element.transform)
    put(Double(element.zIndex))
}

@_expose(wasm, "neighbor") @_cdecl("neighbor")
func neighbor() {
    if let id = arrangement.neighbor(of: elementID(), toward: choice()) { put(Double(id.raw)) }
}

@_expose(wasm, "extent") @_cdecl("extent")
func extent() {
    put(arrangement.contentSize.width)
    put(arrangement.contentSize.height)
}

// MARK: Keeping one's place, measuring, scrolling

@inline(never)
private func anchor(in arrangement: Arrangement, _ map: CollectionMap? = nil) -> ScrollAnchor? {
    let offset = number()
    let hold: ScrollAnchor.Hold
    switch integer() {
    case 0: hold = .start
    case 1: hold = .startAlways
    case 2: hold = .center
    case 3: hold = .end(tolerance: number())
    default:
        let target = ScrollDestination(elementID(), alignment: choice(), insets: insets())
        return arrangement.anchor(for: target, from: offset)
    }
    return arrangement.anchor(at: offset, holding: hold, through: map)
}

@_expose(wasm, "measure") @_cdecl("measure")
func measure() -> Int32 {
    let anchor = anchor(in: arrangement)
    let measurements = list { MeasuredSize(elementID(), length: number(), breadth: flag() ? number() : nil) }
    return attempt { () throws(LayoutError) in
        put(try arrangement.measure(measurements, keeping: anchor) ?? 0)
        arrangement.keepLanes(from: number(), to: number())
    }
}

@_expose(wasm, "approach") @_cdecl("approach")
func approach() {
    guard let anchor = anchor(in: arrangement) else { return }
    var approach = ScrollApproach(to: anchor)
    while let offset = approach.next(in: arrangement) { put(offset) }
}

@_expose(wasm, "scroll_shelf") @_cdecl("scroll_shelf")
func scrollShelf() -> Int32 {
    attempt { () throws(LayoutError) in
        let section = integer()
        try arrangement.scroll(section: section, to: number())
        put(arrangement.innerOffset(revealing: elementID()) ?? 0)
        let (from, proposed, velocity) = (number(), number(), number())
        put(
            arrangement.restingOffset(
                ofSection: section, from: from, proposed: proposed, velocity: velocity) ?? 0)
    }
}

@_expose(wasm, "rest") @_cdecl("rest")
func rest() {
    let carousel = Carousel(itemLength: .fixed(number()), spacing: number(), rest: choice())
    let container = Container(breadth: number(), viewportLength: number())
    put(carousel.restingOffset(near: number(), velocity: number(), count: integer(), in: container))
}

// MARK: Edits and transitions

@_expose(wasm, "edit") @_cdecl("edit")
func edit() -> Int32 {
    attempt { () throws(EditError) in
        let edit = readEdit()
        before = arrangement
        var map = try arrangement.apply(edit)
        if flag() { map = try map.inverse.followed(by: map) }
        animate(to: anchor(in: before, map).flatMap { arrangement.offset(of: $0) } ?? 0, through: map)
    }
}

@inline(never)
private func readEdit() -> Edit {
    var edit = Edit()
    for _ in 0..<integer() {
        let (item, home, newItem, newHome) = (integer(), integer(), integer(), integer())
        switch integer() {
        case 0: edit.deleteItem(item, section: home)
        case 1:
            edit.insertItem(
                size(), span: integer(), rowSpan: integer(), breadth: number(), at: item, section: home)
        case 2: edit.insertItems(list(of: size), at: item, section: home)
        case 3: edit.moveItem(item, section: home, to: newItem, section: newHome)
        case 4: edit.changeItem(item, section: home, to: size(), breadth: number())
        case 5: edit.deleteSection(home)
        case 6: edit.insertSection(section(), at: newHome)
        case 7: edit.reloadSection(home, with: section())
        default: edit.moveSection(home, to: newHome)
        }
    }
    return edit
}

@_expose(wasm, "switch_layout") @_cdecl("switch_layout")
func switchLayout() { animate(to: number(), through: .identity(sectionCount: integer())) }

@inline(never)
private func animate(to offset: Double, through map: CollectionMap) {
    let oldOffset = number()
    if let underway = transition {
        transition = underway.interrupted(
            at: number(), from: before, at: oldOffset, to: arrangement, at: offset, through: map,
            style: style())
    } else {
        transition = LayoutTransition(
            from: before, at: oldOffset, to: arrangement, at: offset, through: map, style: style())
    }
}

@inline(never)
private func style() -> TransitionStyle {
    switch integer() {
    case 0: .none
    case 1: .fade.combined(with: style())
    case 2: .scale(from: number())
    default: .slide(choice())
    }
}

@_expose(wasm, "advance") @_cdecl("advance")
func advance() {
    transition = transition?.moved(by: Point(x: number(), y: number()))
    for state in transition?.state(at: number()) ?? [] { put(state.frame, state.alpha, state.transform) }
}
