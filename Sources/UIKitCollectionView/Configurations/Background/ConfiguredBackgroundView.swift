import Foundation
@_spi(Host) import UIKitViews

/// The view of a background configuration, behind the content of a cell.
final class ConfiguredBackgroundView: UIView {
    var configuration: UIBackgroundConfiguration {
        didSet { if configuration != oldValue { show() } }
    }
    /// The rounded corners of a group of rows that belong to this row. Their radius is used if the configuration has
    /// none.
    var group = GroupCorners() {
        didSet { if group != oldValue { setNeedsLayout() } }
    }
    /// The margins for the edges at which a configuration adds them.
    var contentMargins = NSDirectionalEdgeInsets.zero {
        didSet { if contentMargins != oldValue { setNeedsLayout() } }
    }

    private let fill = UIView(frame: .zero)
    private let stroke = UIView(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private var effectView: UIVisualEffectView?
    private weak var customView: UIView?

    init(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = configuration.customView != nil
        for part in [fill, stroke] { addSubview(part) }
        fill.addSubview(picture)
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        isUserInteractionEnabled = configuration.customView != nil
        fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        picture.image = configuration.image
        picture.contentMode = configuration.imageContentMode
        picture.isHidden = configuration.image == nil
        stroke.isHidden = configuration.strokeWidth <= 0
        stroke.layer.borderWidth = configuration.strokeWidth
        stroke.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).cgColor
        showEffect()
        if customView !== configuration.customView {
            customView?.removeFromSuperview()
            customView = configuration.customView
            if let customView { fill.addSubview(customView) }
        }
        setNeedsLayout()
    }

    private func showEffect() {
        guard effectView?.effect !== configuration.visualEffect else { return }
        effectView?.removeFromSuperview()
        effectView = configuration.visualEffect.map(UIVisualEffectView.init(effect:))
        if let effectView { insertSubview(effectView, at: 0) }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var insets = configuration.backgroundInsets
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        if edges.contains(.top) { insets.top += contentMargins.top }
        if edges.contains(.leading) { insets.leading += contentMargins.leading }
        if edges.contains(.bottom) { insets.bottom += contentMargins.bottom }
        if edges.contains(.trailing) { insets.trailing += contentMargins.trailing }
        let area = bounds.inset(by: insets.physical(in: effectiveUserInterfaceLayoutDirection))
        for part in [effectView, fill] { part?.place(in: area) }
        for part in [picture, customView] { part?.place(in: CGRect(origin: .zero, size: area.size)) }
        stroke.place(in: area.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset))
        round()
    }

    private func round() {
        let isOfGroup = configuration.cornerRadius == 0 && group.radius > 0
        let radius = isOfGroup ? group.radius : configuration.cornerRadius
        for part in [effectView, fill] {
            part?.layer.cornerRadius = radius
            part?.layer.maskedCorners = isOfGroup ? group.corners : .all
            part?.clipsToBounds =
                radius > 0 && (part === effectView || configuration.customView != nil || configuration.image != nil)
        }
        stroke.layer.cornerRadius = radius > 0 ? radius + configuration.strokeOutset : 0
        stroke.layer.maskedCorners = isOfGroup ? group.corners : .all
    }
}

/// The round corners that a row has as the first or the last one of a group.
struct GroupCorners: Equatable {
    /// The radius, in points.
    var radius: CGFloat = 0
    var corners: CACornerMask = []

    init() {}

    init(radius: CGFloat, isFirst: Bool, isLast: Bool) {
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        self.radius = corners.isEmpty ? 0 : radius
    }
}
