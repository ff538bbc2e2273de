import Dispatch

/// Where the main actor runs.
enum MainQueue {
    /// At once where this is the main queue already, and else when its turn comes.
    ///
    /// - Parameter completion: What `body` is to call. As in UIKit it need not be sendable: it is handed over.
    static func perform(
        _ completion: (() -> Void)?, _ body: @escaping @MainActor @Sendable ((() -> Void)?) -> Void
    ) {
        // Nothing but `body`, on the main actor, touches it from here on.
        nonisolated(unsafe) let completion = completion
        if isCurrent {
            MainActor.assumeIsolated { body(completion) }
        } else {
            Task { @MainActor in body(completion) }
        }
    }

    // Not `Thread.isMainThread`: without CoreFoundation's run loop any thread may serve the main queue.
    private static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }

    private static let mark: DispatchSpecificKey<Bool> = {
        let mark = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: mark, value: true)
        return mark
    }()
}
