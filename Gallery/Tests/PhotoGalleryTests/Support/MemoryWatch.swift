import Foundation
import Synchronization

/// Repeatedly measures the memory of a process together with its children.
final class MemoryWatch: Sendable {
    private struct State {
        var peak = 0
        var isStopped = false
    }

    private let state = Mutex(State())

    init(of process: pid_t) {
        Thread.detachNewThread { [self] in
            while !state.withLock({ $0.isStopped }) {
                let sum = ([process] + Self.children(of: process)).reduce(0) { $0 + Self.memory(of: $1) }
                state.withLock { $0.peak = max($0.peak, sum) }
                usleep(5_000)
            }
        }
    }

    /// Stops measuring. Returns the largest number of bytes found.
    func stop() -> Int {
        state.withLock { state in
            state.isStopped = true
            return state.peak
        }
    }

    static func children(of process: pid_t) -> [pid_t] {
        let processes = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
        return processes.filter { candidate in
            // The state and the parent follow the name, which is in parentheses.
            let fields = read("/proc/\(candidate)/stat").split(separator: ")").last?.split(separator: " ") ?? []
            return fields.count > 1 && pid_t(fields[1]) == process
        }
    }

    static func arguments(of process: pid_t) -> [String] {
        read("/proc/\(process)/cmdline").split(separator: "\0").map(String.init)
    }

    static func bytesRead(by process: pid_t) -> Int {
        let line = read("/proc/\(process)/io").split(separator: "\n").first { $0.hasPrefix("rchar:") }
        return (line?.split(separator: " ").last).flatMap { Int($0) } ?? .max
    }

    /// Returns the memory of a process in bytes. Shared pages are divided among the processes.
    private static func memory(of process: pid_t) -> Int {
        let line = read("/proc/\(process)/smaps_rollup").split(separator: "\n").first { $0.hasPrefix("Pss:") }
        return (line?.split(separator: " ").dropFirst().first).flatMap { Int($0) }.map { $0 * 1024 } ?? 0
    }

    private static func read(_ path: String) -> String {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
