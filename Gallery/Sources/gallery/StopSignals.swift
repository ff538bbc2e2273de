import Foundation

/// Ends the program some time after it was asked to stop (SIGINT, SIGTERM), whatever still runs then.
///
/// The server lets answers come to their end first. One that nobody takes, or that waits for a disk, has none.
final class StopSignals {
    private let sources: [any DispatchSourceSignal]

    /// - Parameter patience: in seconds.
    init(patience: Double) {
        sources = [SIGINT, SIGTERM].map { signal in
            let source = DispatchSource.makeSignalSource(signal: signal, queue: .global())
            source.setEventHandler {
                // The status of a server that has stopped by itself.
                DispatchQueue.global().asyncAfter(deadline: .now() + patience) { _exit(0) }
            }
            source.resume()
            return source
        }
    }

    deinit { for source in sources { source.cancel() } }
}
