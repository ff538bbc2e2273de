import Foundation

/// A dragged item: its data, and its preview under the finger.
@preconcurrency @MainActor open class UIDragItem: NSObject {
    /// The data of the item.
    open private(set) var itemProvider: NSItemProvider
    /// A value that the app can attach to the item and read when the item is dropped in the same app.
    open var localObject: Any?
    /// A closure that returns the preview under the finger. Without a closure, the preview is a picture of the cell. If the
    /// closure returns nil, there is no preview.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Creates an item from its data.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}
