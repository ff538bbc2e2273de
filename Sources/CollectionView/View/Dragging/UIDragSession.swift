import Foundation

/// What drags and drops have in common. Drags do not leave the app.
@preconcurrency @MainActor public protocol UIDragDropSession: AnyObject {
    var items: [UIDragItem] { get }
    /// Whether a drop may move the items. If not, it may copy them.
    var allowsMoveOperation: Bool { get }
    var isRestrictedToDraggingApplication: Bool { get }

    /// Returns the position of the finger.
    func location(in view: UIView) -> CGPoint

    /// Returns whether any item has an object of a class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// Items on their way, as the view from which they come sees it.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// Anything that the app wants to find when the items are dropped.
    var localContext: Any? { get set }
}

/// Items on their way, as a view sees it in which they may be dropped.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    /// The drag. It is never nil, because drags do not leave the app.
    var localDragSession: (any UIDragSession)? { get }

    /// Loads the first object of a class from each item that has one, and calls the handler with all of them.
    @discardableResult func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}
