import Foundation

extension Process {
    /// Runs this program again. Returns false if it fails, crashes or hangs.
    ///
    /// Scripts run in processes of their own, so that one that crashes can be found and narrowed down like any other.
    static func succeeds(_ arguments: [String], isQuiet: Bool = true) async -> Bool {
        let process = Process()
        process.executableURL = Bundle.main.executableURL
        process.arguments = arguments
        if isQuiet {
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            process.environment = ["SWIFT_BACKTRACE": "enable=no"]
        }
        return await withCheckedContinuation { ended in
            process.terminationHandler = {
                ended.resume(returning: $0.terminationReason == .exit && $0.terminationStatus == 0)
            }
            do { try process.run() } catch { fatalError("cannot run \(CommandLine.arguments[0]) again: \(error)") }
        }
    }
}
