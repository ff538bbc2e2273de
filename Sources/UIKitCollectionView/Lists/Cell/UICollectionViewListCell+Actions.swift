import Foundation

extension UICollectionViewListCell {
    /// Performs the action of an accessory.
    func perform(_ accessory: UICellAccessory) {
        if let action = accessory.action { return action() }
        guard let collectionView = superview as? UICollectionView, let path = collectionView.indexPath(for: self) else {
            return
        }
        switch accessory.accessoryType {
        case .outlineDisclosure: collectionView.toggleOutline(at: path)
        case .delete: collectionView.openSwipeActions(forItemAt: path, at: .trailing)
        default: break
        }
    }

    /// The accessory whose action a tap anywhere in the row performs.
    var accessoryOfTap: UICellAccessory? {
        accessories.first { accessory in
            guard accessory.accessoryType == .outlineDisclosure, !accessory.isHidden,
                accessory.isShown(whileEditing: condition.isEditing)
            else { return false }
            switch accessory.disclosureStyle {
            case .header: return true
            case .cell: return false
            case .automatic: return layoutAttributes?.list?.role == .header
            }
        }
    }
}
