import CollectionLayout
import WasmRuntime

// Everything that the core can do, linked into one module to measure its size, which `../../build whole-core` prints.
// Pages load `collection-layout.wasm`, which has only what the element needs.

// Safe without synchronization: a WebAssembly instance has one thread.
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
    attempt { () throws(LayoutError) in
        arrangement = try Arrangement(
            list(of: section), in: viewport(), orientation: Orientation(choice(), choice()),
            headerAndFooter: headerAndFooter())
    }
}

func attempt<Failure: Error>(_ change: () throws(Failure) -> Void) -> Int32 {
    do throws(Failure) { try change() } catch { return 1 }
    return 0
}

@_expose(wasm, "resize") @_cdecl("resize")
func resize() -> Int32 {
    attempt { () throws(LayoutError) in
        try arrangement.resize(to: viewport(), orientation: flag() ? Orientation(choice(), choice()) : nil)
    }
}

@_expose(wasm, "change_section") @_cdecl("change_section")
func changeSection() -> Int32 {
    attempt { () throws(LayoutError) in
        try arrangement.changeSection(integer()) { change(&$0) }
    }
}

@_expose(wasm, "set_header_and_footer") @_cdecl("set_header_and_footer")
func setHeaderAndFooter() { arrangement.setHeaderAndFooter(headerAndFooter()) }

// MARK: Questions

@_expose(wasm, "query") @_cdecl("query")
func query() { ask(&arrangement!) }

// Changes nothing. The parameter is `inout`, because each query of a module's variable would copy the arrangement.
@inline(never)
private func ask(_ arrangement: inout Arrangement) {
    let (id, viewport) = (elementID(), flag() ? rect() : nil)
    arrangement.forEachElement(in: rect(), seenThrough: viewport) { put($0) }
    if let element = arrangement.element(id, seenThrough: viewport) { put(element) }
    if let id = arrangement.neighbor(of: id, toward: choice()) { put(Double(id.raw)) }
    put(arrangement.size(of: id)?.extra ?? 0)
    put(arrangement.preferredBreadth(of: id) ?? 0)
    put(Double(arrangement.sectionCount))
    put(Double(arrangement.itemCount(inSection: id.section)))
    put(arrangement.followsViewport || arrangement.followsViewport(id) ? 1 : 0)
    put(arrangement.contentSize.width)
    put(arrangement.contentSize.height)
}

@inline(never)
func put(_ element: LayoutElement) {
    put(Double(element.id.raw))
    put(element.frame, element.alpha, element.transform)
    put(Double(element.zIndex))
}

// MARK: Holding the position, measuring, scrolling

@inline(never)
private func anchor(in arrangement: inout Arrangement, _ map: CollectionMap? = nil) -> ScrollAnchor? {
    let offset = number()
    if flag() { return arrangement.anchor(at: offset, holding: hold(), through: map) }
    return arrangement.anchor(
        for: ScrollDestination(elementID(), alignment: choice(), insets: insets()), from: offset)
}

@inline(never)
func hold() -> ScrollAnchor.HeldPosition {
    let holds: [ScrollAnchor.HeldPosition] = [.start, .startAlways, .center, .end(tolerance: number())]
    return holds[integer()]
}

@_expose(wasm, "measure") @_cdecl("measure")
func measure() -> Int32 {
    let anchor = anchor(in: &arrangement!)
    let measurements = list { MeasuredSize(elementID(), length: number(), breadth: flag() ? number() : nil) }
    return attempt { () throws(LayoutError) in
        put(try arrangement.measure(measurements, keeping: anchor) ?? 0)
        arrangement.keepLanes(from: number(), to: number())
    }
}

@_expose(wasm, "approach") @_cdecl("approach")
func approach() {
    guard let anchor = anchor(in: &arrangement!) else { return }
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
        animate(to: anchor(in: &before!, map).flatMap { arrangement.offset(of: $0) } ?? 0, through: map)
    }
}

@inline(never)
func readEdit() -> Edit {
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
func style() -> TransitionStyle {
    switch integer() {
    case 0: .none
    case 1: .fade.combined(with: style())
    case 2: .scale(from: number())
    default: .slide(choice())
    }
}

@_expose(wasm, "advance") @_cdecl("advance")
func advance() {
    transition = transition?.moved(by: point())
    for state in transition?.state(at: number()) ?? [] { put(state.frame, state.alpha, state.transform) }
}
