import Foundation

extension UIBarButtonItem {
    /// Creates a button that begins and ends editing of a controller.
    static func editButton(of controller: UIViewController) -> UIBarButtonItem {
        UIBarButtonItem(
            systemItem: .edit,
            primaryAction: UIAction { [weak controller] _ in
                if let controller { controller.setEditing(!controller.isEditing, animated: true) }
            })
    }

    func showEditing(_ isEditing: Bool) {
        title = isEditing ? "Done" : "Edit"
        style = isEditing ? .done : .plain
    }
}
