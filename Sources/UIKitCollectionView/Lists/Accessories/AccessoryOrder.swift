/// The accessories that a cell shows on its two sides, each in the reading direction.
@MainActor struct AccessoryOrder {
    private(set) var leading: [UICellAccessory] = []
    private(set) var trailing: [UICellAccessory] = []

    init(of accessories: [UICellAccessory], whileEditing isEditing: Bool) {
        for accessory in accessories where accessory.isShown(whileEditing: isEditing) {
            switch accessory.placement {
            case .leading(_, let position): leading.insert(accessory, at: Self.index(position, in: leading))
            case .trailing(_, let position): trailing.insert(accessory, at: Self.index(position, in: trailing))
            }
        }
        // The reorder grip is at the edge of every row, where fingers find it.
        let grips = trailing.filter { $0.accessoryType == .reorder }
        if !grips.isEmpty { trailing = trailing.filter { $0.accessoryType != .reorder } + grips }
    }

    private static func index(_ position: UICellAccessory.Placement.Position, in others: [UICellAccessory]) -> Int {
        min(max(0, position(others)), others.count)
    }
}
