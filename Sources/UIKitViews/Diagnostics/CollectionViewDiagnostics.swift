import Foundation
import Synchronization

/// A mistake in the use of a collection view, in UIKit's words.
public struct CollectionViewDiagnostic: Error, Hashable, Sendable, CustomStringConvertible {
    /// The consequence that the mistake has in UIKit.
    public enum Severity: Hashable, Sendable {
        /// UIKit raises an exception.
        case mistake
        /// UIKit logs a message, or ignores the mistake.
        case warning
    }

    /// The consequence that the mistake has in UIKit.
    public var severity: Severity
    /// UIKit's text for the mistake.
    public var message: String

    public var description: String { message }
}

/// The single channel through which all programming mistakes are reported.
///
/// The handler decides what happens. When it returns, the collection view goes on as if the mistaken call had been
/// correct, or had not been made. Correct programs never cause a report.
public enum CollectionViewDiagnostics {
    /// A function that receives mistakes, on any thread.
    public typealias Handler = @Sendable (CollectionViewDiagnostic) -> Void

    private static let installed = Mutex<Handler>(trapOnMistakes)
    @TaskLocal private static var scoped: Handler?

    /// The receiver of mistakes. By default, it traps on mistakes in debug builds, and writes everything else to
    /// standard error.
    public static var handler: Handler {
        get { scoped ?? installed.withLock { $0 } }
        set { installed.withLock { $0 = newValue } }
    }

    /// Replaces the handler while `body` runs, for the current task only. Tests of mistakes use it.
    public static func withHandler<Result>(_ handler: @escaping Handler, _ body: () throws -> Result) rethrows -> Result
    {
        try $scoped.withValue(handler, operation: body)
    }

    package static func mistake(_ message: String) {
        handler(CollectionViewDiagnostic(severity: .mistake, message: message))
    }

    package static func warning(_ message: String) {
        handler(CollectionViewDiagnostic(severity: .warning, message: message))
    }

    private static let trapOnMistakes: Handler = { diagnostic in
        if diagnostic.severity == .mistake { assertionFailure(diagnostic.message) }
        FileHandle.standardError.write(Data("CollectionView: \(diagnostic.message)\n".utf8))
    }
}
