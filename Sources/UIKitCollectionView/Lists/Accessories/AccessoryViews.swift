import Foundation

/// The views of a cell's accessories. An accessory that remains keeps its view.
@MainActor final class AccessoryViews {
    struct Shown {
        let accessory: UICellAccessory
        let view: UIView
    }

    private struct Key: Hashable {
        let type: UICellAccessory.AccessoryType
        /// The number of accessories of its type before it.
        let number: Int
    }

    private unowned let cell: UICollectionViewListCell
    private var views: [Key: UIView] = [:]
    private(set) var leading: [Shown] = []
    private(set) var trailing: [Shown] = []
    /// Views that have been added since the last layout.
    var fresh: [UIView] = []

    init(of cell: UICollectionViewListCell) { self.cell = cell }

    /// Adds and removes views.
    func update() {
        let order = AccessoryOrder(of: cell.accessories, whileEditing: cell.condition.isEditing)
        var counts: [UICellAccessory.AccessoryType: Int] = [:]
        var kept: [Key: UIView] = [:]
        func show(_ accessory: UICellAccessory) -> Shown {
            let number = counts[accessory.accessoryType, default: 0]
            counts[accessory.accessoryType] = number + 1
            let key = Key(type: accessory.accessoryType, number: number)
            let view = views[key] ?? accessory.makeView()
            kept[key] = view
            if view.superview !== cell {
                cell.addSubview(view)
                fresh.append(view)
            }
            return Shown(accessory: accessory, view: view)
        }
        leading = order.leading.map(show)
        trailing = order.trailing.map(show)
        for (key, view) in views where kept[key] !== view { view.removeFromSuperview() }
        views = kept
        for shown in leading + trailing {
            shown.accessory.configure(shown.view, in: cell)
            // A hidden accessory keeps its space.
            shown.view.isHidden = shown.accessory.isHidden
        }
    }

    /// Rotates disclosure indicators to show whether their items are expanded. Animates in an animation block.
    func turnDisclosures() {
        for shown in trailing + leading {
            let isOpen = shown.accessory.accessoryType == .outlineDisclosure && cell.condition.isExpanded
            (shown.view as? AccessoryButton)?.turn(by: isOpen ? .pi / 2 : 0)
        }
    }
}

extension UICellAccessory {
    func makeView() -> UIView {
        switch accessoryType {
        case .customView(let view): view
        case .label: UILabel(frame: .zero)
        case .reorder: ReorderGrip(frame: .zero)
        case .popUpMenu: UIButton(type: .system)
        default: AccessoryButton(frame: .zero)
        }
    }

    /// Updates a view from the state of its cell.
    func configure(_ view: UIView, in cell: UICollectionViewListCell) {
        switch view {
        case let grip as ReorderGrip:
            grip.sign.show(.grip, color: tintColor ?? .tertiaryLabel)
            grip.showsLine = showsVerticalSeparator
        case let button as AccessoryButton: configure(button, in: cell)
        case let button as UIButton where accessoryType == .popUpMenu: configurePopUp(button)
        case let label as UILabel where accessoryType == .label:
            label.text = text
            label.font = font ?? .preferredFont(forTextStyle: .body)
            label.textColor = tintColor ?? .secondaryLabel
        default: if let tintColor { view.tintColor = tintColor }
        }
    }

    private func configurePopUp(_ button: UIButton) {
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        let color = tintColor ?? .secondaryLabel
        // A title that is set again invalidates the layout, in which this is called.
        if button.titleColor(for: .normal) != color { button.setTitleColor(color, for: .normal) }
        button.menuDidPerform = { [weak button] in
            if let menu { menuDidChange?(menu) }
            button?.superview?.setNeedsLayout()
        }
        guard button.menu !== menu else { return }
        button.menu = menu
        (button.showsMenuAsPrimaryAction, button.changesSelectionAsPrimaryAction) = (true, true)
    }

    private func configure(_ button: AccessoryButton, in cell: UICollectionViewListCell) {
        let tint = tintColor ?? cell.tintColor ?? .systemBlue
        switch accessoryType {
        case .checkmark: button.show(.check, color: tint)
        case .delete: button.show(.minus, color: tintColor ?? .white, fill: fillColor ?? .systemRed)
        case .insert: button.show(.plus, color: tintColor ?? .white, fill: fillColor ?? .systemGreen)
        case .detail: button.show(.information, color: tint, outline: tint)
        case .multiselect where cell.isSelected:
            button.show(.checkedCircle, color: tintColor ?? .white, fill: fillColor ?? cell.tintColor)
        case .multiselect: button.show(.emptyCircle, color: .clear, outline: .systemGray3)
        case .outlineDisclosure: button.show(.chevron, color: tint)
        default: button.show(.chevron, color: tintColor ?? .systemGray3)
        }
        let isButton = [.delete, .insert, .detail, .outlineDisclosure].contains(accessoryType)
        button.isUserInteractionEnabled = isButton
        button.label =
            switch accessoryType {
            case .delete: "Delete"
            case .insert: "Insert"
            case .detail: "More Info"
            case .outlineDisclosure: cell.condition.isExpanded ? "Collapse" : "Expand"
            default: nil
            }
        button.whenTapped = { [weak cell] in cell?.perform(self) }
    }
}
