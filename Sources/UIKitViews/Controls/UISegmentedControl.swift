import Foundation

/// A row of segments, of which at most one is selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// The value of ``selectedSegmentIndex`` while no segment is selected.
    public static let noSegment = -1

    private static let height: CGFloat = 32
    /// The distance of the selected segment's background from the edge of the control, in points.
    private static let inset: CGFloat = 2

    private var segments: [Segment] = []
    private let pill = UIView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a control with a segment for each item, which is a `String` or a `UIImage`. Other items are ignored.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for item in items ?? [] {
            if let title = item as? String {
                insertSegment(withTitle: title, at: numberOfSegments, animated: false)
            } else if let image = item as? UIImage {
                insertSegment(with: image, at: numberOfSegments, animated: false)
            }
        }
        frame.size = intrinsicContentSize
    }

    /// Creates a control with a segment for each action, which is performed when its segment is selected.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        pill.isUserInteractionEnabled = false
        pill.layer.cornerRadius = 7
        addSubview(pill)
        showSelection()
    }

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment, animated)
    }

    /// Inserts a segment with an image.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment, animated)
    }

    /// Inserts a segment with the title, the image and the effect of an action.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(title: action.title, image: action.image, action: action), at: segment, animated)
    }

    /// Removes a segment.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment).label.removeFromSuperview()
        if segment == selectedSegmentIndex {
            selectedSegmentIndex = Self.noSegment
        } else if segment < selectedSegmentIndex {
            selectedSegmentIndex -= 1
        }
        segmentsDidChange(animated)
    }

    /// Removes all segments.
    open func removeAllSegments() {
        for index in segments.indices.reversed() { removeSegment(at: index, animated: false) }
    }

    /// Sets the title of a segment.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { $0.title = title } }
    /// Sets the image of a segment.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { $0.image = image } }
    /// Sets the action of a segment.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image, $0.action) = (action.title, action.image, action) }
    }
    /// Sets whether a segment can be chosen.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    /// Sets the width of a segment, in points. With 0, the control determines it.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(0, width) } }

    /// Returns the title of a segment; nil if there is none.
    open func titleForSegment(at segment: Int) -> String? { self[segment]?.title }
    /// Returns the image of a segment; nil if there is none.
    open func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image }
    /// Returns the action of a segment; nil if there is none.
    open func actionForSegment(at segment: Int) -> UIAction? { self[segment]?.action }
    /// Returns whether a segment can be chosen.
    open func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }
    /// Returns the width of a segment, in points; 0 if its content determines it.
    open func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.width ?? 0 }

    /// Whether the widths of segments follow their contents. If false, all have the width of the widest.
    open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange(false) } }

    private subscript(index: Int) -> Segment? { segments.indices.contains(index) ? segments[index] : nil }

    private func insert(_ segment: Segment, at index: Int, _ animated: Bool) {
        let index = min(max(0, index), segments.count)
        addSubview(segment.label)
        segments.insert(segment, at: index)
        if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
        segmentsDidChange(animated)
    }

    private func change(_ index: Int, _ body: (inout Segment) -> Void) {
        guard segments.indices.contains(index) else { return }
        body(&segments[index])
        segmentsDidChange(false)
    }

    private func segmentsDidChange(_ animated: Bool) {
        invalidateIntrinsicContentSize()
        showSelection()
        if animated { UIView.animate(withDuration: 0.25) { [self] in placeParts() } } else { setNeedsLayout() }
    }

    // MARK: Selection

    /// The selected segment. Setting it sends no event; a segment that does not exist selects none.
    open var selectedSegmentIndex = UISegmentedControl.noSegment {
        didSet {
            if !segments.indices.contains(selectedSegmentIndex), selectedSegmentIndex != Self.noSegment {
                selectedSegmentIndex = Self.noSegment
            }
            showSelection()
            setNeedsLayout()
        }
    }

    /// Whether a segment is deselected as soon as the finger is lifted.
    open var isMomentary = false

    /// The background of the selected segment.
    open var selectedSegmentTintColor: UIColor? { didSet { showSelection() } }

    private func showSelection() {
        pill.isHidden = selectedSegmentIndex == Self.noSegment
        pill.backgroundColor =
            selectedSegmentTintColor
            ?? UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
        for (index, segment) in segments.enumerated() {
            segment.show(isSelected: index == selectedSegmentIndex, isEnabled: isEnabled && segment.isEnabled)
        }
    }

    override func stateDidChange() {
        super.stateDidChange()
        showSelection()
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside, let index = index(at: touch.location(in: self).x) else { return }
        guard segments[index].isEnabled, index != selectedSegmentIndex else { return }
        UIView.animate(withDuration: 0.2) { [self] in
            selectedSegmentIndex = index
            placeParts()
        }
        segments[index].action?.perform(from: self)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    private func index(at x: CGFloat) -> Int? { frames.firstIndex { $0.minX <= x && x < $0.maxX } }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        CGSize(width: naturalWidths.reduce(0, +), height: Self.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The widths that the segments have if there is just enough room.
    private var naturalWidths: [CGFloat] {
        let widest = segments.map(\.naturalWidth).max() ?? 0
        return segments.map { $0.width > 0 ? $0.width : apportionsSegmentWidthsByContent ? $0.naturalWidth : widest }
    }

    /// The frames of the segments, which share the room that is left or missing.
    private var frames: [CGRect] {
        let widths = naturalWidths
        let flexibleCount = segments.count { $0.width == 0 }
        let share = flexibleCount > 0 ? (bounds.width - widths.reduce(0, +)) / CGFloat(flexibleCount) : 0
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        var start: CGFloat = 0
        return zip(segments, widths).map { segment, width in
            let width = max(0, segment.width > 0 ? width : width + share)
            defer { start += width }
            return CGRect(
                x: isLeftToRight ? start : bounds.width - start - width, y: 0, width: width, height: bounds.height)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    private func placeParts() {
        let frames = frames
        for (segment, frame) in zip(segments, frames) { segment.label.frame = frame }
        guard frames.indices.contains(selectedSegmentIndex) else { return }
        pill.frame = frames[selectedSegmentIndex].insetBy(dx: Self.inset, dy: Self.inset)
    }

    @_spi(Host) open override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(container: .group)
    }
}
