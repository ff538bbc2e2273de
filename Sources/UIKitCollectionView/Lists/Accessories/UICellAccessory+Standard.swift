import Foundation

extension UICellAccessory {
    /// Returns a sign for rows that show more when they are selected.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .disclosureIndicator, .trailing(displayed: displayed, at: { $0.count }), isHidden: options.isHidden,
            width: options.reservedLayoutWidth, tintColor: options.tintColor)
    }

    /// Returns a button that expands or collapses the item in an outline.
    ///
    /// - Parameter actionHandler: The action instead of expanding or collapsing the item in its section snapshot.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .outlineDisclosure, .trailing(displayed: displayed, at: { $0.count }), isHidden: options.isHidden,
            width: options.reservedLayoutWidth, standardWidth: .custom(AccessorySign.chevron.size.height),
            tintColor: options.tintColor, action: actionHandler)
        accessory.disclosureStyle = options.style
        return accessory
    }

    /// Returns a checkmark, which shows that the row is chosen.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .checkmark, .trailing(displayed: displayed, at: { $0.count }), isHidden: options.isHidden,
            width: options.reservedLayoutWidth, tintColor: options.tintColor)
    }

    /// Returns a delete button before the content.
    ///
    /// - Parameter actionHandler: The action instead of opening the trailing swipe actions.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .delete, .leading(displayed: displayed), isHidden: options.isHidden, width: options.reservedLayoutWidth,
            standardWidth: .standard, tintColor: options.tintColor, action: actionHandler)
        accessory.fillColor = options.backgroundColor
        return accessory
    }

    /// Returns an insert button before the content.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .insert, .leading(displayed: displayed), isHidden: options.isHidden, width: options.reservedLayoutWidth,
            standardWidth: .standard, tintColor: options.tintColor, action: actionHandler)
        accessory.fillColor = options.backgroundColor
        return accessory
    }

    /// Returns a grip by which a finger moves the row to another position.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .reorder, .trailing(displayed: displayed, at: { $0.count }), isHidden: options.isHidden,
            width: options.reservedLayoutWidth, tintColor: options.tintColor)
        accessory.showsVerticalSeparator = options.showsVerticalSeparator ?? true
        return accessory
    }

    /// Returns a mark that shows whether the row is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .multiselect, .leading(displayed: displayed), isHidden: options.isHidden,
            width: options.reservedLayoutWidth, standardWidth: .standard, tintColor: options.tintColor)
        accessory.fillColor = options.backgroundColor
        return accessory
    }

    /// Returns a short text after the content.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .label, .trailing(displayed: displayed, at: { $0.count }), isHidden: options.isHidden,
            width: options.reservedLayoutWidth, tintColor: options.tintColor)
        (accessory.text, accessory.font) = (text, options.font)
        return accessory
    }

    /// Returns a button with the title of the selected element of a menu. A tap opens the menu.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .popUpMenu, .trailing(displayed: displayed, at: { $0.count }), isHidden: options.isHidden,
            width: options.reservedLayoutWidth, tintColor: options.tintColor)
        (accessory.menu, accessory.menuDidChange) = (menu, selectedElementDidChangeHandler)
        return accessory
    }

    /// Returns a button that shows details of the row.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .detail, .trailing(displayed: displayed, at: { $0.count }), isHidden: options.isHidden,
            width: options.reservedLayoutWidth, tintColor: options.tintColor, action: actionHandler)
    }
}
