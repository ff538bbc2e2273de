import CollectionLayout
import Foundation
import LayoutModel

/// The options of the command line.
struct Options {
    enum Task {
        case fuzz
        /// Run one script, for example one that failed.
        case run(Script)
        case replay(SessionScript)
        /// Print the events of a script as a recording.
        case record(Script)
        /// Run some scripts of the seed. The program starts itself with this task.
        case batch(Range<Int>)
    }

    static let help = """
        Lets random events happen to sessions and arrangements with random layouts, and checks after each that everything
        is where arranging afresh puts it, that queries find what is there, that what a person looks at stays in its place,
        and that hosts are told exactly what changes.

          --steps N     how many events (1000000)
          --seed N      which ones (1)
          --jobs N      how many processes at once (as many as there are cores)
          --only KIND   session or arrangement; both without it
          --run SCRIPT  run one script, as printed where one fails
          --record SCRIPT
                        write down the events of such a script for --replay, as the text of a `SessionScript`
          --replay FILE let recorded events happen
        """

    private(set) var task = Task.fuzz
    private(set) var steps = 1_000_000
    private(set) var seed = 1
    private(set) var jobs = ProcessInfo.processInfo.activeProcessorCount
    private(set) var subject: Script.Subject?

    /// Fails if an argument is invalid.
    init?(_ arguments: some Collection<String>) {
        var rest = arguments[...]
        while let name = rest.popFirst() {
            guard let value = rest.popFirst(), take(name, value) else { return nil }
        }
    }

    private mutating func take(_ name: String, _ value: String) -> Bool {
        switch (name, Int(value)) {
        case ("--steps", let number?) where number > 0: steps = number
        case ("--seed", let number?): seed = number
        case ("--jobs", let number?) where number > 0: jobs = number
        case ("--only", _):
            guard let subject = Script.Subject(rawValue: value) else { return false }
            self.subject = subject
        case ("--run", _):
            guard let script = Script(value) else { return false }
            task = .run(script)
        case ("--record", _):
            guard let script = Script(value), script.subject == .session else { return false }
            task = .record(script)
        case ("--replay", _):
            do {
                let text = try String(contentsOfFile: value, encoding: .utf8)
                task = .replay(try SessionScript(text, code: .fixtures))
            } catch {
                print(error)
                return false
            }
        case ("--batch", let first?): task = .batch(first..<(first + Self.batchSize))
        default: return false
        }
        return true
    }

    /// The number of scripts that one process runs.
    static let batchSize = 200
}
