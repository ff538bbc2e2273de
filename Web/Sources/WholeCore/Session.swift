import CollectionLayout

// The session, with every event and query that a host may use.

// Safe without synchronization: a WebAssembly instance has one thread.
nonisolated(unsafe) private var session: CollectionSession!
nonisolated(unsafe) private var changes = CollectionSession.Changes()
nonisolated(unsafe) private var saved: SavedPlace<ElementID>?

@_expose(wasm, "session_start") @_cdecl("session_start")
func startSession() -> Int32 {
    let policy = CollectionSession.Policy(
        heldPosition: hold(), heldPositionWhenResized: hold(), style: style(), pinning: choice(),
        snapping: flag() ? .paging : .items(.center))
    return attempt { () throws(SessionError) in
        session = try CollectionSession(
            list(of: section), headerAndFooter: headerAndFooter(),
            in: .init(viewport(), covered: insets(), margin: number()), policy: policy)
    }
}

/// Performs an event that leaves the content as it is.
@_expose(wasm, "session_event") @_cdecl("session_event")
func performEvent() -> Int32 {
    attempt { () throws(SessionError) in
        switch integer() {
        case 0: put(try session.scrolled(to: number(), by: choice()))
        case 1:
            put(
                try session.resized(
                    to: .init(viewport(), covered: insets(), margin: number()),
                    orientation: Orientation(choice(), choice()), animated: flag()))
        case 2:
            let sizes = list { MeasuredSize(elementID(), length: number(), breadth: flag() ? number() : nil) }
            put(try session.measured(sizes))
        case 3: put(try session.scroll(to: ScrollDestination(elementID(), alignment: choice(), insets: insets())))
        case 4: put(try session.shelf(integer(), scrolledTo: number()))
        case 5: session.takeChanges(into: &changes)
        case 6: session.presented()
        case 7: try session.advance(to: number())
        case 8: put(session.finishTransition())
        case 9: put(session.cancelTransition())
        case 10: put(session.settle(items: integer()))
        default: put(session.settle(upTo: number()))
        }
    }
}

@_expose(wasm, "session_change") @_cdecl("session_change")
func changeSession() -> Int32 {
    attempt { () throws(SessionError) in
        switch integer() {
        case 0: put(try session.apply(readEdit(), animated: flag(), keepingPlace: flag()).response)
        case 1:
            let sections = list(of: section)
            put(try session.replace(sections, through: .identity(sectionCount: sections.count), animated: flag()))
        case 2: put(try session.changeSection(integer(), animated: flag()) { change(&$0) })
        case 3: put(session.changeHeaderAndFooter(to: headerAndFooter()))
        case 4: try session.retain(elementID(), for: .focus)
        case 5: session.release(.focus)
        case 6: try session.pickUp(elementID())
        case 7: put(try session.drag(to: point(), animated: flag()))
        case 8: _ = session.drop()
        case 9: put(session.cancelDrag(animated: flag()))
        default: if let saved { put(try session.restore(saved) { $0 }) }
        }
    }
}

@_expose(wasm, "session_changes") @_cdecl("session_changes")
func tellChanges() {
    for list in [changes.entered, changes.moved, changes.fading] { for shown in list { put(shown) } }
    for list in [changes.left, changes.refreshed, changes.unmeasured] { for key in list { put(Double(key.raw)) } }
}

@_expose(wasm, "session_query") @_cdecl("session_query")
func askSession() -> Int32 { attempt { () throws(SessionError) in try ask(&session!) } }

// It changes nothing. See `ask` in main.swift for why the parameter is `inout`.
@inline(never)
private func ask(_ session: inout CollectionSession) throws(SessionError) {
    let id = elementID()
    session.forEachElement(in: rect()) { put($0) }
    if let element = session.element(id) { put(element) }
    put(session.offset + session.offsetRange.upperBound + session.contentLength + session.progress)
    if let key = session.key(of: id), session.isMoving, session.id(of: key) != nil, let state = session.state(of: key) {
        put(state.frame, state.alpha, state.transform)
    }
    put(session.restingOffset(proposed: number(), velocity: number()))
    put(try session.restingOffset(ofShelf: integer(), proposed: number(), velocity: number()))
    saved = session.savedPlace { $0 }
}

private func put(_ response: CollectionSession.EditResponse?) {
    if let response { put(response.response) }
}

@inline(never)
private func put(_ response: CollectionSession.Response) {
    put(response.correction)
    put(response.scrollTo ?? 0)
    put(response.isHeld || response.lengthChanged ? 1 : 0)
}

@inline(never)
private func put(_ shown: CollectionSession.ShownElement) {
    put(Double(shown.key.raw))
    put(shown.element)
    put(shown.frame.main)
    if let motion = shown.motion {
        for state in [motion.start, motion.end] { put(state.frame, state.alpha, state.transform) }
    }
    if let range = shown.pinRange { put(range.lower + range.upper + range.inset) }
}
