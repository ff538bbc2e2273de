import CollectionLayout

/// The collection behind one `<collection-view>`: what the page says of it, in the words of a ``CollectionSession``. The
/// same code runs natively in the program that checks the element.
///
/// It knows nothing of the DOM or of how a browser scrolls.
public struct WebCollection: ~Copyable {
    /// A section as the page describes it.
    public struct SectionPlan {
        public var count: Int
        public var headerLength: Double
        public var footerLength: Double
        public var hasBackground: Bool

        public init(count: Int, headerLength: Double = 0, footerLength: Double = 0, hasBackground: Bool = false) {
            self.count = count
            self.headerLength = headerLength
            self.footerLength = footerLength
            self.hasBackground = hasBackground
        }
    }

    /// What the page wishes of every section.
    private struct Style: Equatable {
        var layout = 0
        var wishes = LayoutWishes(itemBreadth: 1, spacing: 0)
        var inset = 0.0

        func apply(to section: inout CollectionSection) {
            let choice = LayoutChoice.all[layout]
            section.items?.setSpans(choice.spans)
            choice.arrange(&section, wishes)
            section.insets = LogicalInsets(all: inset)
        }
    }

    var content = WebContent()
    /// Content that is not laid out yet. The session is to be the only owner of items, so that a measurement copies nothing.
    private var newContent: (content: WebContent, sections: [CollectionSection])?
    private var style = Style()
    private var newStyle = Style()
    /// Nil until everything has been said.
    var session: CollectionSession?
    var changes = CollectionSession.Changes()
    /// Whether the page was asked for lengths, and has not answered.
    var isAsking = false
    /// The offset to scroll to since the last event; nil to stay.
    public internal(set) var destination: Double?
    /// The number of the running transition; nil if none runs. Every transition has another one than the one before.
    public var transition: Int? { session?.isMoving == true ? transitionCount : nil }
    private var transitionCount = 0

    public init() {}

    /// The length of the content.
    public var length: Double { session?.contentLength ?? 0 }

    /// Whether everything lies where it stays; if not, ``settle(items:)`` is to be called between frames.
    public var isSettled: Bool { session?.isSettled ?? true }

    /// The offset that the session knows.
    public var offset: Double { session?.offset ?? 0 }

    /// Replaces all content. An item with the same number is the same item, and what is in view stays in its place.
    /// ``layOut(in:margin:_:animated:)`` comes next.
    public mutating func setContent(
        _ sizes: UnsafeBufferPointer<ItemSize>, _ plans: [SectionPlan]
    ) throws(Failure) {
        var rest = sizes.count
        for plan in plans {
            guard plan.count >= 0, plan.count <= rest else { throw .itemsDoNotMatchSections }
            rest -= plan.count
        }
        guard rest == 0 else { throw .itemsDoNotMatchSections }
        let content = WebContent(plans)
        let sections = plans.indices.map { index in
            let items = Items(sizes[content.numbers(inSection: index)].map { $0.sanitized })
            return CollectionSection(plans[index], items)
        }
        newContent = (content, sections)
    }

    /// Chooses a layout for the content. ``layOut(in:margin:_:animated:)`` comes next.
    public mutating func choose(layout: Int, _ wishes: LayoutWishes, inset: Double) throws(Failure) {
        guard LayoutChoice.all.indices.contains(layout) else { throw .unknownLayout }
        newStyle = Style(layout: layout, wishes: wishes, inset: inset)
    }

    /// Lays out what is new, in a viewport that may be another one.
    ///
    /// - Parameters:
    ///   - margin: how far beyond the viewport elements are shown, in CSS pixels.
    ///   - isAnimated: whether a transition leads there, for which ``transition`` has a new number then.
    public mutating func layOut(
        in size: Size, margin: Double, _ orientation: Orientation, animated isAnimated: Bool
    ) throws(Failure) {
        let viewport = CollectionSession.Viewport(size, margin: margin)
        if session == nil { return try open(in: viewport, orientation) }
        var isChanged = false
        let style = newStyle
        if let new = newContent {
            newContent = nil
            let map = CollectionMap.keepingNumbers(
                from: content.plans.map { $0.count }, to: new.content.plans.map { $0.count })
            content = new.content
            var sections = new.sections
            for index in sections.indices { style.apply(to: &sections[index]) }
            try perform { session throws(SessionError) in
                try session.replace(sections, through: map, animated: isAnimated)
            }
            isChanged = true
        } else if style != self.style {
            try perform { session throws(SessionError) in
                try session.changeSections(animated: isAnimated) { style.apply(to: &$1) }
            }
            isChanged = true
        }
        self.style = style
        if session!.viewport != viewport || session!.arrangement.orientation != orientation {
            try perform { session throws(SessionError) in
                try session.resized(to: viewport, orientation: orientation, animated: isAnimated)
            }
            isChanged = true
        }
        if isChanged { transitionCount += 1 }
    }

    private mutating func open(in viewport: CollectionSession.Viewport, _ orientation: Orientation) throws(Failure) {
        var sections = newContent?.sections ?? []
        for index in sections.indices { newStyle.apply(to: &sections[index]) }
        // Browsers keep headers in view by themselves. What is seen at the start stays there, whatever happens.
        let policy = CollectionSession.Policy(holdWhenResized: .start, pinning: .host)
        do throws(SessionError) {
            session = try CollectionSession(sections, in: viewport, orientation: orientation, policy: policy)
        } catch { throw Failure(error) }
        content = newContent?.content ?? content
        newContent = nil
        style = newStyle
    }

    /// Tells the session of an event. A session that refuses it is as it was.
    mutating func perform(
        _ event: (inout CollectionSession) throws(SessionError) -> CollectionSession.Response
    ) throws(Failure) {
        destination = nil
        guard session != nil else { return }
        do throws(SessionError) { destination = try event(&session!).scrollTo } catch { throw Failure(error) }
    }
}

extension CollectionSection {
    fileprivate init(_ plan: WebCollection.SectionPlan, _ items: Items) {
        // The layout comes with the style.
        self.init(
            LinearList(), items: items, header: plan.headerLength > 0 ? .fixed(plan.headerLength) : nil,
            footer: plan.footerLength > 0 ? .fixed(plan.footerLength) : nil, hasBackground: plan.hasBackground)
        headerAndFooter.pinsHeader = true
    }
}
