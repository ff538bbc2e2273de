/// Random content, and random steps to take with it.
///
/// Each step draws from a generator of its own, which only its number decides: so a script from which steps are left out
/// is still one that can be run, and a failure can be narrowed down by leaving out what it does not need.
struct Script: Equatable {
    var seed: Int
    /// How many items a section begins with at most.
    var mostItems: Int
    var steps: [Int]

    /// One of the scripts that a seed stands for. Small contents, because most mistakes are in the small; and now and then
    /// one in which the interval tree has several levels.
    init(number: Int, of seed: Int) {
        self.seed = seed &* 1_000_000 &+ number
        mostItems = number % 100 == 99 ? 20_000 : number % 3 == 0 ? 12 : 150
        steps = Array(0..<Self.stepCount(number))
    }

    static func stepCount(_ number: Int) -> Int { number % 100 == 99 ? 10 : 50 }
}

extension Script: LosslessStringConvertible {
    /// Seed, items and steps, as in `1000017:150:0,4,23`.
    var description: String { "\(seed):\(mostItems):\(steps.map(String.init).joined(separator: ","))" }

    init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3, let seed = Int(parts[0]), let mostItems = Int(parts[1]) else { return nil }
        let steps = parts[2].split(separator: ",").map { Int($0) }
        guard !steps.contains(nil) else { return nil }
        self.seed = seed
        self.mostItems = mostItems
        self.steps = steps.compactMap(\.self)
    }
}
