import Foundation

/// A dragged item: the data that are handed over, and what it looks like under the finger.
@preconcurrency @MainActor open class UIDragItem: NSObject {
    open private(set) var itemProvider: NSItemProvider
    /// Anything that the app wants to find when the item is dropped in the same app.
    open var localObject: Any?
    /// A closure that returns what is seen under the finger. If nil, it is a picture of the cell. If the closure returns
    /// nil, nothing is seen.
    open var previewProvider: (() -> UIDragPreview?)?

    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}
