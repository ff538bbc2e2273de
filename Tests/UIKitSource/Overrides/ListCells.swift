import UIKit

public struct Track: Hashable {
    public let title: String
    public let artist: String
    public let minutes: Int

    public init(title: String, artist: String, minutes: Int) {
        self.title = title
        self.artist = artist
        self.minutes = minutes
    }
}

extension UIConfigurationStateCustomKey {
    fileprivate static let track = UIConfigurationStateCustomKey("track")
}

extension UICellConfigurationState {
    fileprivate var track: Track? {
        get { self[.track] as? Track }
        set { self[.track] = newValue }
    }
}

/// A row with a list content view beside a label of its own. Its separator begins 40 points from the leading edge.
open class TrackCell: UICollectionViewListCell {
    public var track: Track? {
        didSet { if track != oldValue { setNeedsUpdateConfiguration() } }
    }
    public private(set) lazy var names = UIListContentView(configuration: UIListContentConfiguration.subtitleCell())
    public let length = UILabel()

    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.track = track
        return state
    }

    private func addViewsIfNeeded() {
        guard names.superview == nil else { return }
        for view in [names, length] as [UIView] {
            contentView.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        length.setContentHuggingPriority(.required, for: .horizontal)
        length.setContentCompressionResistancePriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            names.topAnchor.constraint(equalTo: contentView.topAnchor),
            names.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            names.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            length.leadingAnchor.constraint(equalTo: names.trailingAnchor),
            length.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            length.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            separatorLayoutGuide.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 40),
        ])
    }

    open override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        addViewsIfNeeded()
        var content = UIListContentConfiguration.subtitleCell().updated(for: state)
        content.text = state.track?.title
        content.secondaryText = state.track?.artist
        content.textProperties.color = state.isSelected ? .systemRed : .label
        names.configuration = content
        let value = UIListContentConfiguration.valueCell().updated(for: state)
        length.text = state.track.map { "\($0.minutes) min" }
        length.font = value.secondaryTextProperties.font
        length.textColor = value.secondaryTextProperties.resolvedColor()
        var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
        background.cornerRadius = state.isHighlighted ? 8 : 0
        backgroundConfiguration = background
    }
}

/// A content configuration with its own view.
public struct StarsContent: UIContentConfiguration, Hashable {
    public var count = 0

    public init(count: Int) { self.count = count }

    public func makeContentView() -> UIView & UIContentView { StarsView(self) }

    public func updated(for state: UIConfigurationState) -> Self {
        guard let state = state as? UICellConfigurationState, state.isSelected else { return self }
        var content = self
        content.count += 1
        return content
    }
}

public final class StarsView: UIView, UIContentView {
    public let label = UILabel()
    public var configuration: UIContentConfiguration {
        didSet { show() }
    }

    init(_ configuration: UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        addSubview(label)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        show()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func show() {
        guard let content = configuration as? StarsContent else { return }
        label.text = String(repeating: "*", count: content.count)
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 70) }
}
