import Foundation

/// A menu on the screen. A window has at most one.
@MainActor package final class OpenMenu: UIView {
    private static let width: CGFloat = 250
    private static let margin: CGFloat = 8
    private static let duration: TimeInterval = 0.2

    /// The menu, and the menus inside that have been opened, from the outside to the inside.
    private var path: [UIMenu]
    private let anchor: CGRect
    private weak var sender: AnyObject?
    private let card = MenuCard()
    private let didClose: () -> Void
    private let didPerform: (UIAction) -> Void

    /// Opens a menu beside a rectangle of a view.
    ///
    /// - Parameters:
    ///   - sender: The object that actions have as their ``UIAction/sender``.
    ///   - didPerform: Called after an action has been performed.
    @discardableResult package static func open(
        _ menu: UIMenu, at rect: CGRect, of view: UIView, sender: AnyObject,
        didPerform: @escaping (UIAction) -> Void = { _ in }, didClose: @escaping () -> Void = {}
    ) -> OpenMenu? {
        guard let window = view.window, !menu.groups.isEmpty else { return nil }
        for case let other as OpenMenu in window.subviews { other.close() }
        let open = OpenMenu(
            menu, at: view.convert(rect, to: window as UIView), sender: sender, didPerform: didPerform,
            didClose: didClose)
        open.frame = window.bounds
        window.addSubview(open)
        open.layoutIfNeeded()
        open.alpha = 0
        UIView.animate(withDuration: duration) { open.alpha = 1 }
        return open
    }

    private init(
        _ menu: UIMenu, at anchor: CGRect, sender: AnyObject, didPerform: @escaping (UIAction) -> Void,
        didClose: @escaping () -> Void
    ) {
        (path, self.anchor, self.sender) = ([menu], anchor, sender)
        (self.didPerform, self.didClose) = (didPerform, didClose)
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addGestureRecognizer(OutsideTap(of: card) { [weak self] in self?.close() })
        addSubview(card)
        load()
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the innermost menu, and again when its deferred elements have been provided.
    private func load() {
        path.last?.loadDeferredElements { [weak self] in self?.show() }
        show()
    }

    private func show() {
        guard let menu = path.last else { return }
        card.show(menu, isInside: path.count > 1) { [weak self] in
            self?.choose($0)
        } goBack: { [weak self] in
            self?.path.removeLast()
            self?.show()
        }
        setNeedsLayout()
    }

    private func choose(_ element: UIMenuElement) {
        if let menu = element as? UIMenu {
            path.append(menu)
            return load()
        }
        guard let action = element as? UIAction, let sender else { return close() }
        path.first?.select(action)
        if action.attributes.contains(.keepsMenuPresented) {
            action.perform(from: sender)
            show()
        } else {
            close()
            action.perform(from: sender)
        }
        didPerform(action)
    }

    private var isClosing = false

    package func close() {
        guard !isClosing else { return }
        isClosing = true
        isUserInteractionEnabled = false
        didClose()
        UIView.animate(withDuration: Self.duration) {
            self.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }

    /// The card lies below the anchor, or above it where there is more room, with the same edge where it fits.
    package override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        let width = min(Self.width, room.width)
        let (above, below) = (anchor.minY - 4 - room.minY, room.maxY - anchor.maxY - 4)
        let height = min(card.contentHeight, max(above, below, 44))
        let isBelow = height <= below || below >= above
        let x = anchor.midX > room.midX ? anchor.maxX - width : anchor.minX
        card.frame = CGRect(
            x: min(max(x, room.minX), room.maxX - width), y: isBelow ? anchor.maxY + 4 : anchor.minY - 4 - height,
            width: width, height: height)
    }
}

/// A tap outside a view.
private final class OutsideTap: UITapGestureRecognizer {
    private unowned let inside: UIView

    init(of view: UIView, action: @escaping () -> Void) {
        inside = view
        super.init()
        addHandler { [unowned self] _ in if state == .ended { action() } }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where touch.view?.isDescendant(of: inside) == true { ignore(touch, for: event) }
        super.touchesBegan(touches.filter { $0.view?.isDescendant(of: inside) != true }, with: event)
    }
}
