import Foundation

/// Ends the program some time after SIGINT or SIGTERM, whatever still runs then.
///
/// The server first waits for answers to end. An answer that nobody takes, or that waits for a disk, may never end.
final class StopSignals {
    private let sources: [any DispatchSourceSignal]

    /// - Parameter patience: the time, in seconds.
    init(patience: Double) {
        sources = [SIGINT, SIGTERM].map { signal in
            let source = DispatchSource.makeSignalSource(signal: signal, queue: .global())
            source.setEventHandler {
                // 0 is also the status of a server that stops by itself.
                DispatchQueue.global().asyncAfter(deadline: .now() + patience) { _exit(0) }
            }
            source.resume()
            return source
        }
    }

    deinit { for source in sources { source.cancel() } }
}
