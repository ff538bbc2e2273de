import Foundation

/// A row of a list, or one of its headers and footers: content with accessories beside it, and lines above and below.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    private lazy var accessoryViews = AccessoryViews(of: self)
    private lazy var separatorGuide = SeparatorGuide(of: self)
    private var arrangement: ListCellArrangement?
    /// Whether views that appear and disappear with the next layout are animated.
    private var animatesLayout = false
    private var hasStandardBackground = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        showStandardBackground()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        showStandardBackground()
    }

    // MARK: Content

    /// Returns the default content of a row, a header or a footer of the list that the cell is in.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        let row = layoutAttributes?.list
        let isSidebar = row?.environment == .sidebar || row?.environment == .sidebarPlain
        let content: UIListContentConfiguration =
            switch row?.role ?? .cell {
            case .cell: isSidebar ? .sidebarCell() : .cell()
            case .header: .header()
            case .footer: .footer()
            }
        return content.updated(for: configurationState)
    }

    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        let isRow = (layoutAttributes?.list?.role ?? .cell) == .cell
        return (isRow ? UIBackgroundConfiguration.listCell() : .listHeader()).updated(for: configurationState)
    }

    open override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set {
            hasStandardBackground = false
            super.backgroundConfiguration = newValue
        }
    }

    private func showStandardBackground() { super.backgroundConfiguration = defaultBackgroundConfiguration() }

    override func listRowDidChange() {
        super.listRowDidChange()
        if hasStandardBackground, backgroundConfiguration != nil { showStandardBackground() }
    }

    // MARK: Accessories and indentation

    /// The accessories beside the content.
    open var accessories: [UICellAccessory] = [] {
        didSet { arrangementDidChange() }
    }

    /// The depth of the item in its outline. Data sources with section snapshots set it.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { arrangementDidChange() } }
    }

    /// The width of a level of indentation, in points.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { arrangementDidChange() } }
    }

    /// Whether accessories before the content are indented like the content.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { arrangementDidChange() } }
    }

    private func arrangementDidChange() {
        arrangement = nil
        setNeedsLayout()
        contentSizeDidChange(of: contentView)
    }

    override func conditionDidChange(from old: CellCondition) {
        super.conditionDidChange(from: old)
        if superview != nil, UIView.areAnimationsEnabled { animatesLayout = true }
        if condition.isEditing != old.isEditing { arrangementDidChange() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsUpdateConfiguration()
    }

    override var contentInsets: NSDirectionalEdgeInsets {
        if let arrangement { return arrangement.contentInsets }
        accessoryViews.update()
        let new = ListCellArrangement(
            accessoryViews, indentation: CGFloat(max(0, indentationLevel)) * indentationWidth,
            indentsAccessories: indentsAccessories)
        arrangement = new
        return new.contentInsets
    }

    // MARK: Layout

    /// The guide for the line below the row. It begins at the text; the app's constraints can move it.
    open var separatorLayoutGuide: UILayoutGuide { separatorGuide.guide }

    /// The left and the right end of the line, in points from the left edge of the cell.
    var separatorSpan: ClosedRange<CGFloat> { separatorGuide.span }

    open override func layoutSubviews() {
        guard animatesLayout else { return layOutParts() }
        animatesLayout = false
        UIView.animate(withDuration: ElementChange.duration) { [self] in
            layOutParts()
            contentView.layoutIfNeeded()
        }
    }

    private func layOutParts() {
        _ = contentInsets
        accessoryViews.update()
        fadeInFreshAccessories()
        accessoryViews.turnDisclosures()
        separatorGuide.update()
        super.layoutSubviews()
        arrangement?.layOut(in: self)
        separatorDidChange()
    }

    /// Lets new accessories appear at their position in an animation.
    private func fadeInFreshAccessories() {
        defer { accessoryViews.fresh = [] }
        guard UIView.inheritedAnimationDuration > 0, let arrangement else { return }
        for (view, frame) in arrangement.frames(in: self) where accessoryViews.fresh.contains(view) {
            let alpha = view.alpha
            UIView.performWithoutAnimation {
                view.place(in: frame)
                view.layoutIfNeeded()
                view.alpha = 0
            }
            view.alpha = alpha
        }
    }

    /// Requests layout of the line below the row, which is a separate view.
    private func separatorDidChange() {
        guard let attributes = layoutAttributes, let row = attributes.list, row.role != .footer,
            attributes.representedElementCategory == .cell, let collectionView = superview as? UICollectionView
        else { return }
        let line = collectionView.cycle.view(of: .decoration(row.lineKind, attributes.indexPath))
        line?.setNeedsLayout()
        if UIView.inheritedAnimationDuration > 0 { line?.layoutIfNeeded() }
    }

    // MARK: Measuring

    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
        // A row must be high enough for a finger, however small its text is.
        if contentView is UIListContentView, layoutAttributes.list?.role == .cell {
            preferred.size.height = max(preferred.size.height, ListMetrics.rowHeight)
        }
        return preferred
    }
}
