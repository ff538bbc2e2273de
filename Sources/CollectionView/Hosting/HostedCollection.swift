import CollectionLayout
import Foundation

/// The collection behind a layout of UIKit: its arrangement between the calls of the collection view, and whether that is still valid.
///
/// A layout says what has become invalid, prepares with a ``CollectionDescription``, and asks.
// A class, so that what an owner's closures ask of the layout meanwhile finds it as it was.
@MainActor final class HostedCollection {
    private enum Validity {
        case valid
        /// The counts have changed, and update items are going to say how.
        case awaitsUpdates
        /// The layout has been prepared since, and the update items are next.
        case expectsUpdates
        case stale(keepsMeasurements: Bool)
    }

    /// What has become invalid.
    enum Invalidity {
        case description
        /// How many sections and items there are.
        case counts
        /// Everything, with all that has been measured.
        case everything
    }

    private var validity = Validity.stale(keepsMeasurements: false)
    /// Nil before the first layout pass.
    private(set) var hosted: HostedArrangement?
    /// Whether the position of an element depends on the viewport's: it is pinned, or has an effect.
    private var followsWindow = false
    private var screen = ScreenMemory()
    /// From the data source's names of items to those of the arrangement, while an item is dragged.
    private var dragging: CollectionMap?
    private var isArranging = false

    // MARK: Validity

    func invalidate(_ invalidity: Invalidity) {
        switch (validity, invalidity) {
        case (.valid, .description): validity = .stale(keepsMeasurements: true)
        case (.valid, .counts): validity = .awaitsUpdates
        case (.stale(true), .description): break
        default: validity = .stale(keepsMeasurements: false)
        }
    }

    var isValid: Bool {
        if case .valid = validity { true } else { false }
    }

    var awaitsUpdates: Bool {
        if case .awaitsUpdates = validity { true } else { false }
    }

    /// Whether the next pass forgets what has been measured.
    var forgetsMeasurements: Bool {
        if case .stale(false) = validity { true } else { false }
    }

    /// Whether it is invalid and no update items are to be expected. False while the owner's closures are asked.
    var hasToArrange: Bool {
        if case .stale = validity, hosted != nil { !isArranging } else { false }
    }

    // MARK: Arranging

    /// Notes that a layout pass begins: the collection view scrolls by what it was told before.
    func layoutPassBegins(in window: ScrollWindow) { screen.layoutPassBegins(in: window) }

    /// Brings the arrangement up to date, except for updates that are still to come. O(1) where there is nothing to do.
    func prepare(from description: some CollectionDescription) {
        switch validity {
        case .stale(let keepsMeasurements): arrange(description, keepingMeasurements: keepsMeasurements)
        // There were no update items.
        case .expectsUpdates: arrange(description, keepingMeasurements: false)
        case .awaitsUpdates: validity = .expectsUpdates
        case .valid:
            let isSame =
                hosted?.arrangement.viewport == description.viewport
                && hosted?.arrangement.orientation == description.orientation
            if !isSame { arrange(description, keepingMeasurements: true) }
        }
    }

    private func arrange(_ description: some CollectionDescription, keepingMeasurements: Bool) {
        isArranging = true
        defer { isArranging = false }
        let (size, orientation) = (description.viewport, description.orientation)
        let isSameData = keepingMeasurements && (hosted.map { description.fits($0.arrangement) } ?? false)
        let measurements = isSameData ? hosted?.arrangement.measurements ?? [] : []
        // Measured in the old viewport, so that in the new one they are measurements or estimates, as the case may be.
        let isMeasuredElsewhere = !measurements.isEmpty && hosted?.arrangement.orientation.axis == orientation.axis
        let first = isMeasuredElsewhere ? hosted?.arrangement.viewport ?? size : size
        // Viewports are valid: see `ScrollWindow.size`.
        guard
            var arrangement = try? Arrangement(
                description.sections, in: first, orientation: orientation, headerAndFooter: description.headerAndFooter)
        else { return }
        _ = try? arrangement.measure(arrangement.accepted(measurements))
        if isSameData, let hosted { arrangement.scrollShelves(like: hosted.arrangement) }
        if first != size { try? arrangement.resize(to: size) }
        take(arrangement)
    }

    private func take(_ arrangement: Arrangement) {
        hosted = HostedArrangement(arrangement: arrangement)
        validity = .valid
        screen = ScreenMemory()
        dragging = nil
        let all = arrangement.sections.map(\.headerAndFooter) + [arrangement.headerAndFooter]
        followsWindow =
            all.contains { $0.pinsHeader || $0.pinsFooter } || arrangement.sections.contains { $0.effect != nil }
    }

    // MARK: Updates

    /// The arrangement before an update, and where its elements are after it.
    struct Change {
        let before: HostedArrangement
        let map: CollectionMap
    }

    /// Applies a batch: what it does not concern is not arranged again. What does not fit is arranged afresh.
    ///
    /// - Returns: nil where it did not fit, or was not expected.
    func update(_ updates: [UICollectionViewUpdateItem], from description: some CollectionDescription) -> Change? {
        switch validity {
        case .awaitsUpdates, .expectsUpdates: break
        case .valid, .stale: return nil
        }
        guard let before = hosted else { return nil }
        var arrangement = before.arrangement
        guard let map = try? arrangement.apply(Edit(updates, from: description)), description.fits(arrangement) else {
            arrange(description, keepingMeasurements: false)
            return nil
        }
        arrangement.revise(description, through: map)
        take(arrangement)
        return Change(before: before, map: map)
    }

    /// Moves items that are dragged, with their sizes. Nil where that is not possible.
    ///
    /// - Parameter isLast: whether the data source has them at their new places too, or back at the old ones.
    func moveItems(
        from old: [IndexPath], to new: [IndexPath], isLast: Bool, as description: (any CollectionDescription)? = nil
    ) -> CollectionMap? {
        guard var moved = hosted.take() else { return nil }
        defer { hosted = moved }
        guard let map = try? moved.arrangement.apply(Edit(movingItemsFrom: old, to: new)) else { return nil }
        if let description { moved.arrangement.revise(description, through: map) }
        dragging = isLast ? nil : dragging.map { try? $0.followed(by: map) } ?? map
        return map
    }

    /// The data source's name of an element.
    func dataID(of id: ElementID) -> ElementID { dragging?.oldID(of: id) ?? id }

    // MARK: Bounds

    func fits(_ size: CollectionLayout.Size) -> Bool { hosted?.arrangement.viewport == size }

    /// Notes that the window is scrolled, and returns whether that moves anything in the content.
    func follows(_ window: ScrollWindow, to next: ScrollWindow) -> Bool {
        guard let hosted else { return false }
        screen.note(hosted, scrolledFrom: window, to: next)
        return followsWindow && next.bounds != window.bounds
    }

    /// Arranges everything for another size.
    ///
    /// - Returns: by how much to scroll so that the item in the middle of the window stays there.
    func resize(
        _ description: some CollectionDescription, seenThrough window: ScrollWindow, then next: ScrollWindow
    ) -> CGPoint {
        guard let old = hosted else { return .zero }
        let offset = old.offset(of: window)
        let anchor = old.arrangement.anchor(at: offset, holding: .center)
        arrange(description, keepingMeasurements: true)
        guard let hosted else { return .zero }
        let kept = anchor.flatMap { hosted.arrangement.offset(of: $0) }.map { hosted.arrangement.clampedOffset($0) }
        let end = hosted.contentOffset(at: kept ?? offset, of: next)
        let distance = CGPoint(x: end.x - next.bounds.minX, y: end.y - next.bounds.minY)
        screen.willScroll(by: distance)
        return distance
    }

    // MARK: Shelves

    /// Scrolls a section across.
    ///
    /// - Returns: everything in the section that was to be seen before, or is now.
    /// - Throws: ``LayoutError/doesNotScroll(section:)``.
    func scroll(section: Int, to offset: Double) throws(LayoutError) -> Set<ElementID> {
        guard hosted != nil else { throw .doesNotScroll(section: section) }
        var moved = itemsSeen(inShelf: section)
        try hosted?.arrangement.scroll(section: section, to: offset)
        moved.formUnion(itemsSeen(inShelf: section))
        return moved
    }

    private func itemsSeen(inShelf section: Int) -> Set<ElementID> {
        guard let hosted, let shelf = Shelf(inSection: section, of: hosted) else { return [] }
        var seen: Set<ElementID> = []
        hosted.forEachElement(in: shelf.frame, seenThrough: nil) { element in
            let isOfItem = element.id.kind == .item || element.id.kind.isItemDecoration
            if element.id.section == section, isOfItem { seen.insert(element.id) }
        }
        return seen
    }

    // MARK: Measuring

    /// Returns the size that a view wishes for as a measurement; nil for a view that has no say.
    func measurement(_ preferred: UICollectionViewLayoutAttributes) -> MeasuredSize? {
        guard let arrangement = hosted?.arrangement, let id = ElementID(preferred), arrangement.isSelfSizing(id),
            arrangement.logicalFrame(of: id) != nil
        else { return nil }
        let size = CollectionLayout.Size(width: Double(preferred.size.width), height: Double(preferred.size.height))
        let choosesBreadth = id.kind == .item && arrangement.sections[id.section].items?.breadth(of: id.item) != nil
        return MeasuredSize(
            id, length: arrangement.orientation.length(of: size),
            breadth: choosesBreadth ? arrangement.orientation.breadth(of: size) : nil)
    }

    /// Whether a measurement differs from the frame of its element.
    func isNews(_ measurement: MeasuredSize) -> Bool {
        guard let frame = hosted?.arrangement.logicalFrame(of: measurement.element) else { return false }
        return LayoutUnit.length(measurement.length) != frame.length
            || measurement.breadth.map { LayoutUnit.length($0) != frame.breadth } ?? false
    }

    /// - Returns: by how much the content offset and the content size change.
    func measure(
        _ measurement: MeasuredSize, seenThrough window: ScrollWindow
    ) -> (offset: CGPoint, size: CGSize) {
        guard var measured = hosted.take() else { return (.zero, .zero) }
        defer { hosted = measured }
        return screen.measure(measurement, in: &measured, seenThrough: window)
    }

    // MARK: Questions

    var contentSize: CGSize { hosted?.contentSize ?? .zero }

    func elements(in rect: CGRect, seenThrough window: ScrollWindow?) -> [LayoutElement] {
        var elements: [LayoutElement] = []
        hosted?.forEachElement(in: rect, seenThrough: visibleRect(window)) { elements.append($0) }
        return elements
    }

    func element(_ id: ElementID, seenThrough window: ScrollWindow?) -> LayoutElement? {
        hosted?.arrangement.element(id, seenThrough: visibleRect(window))
    }

    private func visibleRect(_ window: ScrollWindow?) -> CollectionLayout.Rect? {
        followsWindow ? window.flatMap { hosted?.rect($0.visible) } : nil
    }
}
