import Foundation

/// The view of an item. Contents belong into `contentView`.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    private let ownContentView = UIView(frame: .zero)

    open var contentView: UIView { ownContentView }

    private var needsConfigurationUpdate = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContentView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    private func addContentView() {
        ownContentView.frame = bounds
        ownContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(ownContentView)
    }

    // MARK: State

    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    open var configurationState: UICellConfigurationState {
        UICellConfigurationState(
            traitCollection: traitCollection, isSelected: isSelected, isHighlighted: isHighlighted)
    }

    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Calls the update handler; overrides call super.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    private func stateDidChange() {
        selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
        setNeedsUpdateConfiguration()
    }

    /// Resets the state, not the contents.
    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
    }

    // MARK: Parts

    /// Behind the content and the selected background.
    open var backgroundView: UIView? {
        didSet { replace(oldValue, with: backgroundView) }
    }

    /// Above the background view while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            replace(oldValue, with: selectedBackgroundView)
            selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
        }
    }

    private func replace(_ old: UIView?, with new: UIView?) {
        old?.removeFromSuperview()
        if let new { insertSubview(new, belowSubview: ownContentView) }
        if let selectedBackgroundView, let backgroundView {
            insertSubview(backgroundView, belowSubview: selectedBackgroundView)
        }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        if needsConfigurationUpdate {
            needsConfigurationUpdate = false
            updateConfiguration(using: configurationState)
        }
        for part in [backgroundView, selectedBackgroundView, ownContentView] { part?.place(in: bounds) }
        super.layoutSubviews()
    }
}
