/// Random content, and random steps to take with it.
///
/// Each step draws from a generator of its own, which only its number decides: so a script from which steps are left out
/// is still one that can be run, and a failure can be narrowed down by leaving out what it does not need.
struct Script: Equatable {
    enum Subject: String {
        /// The engine alone: an arrangement that is measured, edited, resized and asked.
        case arrangement
        /// A session, which holds places, and a host that draws what it is told.
        case session
    }

    var subject: Subject
    var seed: Int
    /// How many items a section begins with at most.
    var mostItems: Int
    var steps: [Int]

    /// One of the scripts that a seed stands for. Small contents, because most mistakes are in the small; and now and then
    /// one in which the interval tree has several levels. Four of five are about the session, which does to an arrangement
    /// everything that can be done to one.
    init(number: Int, of seed: Int) {
        self.seed = seed &* 1_000_000 &+ number
        subject = number % 5 == 4 ? .arrangement : .session
        let isLarge = Self.isLarge(number)
        mostItems = isLarge ? 20_000 : number % 3 == 0 ? 12 : subject == .session ? 60 : 150
        steps = Array(0..<Self.stepCount(number))
    }

    private static func isLarge(_ number: Int) -> Bool { number % 200 >= 198 }

    static func stepCount(_ number: Int) -> Int { isLarge(number) ? 10 : 50 }
}

extension Script: LosslessStringConvertible {
    /// Subject, seed, items and steps, as in `session:1000017:150:0,4,23`.
    var description: String {
        "\(subject.rawValue):\(seed):\(mostItems):\(steps.map(String.init).joined(separator: ","))"
    }

    init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 4, let subject = Subject(rawValue: parts[0]), let seed = Int(parts[1]),
            let mostItems = Int(parts[2])
        else { return nil }
        let steps = parts[3].split(separator: ",").map { Int($0) }
        guard !steps.contains(nil) else { return nil }
        self.subject = subject
        self.seed = seed
        self.mostItems = mostItems
        self.steps = steps.compactMap(\.self)
    }
}
