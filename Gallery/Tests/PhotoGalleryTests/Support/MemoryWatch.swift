import Foundation
import Synchronization

/// Measures again and again how much memory a process and the ones it has started take together.
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

    /// Returns the most bytes that were seen.
    func stop() -> Int {
        state.withLock { state in
            state.isStopped = true
            return state.peak
        }
    }

    static func children(of process: pid_t) -> [pid_t] {
        let processes = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
        return processes.filter { candidate in
            // Behind the name, in parentheses, are the state and the parent.
            let fields = read("/proc/\(candidate)/stat").split(separator: ")").last?.split(separator: " ") ?? []
            return fields.count > 1 && pid_t(fields[1]) == process
        }
    }

    static func bytesRead(by process: pid_t) -> Int {
        let line = read("/proc/\(process)/io").split(separator: "\n").first { $0.hasPrefix("rchar:") }
        return (line?.split(separator: " ").last).flatMap { Int($0) } ?? .max
    }

    /// Bytes; pages that processes share are divided among them.
    private static func memory(of process: pid_t) -> Int {
        let line = read("/proc/\(process)/smaps_rollup").split(separator: "\n").first { $0.hasPrefix("Pss:") }
        return (line?.split(separator: " ").dropFirst().first).flatMap { Int($0) }.map { $0 * 1024 } ?? 0
    }

    private static func read(_ path: String) -> String {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
