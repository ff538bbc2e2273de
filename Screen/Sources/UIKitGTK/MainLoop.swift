import CGTK
import Foundation

/// Runs GLib's main loop, which also serves Swift's main queue and Foundation's timers.
@MainActor enum MainLoop {
    /// Runs until ``quit()``.
    static func run() {
        let loop = g_main_loop_new(nil, 0)
        self.loop = loop
        serveMainQueue()
        RunLoopTimers.serve()
        g_main_loop_run(loop)
        self.loop = nil
        g_main_loop_unref(loop)
    }

    static func quit() {
        if let loop { g_main_loop_quit(loop) }
    }

    private static var loop: OpaquePointer?

    /// Serves the main queue. Otherwise work for the main actor would never run, because only libdispatch's own loop
    /// serves this queue.
    private static func serveMainQueue() {
        g_unix_fd_add(
            _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
            { handle, _, _ in
                // Unread bytes would wake the loop forever.
                var count: UInt64 = 0
                read(handle, &count, 8)
                _dispatch_main_queue_callback_4CF(nil)
                return 1
            }, nil)
    }
}
