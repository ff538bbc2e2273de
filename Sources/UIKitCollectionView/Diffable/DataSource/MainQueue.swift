import Dispatch

/// The queue on which the main actor runs.
enum MainQueue {
    /// Performs `body` at once if the main queue is current, and otherwise later on the main queue.
    ///
    /// - Parameter completion: The closure that `body` calls. As in UIKit it need not be sendable, because it is
    ///   transferred.
    static func perform(
        _ completion: (() -> Void)?, _ body: @escaping @MainActor @Sendable ((() -> Void)?) -> Void
    ) {
        // From here on only `body` uses it, on the main actor.
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
