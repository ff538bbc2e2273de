import CGTK
import Foundation

/// Fires the timers of Foundation's main run loop in GLib's loop.
///
/// A source's `prepare` is called before GLib waits. It asks the run loop for the date of its next timer, which also
/// fires the timers that are due.
@MainActor enum RunLoopTimers {
    /// GLib keeps the pointer to the functions.
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

    /// Returns the time after which GLib has to look again, rounded up so that it does not look too early. -1 if there is
    /// no timer.
    private static func millisecondsToNextTimer() -> gint {
        guard let date = RunLoop.main.limitDate(forMode: .default) else { return -1 }
        let seconds = date.timeIntervalSinceNow
        return seconds > 1e6 ? -1 : gint(max(0, (seconds * 1000).rounded(.up)))
    }
}
