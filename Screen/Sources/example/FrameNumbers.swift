import Foundation
@_spi(Benchmarks) import UIKitGTK

/// Prints the numbers of a window's frames, for `Screen/benchmark`.
@MainActor enum FrameNumbers {
    private static var hasBegun = false
    /// The layout times since they were last printed, in seconds.
    private static var layouts: [Double] = []

    static func begin() {
        FrameLog.didDraw = { layout in
            layouts.append(layout)
            guard !hasBegun else { return }
            hasBegun = true
            // GTK draws the frame before this is called.
            DispatchQueue.main.async { write("shown \(DispatchTime.now().uptimeNanoseconds)") }
        }
        goOn()
    }

    /// Writes a line at once. `print` would buffer it.
    private static func write(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

    private static func goOn() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            let times = layouts.sorted()
            let late = times.isEmpty ? 0 : times[times.count * 95 / 100]
            write(
                "frames \(FrameLog.frameCount) ticks \(FrameLog.tickCount) layout \(late) blank \(FrameLog.longestBlank)"
            )
            (layouts, FrameLog.longestBlank) = ([], 0)
            goOn()
        }
    }
}
