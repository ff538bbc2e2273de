import Foundation
import PhotoGallery
import Synchronization

/// Lines for people, and one progress bar below them where there is a terminal.
final class Terminal: Sendable {
    private struct Bar {
        var text = ""
        var drawn: ContinuousClock.Instant?
    }

    private let bar = Mutex(Bar())
    private let isInteractive = isatty(STDERR_FILENO) == 1

    /// Writes a line to the standard output.
    func say(_ line: String) { write(line, to: .standardOutput) }

    /// Writes a line to the standard error.
    func warn(_ line: String) { write(line, to: .standardError) }

    /// Writes a line about a file, after a few words.
    func warn(_ words: String, _ file: SkippedFile) {
        // A file name may hold anything, also commands to the terminal.
        let name = file.name.unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }
        warn("\(words) \"\(String(String.UnicodeScalarView(name)))\" \(file.reason).")
    }

    /// Moves the progress bar on; it disappears when everything is done. Without a terminal the beginning and the end
    /// are one line each.
    func progress(_ title: String, _ done: Int, of total: Int) {
        bar.withLock { bar in
            guard isInteractive else {
                if bar.drawn == nil { put("\(title): \(grouped(done)) of \(grouped(total)) …\n", to: .standardError) }
                if done == total { put("\(title): done.\n", to: .standardError) }
                bar.drawn = done == total ? nil : .now
                return
            }
            if done == total {
                clear(&bar)
                bar.drawn = nil
                return
            }
            // Ten times a second is smooth, and costs nothing however small the steps are.
            if let drawn = bar.drawn, drawn.duration(to: .now) < .milliseconds(100) { return }
            bar.drawn = .now
            let filled = total > 0 ? done * 24 / total : 0
            let cells = String(repeating: "█", count: filled) + String(repeating: "░", count: 24 - filled)
            bar.text = "\(title)  \(cells)  \(grouped(done)) of \(grouped(total))"
            put("\r\u{1B}[K\(bar.text)", to: .standardError)
        }
    }

    /// Takes an unfinished progress bar away.
    func endProgress() {
        bar.withLock { bar in
            if isInteractive { clear(&bar) }
            bar.drawn = nil
        }
    }

    private func write(_ line: String, to output: FileHandle) {
        bar.withLock { bar in
            if !bar.text.isEmpty { put("\r\u{1B}[K", to: .standardError) }
            put(line + "\n", to: output)
            if !bar.text.isEmpty { put(bar.text, to: .standardError) }
        }
    }

    private func clear(_ bar: inout Bar) {
        if !bar.text.isEmpty { put("\r\u{1B}[K", to: .standardError) }
        bar.text = ""
    }

    private func put(_ text: String, to output: FileHandle) {
        // A closed terminal or pipe is no reason to stop serving.
        try? output.write(contentsOf: Data(text.utf8))
    }
}

/// "1,234,567".
func grouped(_ number: Int) -> String {
    var digits = Array(String(number))
    for index in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: index) }
    return String(digits)
}

/// "1 photo", "2 photos".
func counted(_ number: Int, _ noun: String) -> String {
    "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
}
