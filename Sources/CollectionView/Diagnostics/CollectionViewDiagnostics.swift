import Foundation
import Synchronization

/// A mistake in the use of a collection view, in UIKit's words.
public struct CollectionViewDiagnostic: Error, Hashable, Sendable, CustomStringConvertible {
    /// The consequence that the mistake has in UIKit.
    public enum Severity: Hashable, Sendable {
        /// UIKit raises an exception.
        case mistake
        /// UIKit logs, or says nothing although something is amiss.
        case warning
    }

    /// The consequence that the mistake has in UIKit.
    public var severity: Severity
    /// UIKit's text for the mistake.
    public var message: String

    public var description: String { message }
}

/// The one place through which all mistakes of programmers go.
///
/// The handler decides what happens. Once it has returned, the collection view goes on as if the mistaken call had been a correct one,
/// or had not been made. Nothing that can happen to a correct program comes here.
public enum CollectionViewDiagnostics {
    /// A function that receives mistakes, on any thread.
    public typealias Handler = @Sendable (CollectionViewDiagnostic) -> Void

    private static let installed = Mutex<Handler>(trapOnMistakes)
    @TaskLocal private static var scoped: Handler?

    /// Unless replaced: traps on mistakes in debug builds, and writes to standard error otherwise.
    public static var handler: Handler {
        get { scoped ?? installed.withLock { $0 } }
        set { installed.withLock { $0 = newValue } }
    }

    /// Replaces the handler while `body` runs, for this task only: what tests of mistakes need.
    public static func withHandler<Result>(_ handler: @escaping Handler, _ body: () throws -> Result) rethrows -> Result
    {
        try $scoped.withValue(handler, operation: body)
    }

    static func mistake(_ message: String) { handler(CollectionViewDiagnostic(severity: .mistake, message: message)) }

    static func warning(_ message: String) { handler(CollectionViewDiagnostic(severity: .warning, message: message)) }

    private static let trapOnMistakes: Handler = { diagnostic in
        if diagnostic.severity == .mistake { assertionFailure(diagnostic.message) }
        FileHandle.standardError.write(Data("CollectionView: \(diagnostic.message)\n".utf8))
    }
}
