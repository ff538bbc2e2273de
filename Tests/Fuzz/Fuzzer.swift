import Foundation

/// Runs the scripts of a seed in several processes, and narrows down the first script that fails.
struct Fuzzer {
    /// The time after which a script counts as hanging, in seconds.
    static let patience: UInt32 = 60

    /// The command that runs this program.
    #if SMALL_PAGES
        private static let command =
            "swift run -c release --scratch-path .build/small-pages -Xswiftc -DSMALL_PAGES fuzz"
    #else
        private static let command = "swift run -c release fuzz"
    #endif

    private let options: Options

    init(_ options: Options) { self.options = options }

    /// Runs all scripts. If one fails, prints how to run it again, and returns false.
    func run() async -> Bool {
        var done = 0
        var first = 0
        while done < options.steps {
            let batches = (0..<options.jobs).map { first + $0 * Options.batchSize }
            let failed = await withTaskGroup { group in
                for batch in batches { group.addTask { await isClean(batch) ? nil : batch } }
                return await group.reduce(into: [Int]()) { if let batch = $1 { $0.append(batch) } }
            }
            if let batch = failed.min() {
                await narrowDown(scripts(of: batch))
                return false
            }
            done += batches.flatMap(scripts).reduce(0) { $0 + $1.steps.count }
            first += batches.count * Options.batchSize
            say("\(done) events of seed \(options.seed) run clean")
        }
        return true
    }

    private func isClean(_ batch: Int) async -> Bool {
        let only = options.subject.map { ["--only", $0.rawValue] } ?? []
        return await Process.succeeds(["--seed", "\(options.seed)", "--batch", "\(batch)"] + only)
    }

    private func scripts(of batch: Int) -> [Script] {
        (batch..<(batch + Options.batchSize)).map { Script(number: $0, of: options.seed) }
            .filter { options.subject == nil || options.subject == $0.subject }
    }

    /// Finds the failing script of a batch, and leaves out what it does not need in order to fail.
    private func narrowDown(_ batch: [Script]) async {
        func fails(_ script: Script) async -> Bool { await !Process.succeeds(["--run", "\(script)"]) }
        for script in batch where await fails(script) {
            say("seed \(script.seed) of a \(script.subject) fails; narrowing it down")
            let shrunk = await script.shrunk(fails)
            say("again: \(Self.command) --run \(shrunk)")
            if script.subject == .session { say("as events: \(Self.command) --record \(shrunk)") }
            _ = await Process.succeeds(["--run", "\(shrunk)"], isQuiet: false)
            return
        }
        say("a batch of seed \(options.seed) fails, but none of its scripts does: \(batch.map(\.seed))")
    }
}

/// Prints a line at once, so that it is not lost in a pipe or a crash.
func say(_ line: String) {
    print(line)
    fflush(nil)
}
