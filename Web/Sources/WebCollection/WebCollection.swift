import CollectionLayout

/// The collection behind one `<collection-view>`: translates the page's descriptions and events for a
/// ``CollectionSession``. The same code runs natively in the program that checks the element.
///
/// It knows nothing of the DOM, or of how a browser scrolls.
public struct WebCollection: ~Copyable {
    var content = WebContent()
    /// Content that is not laid out yet. The layout pass hands it over to the session, which is then the items' only
    /// owner, so that measuring copies nothing.
    private var newContent: (content: WebContent, items: [Items])?
    /// The element's style, for all options that a section does not set.
    private(set) var style = SectionStyle()
    private var newStyle = SectionStyle()
    /// The header before all sections and the footer after them, which the session may not have yet.
    private var headerAndFooter = HeaderAndFooter()
    /// Nil before the first layout.
    var session: CollectionSession?
    var changes = CollectionSession.Changes()
    /// The distance that the last event may have scrolled without changes of what is shown.
    var slack = 0.0
    /// Whether the page was asked to measure, and has not answered.
    var isAsking = false
    /// The offset to scroll to; nil to stay.
    private var destination: Double?
    /// The number of the running transition; nil if none runs. Each transition has a different number from the previous
    /// one.
    public var transition: Int? { session?.isMoving == true ? transitionCount : nil }
    var transitionCount = 0

    /// Whether the content is a conversation: it starts at its end, and appended items come into view if the end was in
    /// view.
    public var sticksToEnd = false {
        didSet { applyPolicy() }
    }

    @inline(never)  // It is called in several places.
    mutating func applyPolicy() {
        let policy = policy
        session?.policy = policy
    }

    /// Passes on where the content comes to rest now. An event that changes the content needs that before.
    mutating func applyRest() {
        #if !COMMON_ONLY
            applyPolicy()
        #endif
    }

    private var policy: CollectionSession.Policy {
        // The first item in the viewport holds its position. Browsers pin headers by themselves.
        let hold: ScrollAnchor.HeldPosition = sticksToEnd ? .end(tolerance: 8) : .start
        var policy = CollectionSession.Policy(heldPosition: hold, heldPositionWhenResized: hold, pinning: .host)
        #if !COMMON_ONLY
            let all = content.plans.map { $0.style(otherwise: style).snapping }
            if let first = all.first, all.allSatisfy({ $0 == first }) { policy.snapping = first }
        #endif
        return policy
    }

    public init() {}

    /// The content's length.
    public var length: Double { session?.contentLength ?? 0 }

    /// Whether all items have their final positions. If not, the host should call ``settle(items:)`` between frames.
    public var isSettled: Bool { session?.isSettled ?? true }

    /// Whether items remain to be placed, or to be measured in the next frame.
    public var wantsSettling: Bool { !isSettled || changes.defersMeasuring }

    /// The viewport's offset, as the session has it.
    public var offset: Double { session?.offset ?? 0 }

    /// Replaces all content. Items keep their identity by number, and visible items hold their positions. The caller
    /// must call ``layOut(in:margin:_:animated:)`` next.
    ///
    /// - Parameters:
    ///   - items: the items of each section.
    ///   - plans: the sections.
    public mutating func setContent(_ items: [Items], _ plans: [SectionPlan]) throws(Failure) {
        guard items.count == plans.count, plans.indices.allSatisfy({ plans[$0].count == items[$0].count }) else {
            throw .itemsDoNotMatchSections
        }
        newContent = (WebContent(plans), items)
    }

    /// Sets the lengths of the header before all sections and of the footer after them, in CSS pixels; 0 for none. The
    /// caller must call ``layOut(in:margin:_:animated:)`` or ``edit(_:_:_:animated:)`` next.
    public mutating func setHeaderAndFooter(header: Double, footer: Double, pinsHeader: Bool, pinsFooter: Bool) {
        headerAndFooter = HeaderAndFooter(
            header: header, footer: footer, pinsHeader: pinsHeader, pinsFooter: pinsFooter)
    }

    /// Passes a new header or footer to the session. Returns whether there is one.
    mutating func describeHeaderAndFooter(animated isAnimated: Bool) throws(Failure) -> Bool {
        let new = headerAndFooter
        guard let old = session?.arrangement.headerAndFooter, old != new else { return false }
        try perform { session throws(SessionError) in
            session.changeHeaderAndFooter(to: new, animated: isAnimated)
        }
        return true
    }

    /// Chooses a layout for the content. The caller must call ``layOut(in:margin:_:animated:)`` next.
    public mutating func choose(layout: Int, _ options: LayoutOptions, inset: Double) throws(Failure) {
        guard LayoutChoice.all.indices.contains(layout) else { throw .unknownLayout }
        newStyle = SectionStyle(layout: layout, options: options, inset: inset)
    }

    /// Lays out everything new, in a viewport of any size.
    ///
    /// - Parameters:
    ///   - margin: the distance beyond the viewport in which elements are shown, in CSS pixels.
    ///   - isAnimated: whether a transition leads to the new layout. ``transition`` has a new number then.
    public mutating func layOut(
        in size: Size, margin: Double, _ orientation: Orientation, animated isAnimated: Bool
    ) throws(Failure) {
        for extent in [size.width, size.height] where !(extent >= 0 && extent.isFinite) {
            throw .invalidViewport
        }
        var viewport = CollectionSession.Viewport(size, margin: margin)
        #if !COMMON_ONLY
            // Less than along the page, because every scroll of a shelf draws what enters.
            viewport.shelfMargin = orientation.breadth(of: size) / 2
        #endif
        if session == nil { return try open(in: viewport, orientation) }
        var isChanged = false
        let style = newStyle
        if let new = newContent {
            newContent = nil
            let map = CollectionMap.keepingNumbers(from: content.counts, to: new.content.counts)
            (content, self.style) = (new.content, style)
            applyRest()
            let sections = new.content.sections(new.items, style)
            try perform { session throws(SessionError) in
                try session.replace(sections, through: map, animated: isAnimated)
            }
            isChanged = true
        } else if style != self.style {
            let plans = content.plans
            self.style = style
            applyRest()
            try perform { session throws(SessionError) in
                try session.changeSections(animated: isAnimated) { plans[$0].describe(&$1, style) }
            }
            isChanged = true
        }
        if try describeHeaderAndFooter(animated: isAnimated) { isChanged = true }
        if session!.viewport != viewport || session!.arrangement.orientation != orientation {
            try perform { session throws(SessionError) in
                try session.resized(to: viewport, orientation: orientation, animated: isAnimated)
            }
            isChanged = true
        }
        if isChanged { transitionCount += 1 }
    }

    private mutating func open(in viewport: CollectionSession.Viewport, _ orientation: Orientation) throws(Failure) {
        // No initializer of the module's global has run. Its zeros are an offset.
        destination = nil
        let sections = newContent.map { $0.content.sections($0.items, newStyle) } ?? []
        content = newContent?.content ?? content
        style = newStyle
        do throws(SessionError) {
            session = try CollectionSession(
                sections, headerAndFooter: headerAndFooter, in: viewport, orientation: orientation, policy: policy)
        } catch { throw Failure(error) }
        newContent = nil
        #if !COMMON_ONLY
            // The start of the content may be no resting position.
            try perform { session throws(SessionError) in try session.resume(at: 0) }
        #endif
        if sticksToEnd { try scroll(to: .end) }
    }

    /// Passes an event to the session. An event that the session rejects changes nothing.
    @inline(never)  // It is called for every kind of event.
    mutating func perform(
        _ event: (inout CollectionSession) throws(SessionError) -> CollectionSession.Response
    ) throws(Failure) {
        guard session != nil else { return }
        do throws(SessionError) { note(try event(&session!)) } catch { throw Failure(error) }
    }

    /// Remembers where the session wants to scroll to. The session reports it once, and one call of the host may be
    /// several events.
    mutating func note(_ response: CollectionSession.Response) {
        if let offset = response.scrollTo { destination = offset }
    }

    /// Returns the offset to scroll to, once; nil to stay.
    public mutating func takeDestination() -> Double? { destination.take() }
}
