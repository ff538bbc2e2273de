import Foundation

/// A message with buttons: an alert in the middle of the window, or an action sheet at its lower edge.
///
/// An action sheet of a popover is shown at the lower edge as well.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// Where an alert lies.
    public enum Style: Int, Sendable {
        /// At the lower edge.
        case actionSheet
        /// In the middle.
        case alert
    }

    private var style = Style.actionSheet

    /// Creates an alert without answers.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        style = preferredStyle
        modalPresentationStyle = .custom
        modalTransitionStyle = .crossDissolve
    }

    /// Where the alert lies.
    open var preferredStyle: Style { style }
    open override var title: String? { didSet { cardIfLoaded?.show(self) } }
    /// The text below the title; nil for none.
    open var message: String? { didSet { cardIfLoaded?.show(self) } }

    /// The actions, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The action whose text is bold. It must be one of ``actions``. The return key does not perform it, unlike on iOS.
    open var preferredAction: UIAlertAction? { didSet { cardIfLoaded?.show(self) } }
    /// The text fields of an alert, from top to bottom.
    open private(set) var textFields: [UITextField]?

    /// Adds an answer after the others.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            return CollectionViewDiagnostics.mistake(
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        }
        actions.append(action)
        action.didChange = { [weak self] in if let self { cardIfLoaded?.show(self) } }
        cardIfLoaded?.show(self)
    }

    /// Adds a text field to an alert. Action sheets have none.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard style == .alert else {
            return CollectionViewDiagnostics.mistake(
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        }
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: 13)
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
        cardIfLoaded?.show(self)
    }

    // MARK: View

    private var cardIfLoaded: AlertView? { viewIfLoaded as? AlertView }

    open override func loadView() {
        let card = AlertView { [weak self] in self?.choose($0) }
        card.show(self)
        view = card
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textFields?.first?.becomeFirstResponder()
    }

    /// Dismisses the alert, and then performs the action.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, presentingViewController != nil else { return }
        dismiss(animated: true) { action.handler?(action) }
    }

    override var hasOwnPresentation: Bool { true }
    override var isBackgroundDimmed: Bool { true }
    override var slidesUp: Bool { style == .actionSheet }

    override func backgroundWasTapped() {
        guard style == .actionSheet, let cancel = actions.first(where: { $0.style == .cancel }) else { return }
        choose(cancel)
    }

    override func frameOfPresentedView(in container: UIView) -> CGRect {
        let room = container.bounds.inset(by: container.safeAreaInsets).insetBy(dx: 8, dy: 8)
        let width = style == .alert ? min(270, room.width) : min(500, room.width)
        let height = min(cardIfLoaded?.height(forWidth: width) ?? 0, room.height)
        let top = style == .alert ? room.midY - height / 2 : room.maxY - height
        return CGRect(x: room.midX - width / 2, y: top, width: width, height: height)
    }
}
