import Foundation

/// What cells write around changes of their layer so that it does not animate by itself. Layers never do here: they animate in
/// blocks of `UIView.animate`, and nothing is left for transactions to decide but when they end.
@preconcurrency @MainActor public final class CATransaction: NSObject {
    /// Of the transactions that have begun, from the outermost.
    private static var completions: [[() -> Void]] = []

    private override init() { super.init() }

    public static func begin() { completions.append([]) }

    /// Calls what was to be called at the end of the transaction.
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
