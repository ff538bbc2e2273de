#if !$Embedded
    /// An event of a session as a value, which a ``SessionScript`` stores and replays.
    ///
    /// There is a case for each method that changes a ``CollectionSession``, with the method's arguments.
    /// ``CollectionSession/restore(_:finding:)`` is recorded as ``scrollToAnchor(_:)``. There is none for
    /// ``CollectionSession/resume(at:whileMoving:)``, ``CollectionSession/completeChange(_:)`` and
    /// ``CollectionSession/scrollShelves(like:)``.
    public enum SessionEvent: Sendable {
        /// The viewport moved to an offset: ``CollectionSession/scrolled(to:by:)``.
        case scrolled(to: Double, CollectionSession.ScrollCause)
        /// The size or the orientation of the viewport changed:
        /// ``CollectionSession/resized(to:orientation:animated:)``.
        case resized(CollectionSession.Viewport, Orientation, animated: Bool)
        /// The host measured elements: ``CollectionSession/measured(_:)``.
        case measured([MeasuredSize])
        /// The host started a scroll to an element: ``CollectionSession/scroll(to:)-(ScrollDestination)``.
        case scroll(ScrollDestination)
        /// The host started a scroll to an anchor: ``CollectionSession/scroll(to:)-(ScrollAnchor)``.
        case scrollToAnchor(ScrollAnchor)
        /// A shelf was scrolled: ``CollectionSession/shelf(_:scrolledTo:)``.
        case shelf(Int, scrolledTo: Double)
        /// The host returned a shelf to an offset: ``CollectionSession/restoreShelf(_:to:)``.
        case shelfRestored(Int, to: Double)
        /// The host took the changes: ``CollectionSession/takeChanges(into:slack:)``.
        case changesTaken(slack: Double = 0)
        /// The host showed the changes: ``CollectionSession/presented()``.
        case presented
        /// The running transition progressed: ``CollectionSession/advance(to:)``.
        case advanced(to: Double)
        /// The running transition was finished: ``CollectionSession/finishTransition()``.
        case transitionFinished
        /// The running transition was canceled: ``CollectionSession/cancelTransition()``.
        case transitionCanceled
        /// Items or sections were inserted, deleted, moved or changed:
        /// ``CollectionSession/apply(_:animated:keepingPlace:)``.
        case edited(Edit, animated: Bool, keepingPlace: Bool = true)
        /// All sections were replaced: ``CollectionSession/replace(_:through:animated:)``.
        case replaced([CollectionSection], CollectionMap, animated: Bool)
        /// A section got the description that resulted from a change:
        /// ``CollectionSession/changeSection(_:animated:_:)``.
        case sectionChanged(Int, CollectionSection, animated: Bool)
        /// All sections got the descriptions that resulted from a change:
        /// ``CollectionSession/changeSections(animated:_:)``.
        case sectionsChanged([CollectionSection], animated: Bool)
        /// Some sections were described again:
        /// ``CollectionSession/describe(_:headerAndFooter:in:orientation:animated:keepingPlace:)``.
        case described(SectionDescriptions, animated: Bool, keepingPlace: Bool = true)
        /// The global header and footer changed: ``CollectionSession/changeHeaderAndFooter(to:animated:)``.
        case headerAndFooterChanged(HeaderAndFooter, animated: Bool)
        /// The host changed its decisions: ``CollectionSession/policy``.
        case policyChanged(CollectionSession.Policy)
        /// An element was retained: ``CollectionSession/retain(_:for:)``.
        case retained(ElementID, CollectionSession.RetainReason)
        /// An element was released: ``CollectionSession/release(_:)``.
        case released(CollectionSession.RetainReason)
        /// A person picked up an item: ``CollectionSession/pickUp(_:)``.
        case pickedUp(ElementID)
        /// A person dragged the item: ``CollectionSession/drag(to:animated:)``.
        case dragged(to: Point, animated: Bool)
        /// A person moved the item with keys: ``CollectionSession/drag(onto:animated:)``.
        case draggedOnto(ElementID, animated: Bool)
        /// A person dropped the item: ``CollectionSession/drop()``.
        case dropped
        /// The drag was canceled: ``CollectionSession/cancelDrag(animated:)``.
        case dragCanceled(animated: Bool)
        /// The host granted time for placing items: ``CollectionSession/settle(items:)``.
        case settled(items: Int)
        /// The host placed everything up to a position: ``CollectionSession/settle(upTo:)``.
        case settledThrough(Double)

        /// New descriptions of some sections, and perhaps another viewport.
        public struct SectionDescriptions: Sendable {
            /// The sections by their indices.
            public var sections: [(index: Int, section: CollectionSection)]
            /// The global header and footer; nil to keep them.
            public var headerAndFooter: HeaderAndFooter?
            /// The viewport; nil to keep it.
            public var viewport: CollectionSession.Viewport?
            /// The orientation; nil to keep it.
            public var orientation: Orientation?

            /// Makes descriptions. By default, everything except the sections stays.
            public init(
                _ sections: [(index: Int, section: CollectionSection)], headerAndFooter: HeaderAndFooter? = nil,
                in viewport: CollectionSession.Viewport? = nil, orientation: Orientation? = nil
            ) {
                self.sections = sections
                self.headerAndFooter = headerAndFooter
                self.viewport = viewport
                self.orientation = orientation
            }
        }
    }

    extension CollectionSession {
        /// Performs a recorded event.
        ///
        /// - Parameters:
        ///   - event: The event.
        ///   - changes: The changes, which are written if the event takes them.
        /// - Throws: The error of the event.
        public mutating func perform(_ event: SessionEvent, _ changes: inout Changes) throws(SessionError) -> Response {
            switch event {
            case .scrolled(let offset, let cause): return try scrolled(to: offset, by: cause)
            case .resized(let viewport, let orientation, let animated):
                return try resized(to: viewport, orientation: orientation, animated: animated)
            case .measured(let sizes): return try measured(sizes)
            case .scroll(let destination): return try scroll(to: destination)
            case .scrollToAnchor(let anchor): return try scroll(to: anchor)
            case .shelf(let section, let offset): return try shelf(section, scrolledTo: offset)
            case .shelfRestored(let section, let offset): try restoreShelf(section, to: offset)
            case .changesTaken(let slack): takeChanges(into: &changes, slack: slack)
            case .presented: presented()
            case .advanced(let progress): try advance(to: progress)
            case .transitionFinished: return finishTransition()
            case .transitionCanceled: return cancelTransition()?.response ?? unchanged
            case .edited(let edit, let animated, let keepsPlace):
                return try apply(edit, animated: animated, keepingPlace: keepsPlace).response
            case .replaced(let sections, let map, let animated):
                return try replace(sections, through: map, animated: animated)
            case .sectionChanged(let index, let section, let animated):
                return try changeSection(index, animated: animated) { $0.become(section) }
            case .sectionsChanged(let sections, let animated):
                guard sections.count == arrangement.sections.count else {
                    throw .sectionCountsDiffer(expected: arrangement.sections.count, given: sections.count)
                }
                return try changeSections(animated: animated) { $1.become(sections[$0]) }
            case .described(let new, let animated, let keepsPlace):
                return try describe(
                    new.sections, headerAndFooter: new.headerAndFooter, in: new.viewport,
                    orientation: new.orientation, animated: animated, keepingPlace: keepsPlace)
            case .headerAndFooterChanged(let new, let animated):
                return changeHeaderAndFooter(to: new, animated: animated)
            case .policyChanged(let policy): self.policy = policy
            case .retained(let id, let reason): try retain(id, for: reason)
            case .released(let reason): release(reason)
            case .pickedUp(let id): try pickUp(id)
            case .dragged(let point, let animated):
                return try drag(to: point, animated: animated)?.response ?? unchanged
            case .draggedOnto(let id, let animated):
                return try drag(onto: id, animated: animated)?.response ?? unchanged
            case .dropped: _ = drop()
            case .dragCanceled(let animated): return cancelDrag(animated: animated)?.response ?? unchanged
            case .settled(let budget): return settle(items: budget)
            case .settledThrough(let position): return settle(upTo: position)
            }
            return unchanged
        }
    }

    extension CollectionSection {
        /// Takes over the result of a change in place. Items that were not placed again in it are not placed again
        /// here.
        fileprivate mutating func become(_ changed: CollectionSection) {
            if changed.placesItems { self = changed } else { accessories = changed.accessories }
        }
    }
#endif
