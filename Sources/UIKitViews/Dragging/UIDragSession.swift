import Foundation

/// The common interface of drag and drop sessions. Drags do not leave the app.
@preconcurrency @MainActor public protocol UIDragDropSession: AnyObject {
    /// The dragged items.
    var items: [UIDragItem] { get }
    /// Whether a drop may move the items. If not, it may copy them.
    var allowsMoveOperation: Bool { get }
    /// Whether the items may only be dropped inside the application.
    var isRestrictedToDraggingApplication: Bool { get }

    /// Returns the position of the finger.
    func location(in view: UIView) -> CGPoint

    /// Returns whether any item has an object of a class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, for the view that the items come from.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// A value that the app can attach to the drag and read when the items are dropped.
    var localContext: Any? { get set }
}

/// A drag, for a view in which the items may be dropped.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    /// The drag. It is never nil, because drags do not leave the app.
    var localDragSession: (any UIDragSession)? { get }

    /// Loads the first object of a class from each item that has one, and calls the handler with all of them.
    @discardableResult func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}
