import Foundation

/// A rounded card with texts, text fields and rows to choose from. Its contents scroll if they do not fit.
final class AlertCard: UIView {
    private static let margin: CGFloat = 16
    private static let fieldHeight: CGFloat = 30
    private let scrollView = UIScrollView()
    private let title = UILabel()
    private let message = UILabel()
    private var fields: [UITextField] = []
    private var rows: [ChoiceRow] = []
    private var areBeside = false
    private var rowHeight: CGFloat = 44

    override init(frame: CGRect) {
        super.init(frame: frame)
        (backgroundColor, clipsToBounds) = (.secondarySystemGroupedBackground, true)
        layer.cornerRadius = 14
        scrollView.contentInsetAdjustmentBehavior = .never
        addSubview(scrollView)
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.accessibilityTraits = .header
        message.font = .systemFont(ofSize: 13)
        for text in [title, message] {
            (text.numberOfLines, text.textAlignment) = (0, .center)
            scrollView.addSubview(text)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter areBeside: Whether the rows lie beside each other.
    func show(
        title: String? = nil, message: String? = nil, fields: [UITextField] = [], rows: [ChoiceRow],
        areBeside: Bool = false, rowHeight: CGFloat
    ) {
        (self.title.text, self.message.text) = (title, message)
        for view in self.fields as [UIView] + self.rows { view.removeFromSuperview() }
        (self.fields, self.rows, self.areBeside, self.rowHeight) = (fields, rows, areBeside, rowHeight)
        for view in fields as [UIView] + rows { scrollView.addSubview(view) }
        setNeedsLayout()
    }

    func height(forWidth width: CGFloat) -> CGFloat { arrange(width: width) { _, _ in } }

    override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        let height = arrange(width: bounds.width) { $0.frame = $1 }
        scrollView.contentSize = CGSize(width: bounds.width, height: height)
        scrollView.isScrollEnabled = height > bounds.height
        for (index, row) in rows.enumerated() {
            row.lineEdges = row.frame.minY > 0 ? .top : []
            if areBeside, index > 0 { row.lineEdges.insert(.left) }
        }
    }

    /// Calls a closure with every view and its frame.
    ///
    /// - Returns: The total height.
    private func arrange(width: CGFloat, place: (UIView, CGRect) -> Void) -> CGFloat {
        var y: CGFloat = 0
        func put(_ view: UIView, _ height: CGFloat) {
            if y == 0 { y = Self.margin }
            place(view, CGRect(x: Self.margin, y: y, width: width - 2 * Self.margin, height: height))
            y += height + 4
        }
        for text in [title, message] where text.text?.isEmpty == false {
            put(text, text.sizeThatFits(CGSize(width: width - 2 * Self.margin, height: 0)).height)
        }
        if !fields.isEmpty { y += 8 }
        for field in fields { put(field, Self.fieldHeight) }
        if y > 0 { y += Self.margin - 4 }
        for (index, row) in rows.enumerated() {
            let breadth = areBeside ? width / CGFloat(rows.count) : width
            place(row, CGRect(x: areBeside ? CGFloat(index) * breadth : 0, y: y, width: breadth, height: rowHeight))
            if !areBeside || index == rows.count - 1 { y += rowHeight }
        }
        return y
    }
}
