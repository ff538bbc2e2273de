import Foundation

/// A control that starts a refresh when the content is pulled down far enough.
///
/// It lies behind the content, and shows a wheel and its title in the room above the content. The wheel appears while
/// the content is pulled, and turns during the refresh. The content rests a little lower until the refresh ends.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// The distance by which content is pulled beyond its beginning to start a refresh, and the distance by which it rests
    /// lower during the refresh, in points.
    static let pullingDistance: CGFloat = 80
    static let restingDistance: CGFloat = 60

    weak var scrollView: UIScrollView?
    /// Whether the content rests lower. A refresh that starts under a finger takes its room when the finger is lifted.
    private var takesRoom = false
    private let wheel = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        // A finger on it pulls the content.
        isUserInteractionEnabled = false
        wheel.hidesWhenStopped = false
        (label.font, label.textColor, label.textAlignment) = (.systemFont(ofSize: 12), .secondaryLabel, .center)
        for part in [wheel, label] {
            part.isHidden = true
            addSubview(part)
        }
    }

    /// Whether the control shows that content is being loaded.
    open private(set) var isRefreshing = false

    /// The text below the wheel. The attributes of its first character apply to the whole text.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    /// Shows that content is being loaded, without a gesture.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        wheel.startAnimating()
        if scrollView?.drag == nil { takeRoom() }
        follow()
    }

    /// Shows that content has been loaded.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        wheel.stopAnimating()
        if takesRoom {
            takesRoom = false
            scrollView?.refreshRoomDidEnd()
        }
        follow()
    }

    /// The additional inset of the content during the refresh, in points.
    var room: CGFloat { takesRoom ? Self.restingDistance : 0 }

    /// Lets the content rest lower if a refresh is running. Called when no finger holds the content.
    func takeRoom() {
        guard isRefreshing, !takesRoom else { return }
        takesRoom = true
        scrollView?.rangeDidChange()
    }

    // MARK: Appearance

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        wheel.color = ownTintColor ?? .systemGray
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = label.text?.isEmpty == false
        wheel.center = CGPoint(x: bounds.midX, y: hasTitle ? 22 : bounds.midY)
        label.frame = CGRect(x: 0, y: 38, width: bounds.width, height: 18)
    }

    /// Moves the control into the room above the content. It stays at the top of the scroll view if there is more room.
    func follow() {
        guard let scrollView else { return }
        let visible = scrollView.bounds
        let top = scrollView.adjustedContentInset.top - room
        let pulled = -(visible.minY + top)
        frame = CGRect(
            x: visible.minX, y: min(visible.minY + top, -Self.restingDistance), width: visible.width,
            height: Self.restingDistance)
        let opacity = isRefreshing ? 1 : max(0, min(1, pulled / Self.pullingDistance))
        for part in [wheel, label] {
            part.alpha = opacity
            part.isHidden = opacity == 0
        }
    }
}

extension UIScrollView {
    /// Starts a refresh if the content is pulled far enough. Happens once per drag.
    func refreshIfPulled() {
        guard let refreshControl, drag?.hasRefreshed == false,
            contentOffset.y <= range.least.y - UIRefreshControl.pullingDistance
        else { return }
        drag?.hasRefreshed = true
        guard !refreshControl.isRefreshing, refreshControl.isEnabled else { return }
        refreshControl.beginRefreshing()
        refreshControl.sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// Scrolls back to where the content rests without the room for refreshing.
    func refreshRoomDidEnd() {
        restedInsets = adjustedContentInset
        rangeDidChange()
        guard drag == nil, range.clamp(contentOffset) != contentOffset else { return }
        setContentOffset(range.clamp(contentOffset), animated: true)
    }
}
