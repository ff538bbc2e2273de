import Foundation
import PhotoGallery
import Synchronization

/// Lines for people, with one progress bar below them if there is a terminal.
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

    /// Writes a line about a file, with some words before its name.
    func warn(_ words: String, _ file: SkippedFile) { warn("\(words) \"\(file.name)\" \(file.reason).") }

    /// Updates the progress bar, which disappears when everything is done. Without a terminal, prints one line at the
    /// start and one at the end.
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
            // Ten updates a second look smooth, and limit the cost of small steps.
            if let drawn = bar.drawn, drawn.duration(to: .now) < .milliseconds(100) { return }
            bar.drawn = .now
            let filled = total > 0 ? done * 24 / total : 0
            let cells = String(repeating: "█", count: filled) + String(repeating: "░", count: 24 - filled)
            bar.text = "\(title)  \(cells)  \(grouped(done)) of \(grouped(total))"
            put("\r\u{1B}[K\(bar.text)", to: .standardError)
        }
    }

    /// Removes an unfinished progress bar.
    func endProgress() {
        bar.withLock { bar in
            if isInteractive { clear(&bar) }
            bar.drawn = nil
        }
    }

    private func write(_ line: String, to output: FileHandle) {
        // Names of files and folders may contain anything, even line breaks and control sequences for the terminal.
        let scalars = line.unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }
        let line = String(String.UnicodeScalarView(scalars))
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
        // A closed terminal or pipe must not stop the server.
        try? output.write(contentsOf: Data(text.utf8))
    }
}

/// Returns a number with separators, such as "1,234,567".
func grouped(_ number: Int) -> String {
    var digits = Array(String(number))
    for index in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: index) }
    return String(digits)
}

/// Returns a number with a noun, such as "1 photo" or "2 photos".
func counted(_ number: Int, _ noun: String) -> String {
    "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
}
