import Foundation

/// Source for cells uses transactions to keep layers from animating by themselves. Layers never do that here: they
/// animate in blocks of `UIView.animate`. A transaction only determines the time of its completion.
@preconcurrency @MainActor public final class CATransaction: NSObject {
    /// The completions of the open transactions, from the outermost on.
    private static var completions: [[() -> Void]] = []

    private override init() { super.init() }

    public static func begin() { completions.append([]) }

    /// Ends the innermost transaction, and calls its completions.
    public static func commit() {
        for completion in completions.popLast() ?? [] { completion() }
    }

    public static func flush() {}

    /// Nil is ignored. Without a transaction the block is called at once.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        guard let block else { return }
        if completions.isEmpty { block() } else { completions[completions.count - 1].append(block) }
    }

    public static func setDisableActions(_ flag: Bool) {}
    public static func disableActions() -> Bool { true }
    public static func setAnimationDuration(_ duration: CFTimeInterval) {}
}
