import Foundation

/// The rows of a menu on a rounded card with a shadow. They scroll if they do not fit.
final class MenuCard: UIView {
    private static let rowHeight: CGFloat = 44
    private static let gap: CGFloat = 8
    private let scrollView = UIScrollView()
    private var groups: [[ChoiceRow]] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemFill
        layer.cornerRadius = 12
        layer.shadowColor = UIColor.black.cgColor
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.2, 24, CGSize(width: 0, height: 8))
        scrollView.layer.cornerRadius = 12
        scrollView.clipsToBounds = true
        scrollView.backgroundColor = .systemGray5
        scrollView.contentInsetAdjustmentBehavior = .never
        addSubview(scrollView)
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter isInside: Whether the menu has been opened from another one. If so, the first row leads back.
    func show(
        _ menu: UIMenu, isInside: Bool, choose: @escaping (UIMenuElement) -> Void, goBack: @escaping () -> Void
    ) {
        for row in groups.joined() { row.removeFromSuperview() }
        let hasMarks = isInside || menu.groups.joined().contains { ($0 as? UIAction).map { $0.state != .off } ?? false }
        groups = menu.groups.map { group in
            group.map { element in
                let row = ChoiceRow(element)
                row.hasRoomForMark = hasMarks
                row.whenTapped = { choose(element) }
                return row
            }
        }
        if isInside {
            let row = ChoiceRow(title: menu.title, mark: "⌄")
            row.hasRoomForMark = true
            row.whenTapped = goBack
            groups.insert([row], at: 0)
        } else if !menu.title.isEmpty {
            let row = ChoiceRow(title: menu.title)
            (row.label.font, row.color) = (.systemFont(ofSize: 13), .secondaryLabel)
            row.isUserInteractionEnabled = false
            groups[0].insert(row, at: 0)
        }
        for row in groups.joined() { scrollView.addSubview(row) }
        setNeedsLayout()
    }

    var contentHeight: CGFloat {
        CGFloat(groups.joined().count) * Self.rowHeight + CGFloat(max(0, groups.count - 1)) * Self.gap
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        scrollView.contentSize = CGSize(width: bounds.width, height: contentHeight)
        scrollView.isScrollEnabled = contentHeight > bounds.height
        var y: CGFloat = 0
        for group in groups {
            for (index, row) in group.enumerated() {
                row.frame = CGRect(x: 0, y: y, width: bounds.width, height: Self.rowHeight)
                row.lineEdges = index == 0 ? [] : .top
                y += Self.rowHeight
            }
            y += Self.gap
        }
    }
}

extension ChoiceRow {
    /// Creates the row of an action, or of a menu inside.
    convenience init(_ element: UIMenuElement) {
        let action = element as? UIAction
        let mark: String? =
            switch action?.state {
            case .on: "✓"
            case .mixed: "–"
            case .off: nil
            case nil: nil
            }
        self.init(title: element.title, mark: mark, image: element.image)
        if action == nil, element.image == nil { label.text = "\(element.title) ›" }
        let isDestructive =
            action?.attributes.contains(.destructive) ?? (element as? UIMenu)?.options.contains(.destructive) ?? false
        color = isDestructive ? .systemRed : .label
        isEnabled = action?.attributes.contains(.disabled) != true
        // An initializer that sets a property does not call its observer.
        stateDidChange()
        if action?.state == .on { accessibilityTraits = [.button, .selected] }
    }
}
