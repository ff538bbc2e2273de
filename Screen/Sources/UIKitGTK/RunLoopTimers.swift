import CGTK
import Foundation

/// Fires the timers of Foundation's main run loop in GLib's loop.
///
/// GLib calls `prepare` before it waits. `prepare` asks the run loop for the date of its next timer, which also fires
/// the timers that are due.
@MainActor enum RunLoopTimers {
    /// The functions of the source. They are never released, because GLib keeps the pointer.
    private static let functions: UnsafeMutablePointer<GSourceFuncs> = {
        let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
        functions.initialize(to: GSourceFuncs())
        functions.pointee.prepare = { _, timeout in
            onMain(timeout) { timeout in
                timeout?.pointee = RunLoopTimers.millisecondsToNextTimer()
                return 0
            }
        }
        // After the wait, the next `prepare` fires what is due.
        functions.pointee.check = { _ in 0 }
        functions.pointee.dispatch = { _, _, _ in 1 }
        return functions
    }()

    static func serve() {
        let source = g_source_new(functions, guint(MemoryLayout<GSource>.size))
        g_source_attach(source, nil)
        g_source_unref(source)
    }

    /// Returns the time after which GLib has to check again, in milliseconds; -1 if there is no timer. It is rounded
    /// up, so GLib does not check too early.
    private static func millisecondsToNextTimer() -> gint {
        guard let date = RunLoop.main.limitDate(forMode: .default) else { return -1 }
        let seconds = date.timeIntervalSinceNow
        return seconds > 1e6 ? -1 : gint(max(0, (seconds * 1000).rounded(.up)))
    }
}
