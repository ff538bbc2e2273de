import Foundation

/// A group of layer changes. A transaction here only determines when its completion block is called.
///
/// Cells usually need transactions to disable implicit animations. Layers have none here: they animate only in blocks
/// of `UIView.animate`.
@preconcurrency @MainActor public final class CATransaction: NSObject {
    /// The completion blocks of the open transactions, outermost first.
    private static var completions: [[() -> Void]] = []

    private override init() { super.init() }

    public static func begin() { completions.append([]) }

    /// Ends the innermost transaction, and calls its completion blocks.
    public static func commit() {
        for completion in completions.popLast() ?? [] { completion() }
    }

    public static func flush() {}

    /// Adds a completion block to the innermost transaction. Without a transaction, the block is called at once.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        guard let block else { return }
        if completions.isEmpty { block() } else { completions[completions.count - 1].append(block) }
    }

    public static func setDisableActions(_ flag: Bool) {}
    public static func disableActions() -> Bool { true }
    public static func setAnimationDuration(_ duration: CFTimeInterval) {}
}
