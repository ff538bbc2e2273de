/// What the command line asks for.
struct Options {
    enum Task {
        case fuzz
        /// One script, for example one that failed.
        case run(Script)
        /// Some of the scripts of the seed; what the program asks of itself.
        case batch(Range<Int>)
    }

    static let help = """
        Takes random steps with random layouts and checks after each that the arrangement is what it would be afresh, and
        that queries find what is there.

          --steps N     how many steps to take (1000000)
          --seed N      which ones (1)
          --run SCRIPT  run one script, as printed where one fails
        """

    private(set) var task = Task.fuzz
    private(set) var steps = 1_000_000
    private(set) var seed = 1

    /// Nil where an argument makes no sense.
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
        case ("--run", _):
            guard let script = Script(value) else { return false }
            task = .run(script)
        case ("--batch", let first?): task = .batch(first..<(first + Self.batchSize))
        default: return false
        }
        return true
    }

    /// How many scripts a process runs before it hands over to the next.
    static let batchSize = 100
}
