import Foundation
@_spi(Host) import UIKitViews

/// The view of an item. Its content is added to `contentView`, or comes from a `contentConfiguration`.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// The state of a cell's item in a drag.
    public enum DragState: Int, Sendable {
        /// The cell is not being dragged.
        case none
        /// The item has been lifted, and has not moved yet.
        case lifting
        /// The cell's item is being dragged.
        case dragging
    }

    /// A closure that configures a cell for its state.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    private lazy var parts = CellParts(of: self)
    private var needsConfigurationUpdate = true
    /// The item's state, except for selection and highlighting.
    var condition = CellCondition() {
        didSet { if condition != oldValue { conditionDidChange(from: oldValue) } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        parts.addContentView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        parts.addContentView()
    }

    /// The view of the content configuration, or an empty one for the views of a subclass.
    open var contentView: UIView { parts.contentView }

    // MARK: State

    /// Whether the item is selected. Setting it updates the cell's background and configuration.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether the cell is being touched. Setting it updates the cell's background and configuration.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// The state for which configurations are updated.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isFocused) = (isSelected, isHighlighted, isFocused)
        condition.show(in: &state)
        return state
    }

    @_spi(Host) open override func focusDidChange() {
        super.focusDidChange()
        setNeedsUpdateConfiguration()
    }

    private func stateDidChange() {
        selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
        setNeedsUpdateConfiguration()
    }

    func conditionDidChange(from old: CellCondition) {
        setNeedsUpdateConfiguration()
        if condition.isAbsent != old.isAbsent { isHidden = condition.isAbsent || layoutAttributes?.isHidden == true }
        if condition.dragState != old.dragState { dragStateDidChange(condition.dragState) }
    }

    /// Called when the cell's item has been lifted, is dragged, or has been dropped.
    open func dragStateDidChange(_ dragState: DragState) {}

    override func listRowDidChange() { setNeedsUpdateConfiguration() }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    /// Resets the state. The content stays as it is.
    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
        condition = CellCondition()
    }

    // MARK: Configurations

    /// The content of the cell. Setting it makes a new content view, unless the current one supports it.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { parts.content }
        set {
            parts.content =
                automaticallyUpdatesContentConfiguration ? newValue?.updated(for: configurationState) : newValue
        }
    }

    /// The background behind the content. Setting it replaces the background views.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { parts.background }
        set {
            if newValue != nil { (backgroundView, selectedBackgroundView) = (nil, nil) }
            parts.background =
                automaticallyUpdatesBackgroundConfiguration ? newValue?.updated(for: configurationState) : newValue
        }
    }

    /// Whether the content configuration follows the state.
    open var automaticallyUpdatesContentConfiguration = true {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether the background configuration follows the state.
    open var automaticallyUpdatesBackgroundConfiguration = true {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Returns the default background of this kind of cell.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    /// Called with the cell and its state before the next layout, whenever the state has changed.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Calls the update handler. Overrides must call super.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    /// Requests an update of the configurations before the next layout. Any number of requests leads to one update.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    private func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        let state = configurationState
        if automaticallyUpdatesContentConfiguration { parts.content = parts.content?.updated(for: state) }
        if automaticallyUpdatesBackgroundConfiguration { parts.background = parts.background?.updated(for: state) }
        updateConfiguration(using: state)
    }

    override func prepareToBeMeasured() {
        updateConfigurationIfNeeded()
        // Constraints between the cell and its content depend on the frame of the content view, so it is placed first.
        if contentConfiguration == nil { parts.layOut() }
    }

    open override var canBecomeFocused: Bool { true }

    @_spi(Host) open override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(traits: isSelected ? .selected : [], container: .listItem)
    }

    // MARK: Parts

    /// The view behind the content and the selected background view. Setting it removes the background configuration.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView != nil { parts.background = nil }
            parts.replaceBackground(oldValue, with: backgroundView)
        }
    }

    /// The view above the background view, which is visible while the cell is selected or highlighted. Setting it
    /// removes the background configuration.
    open var selectedBackgroundView: UIView? {
        didSet {
            if selectedBackgroundView != nil { parts.background = nil }
            parts.replaceBackground(oldValue, with: selectedBackgroundView)
            selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
        }
    }

    // MARK: Layout

    /// The insets of the content from the edges of the cell.
    var contentInsets: NSDirectionalEdgeInsets { .zero }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        parts.layOut()
        super.layoutSubviews()
    }

    /// A cell with a content configuration is as large as its content.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        parts.fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
            ?? super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
    }
}
