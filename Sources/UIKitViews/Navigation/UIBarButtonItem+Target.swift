import Foundation

/// The initializers of older code. Their action is always nil here, as for spaces and back buttons: there are no selectors.
extension UIBarButtonItem {
    /// Creates a standard item that does nothing.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Never?) {
        self.init(systemItem: systemItem)
    }

    /// Creates an item with a title that does nothing.
    public convenience init(title: String?, style: Style, target: Any?, action: Never?) {
        self.init(title: title)
        self.style = style
    }

    /// Creates an item with an image that does nothing.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Never?) {
        self.init(image: image)
        self.style = style
    }
}
