import Foundation

/// The contents of an alert: a card with texts, text fields and buttons, and below it the cancel button of an action sheet.
final class AlertView: UIView {
    private static let spacing: CGFloat = 8
    private let main = AlertCard()
    private let cancel = AlertCard()
    private let whenChosen: (UIAlertAction) -> Void

    init(whenChosen: @escaping (UIAlertAction) -> Void) {
        self.whenChosen = whenChosen
        super.init(frame: .zero)
        for card in [main, cancel] { addSubview(card) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ alert: UIAlertController) {
        let isSheet = alert.preferredStyle == .actionSheet
        var rows = alert.actions
        let last = rows.firstIndex { $0.style == .cancel }.map { rows.remove(at: $0) }
        // Two buttons lie beside each other, with the cancel button first.
        let areBeside = !isSheet && rows.count + (last == nil ? 0 : 1) == 2
        if let last, !isSheet { rows.insert(last, at: areBeside ? 0 : rows.count) }
        main.show(
            title: alert.title, message: alert.message, fields: alert.textFields ?? [],
            rows: rows.map { row($0, of: alert) }, areBeside: areBeside, rowHeight: isSheet ? 56 : 44)
        let below = isSheet ? [last].compactMap { $0 } : []
        cancel.show(rows: below.map { row($0, of: alert) }, rowHeight: 56)
        cancel.isHidden = below.isEmpty
        superview?.setNeedsLayout()
        setNeedsLayout()
    }

    private func row(_ action: UIAlertAction, of alert: UIAlertController) -> ChoiceRow {
        let row = ChoiceRow(title: action.title ?? "")
        let isBold = alert.preferredAction.map { $0 === action } ?? (action.style == .cancel)
        row.label.font = .systemFont(
            ofSize: alert.preferredStyle == .alert ? 17 : 20, weight: isBold ? .semibold : .regular)
        row.label.textAlignment = .center
        row.color = action.style == .destructive ? .systemRed : tintColor
        row.isEnabled = action.isEnabled
        row.whenTapped = { [weak self] in self?.whenChosen(action) }
        return row
    }

    func height(forWidth width: CGFloat) -> CGFloat {
        let below = cancel.isHidden ? 0 : Self.spacing + cancel.height(forWidth: width)
        return main.height(forWidth: width) + below
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let below = cancel.isHidden ? 0 : cancel.height(forWidth: bounds.width)
        cancel.frame = CGRect(x: 0, y: bounds.height - below, width: bounds.width, height: below)
        let gap = below == 0 ? 0 : below + Self.spacing
        main.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - gap))
    }
}
