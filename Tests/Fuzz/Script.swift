/// Random content, and random steps to take with it.
///
/// The number of a step is the seed of its random numbers. So steps can be left out without a change to the others,
/// which narrows a failure down.
struct Script: Equatable {
    enum Subject: String {
        /// An arrangement alone, which is measured, edited, resized and queried.
        case arrangement
        /// A session that holds places, and a host that draws what the session reports.
        case session
    }

    var subject: Subject
    var seed: Int
    /// The largest number of items with which a section begins.
    var maximumItemCount: Int
    var steps: [Int]

    /// Makes one of the scripts of a seed.
    ///
    /// Most contents are small, because most mistakes show there. In a few, the interval tree has several levels. Four
    /// of five scripts test a session, which does everything to an arrangement that can be done.
    init(number: Int, of seed: Int) {
        self.seed = seed &* 1_000_000 &+ number
        subject = number % 5 == 4 ? .arrangement : .session
        let isLarge = Self.isLarge(number)
        maximumItemCount = isLarge ? 20_000 : number % 3 == 0 ? 12 : subject == .session ? 60 : 150
        steps = Array(0..<Self.stepCount(number))
    }

    private static func isLarge(_ number: Int) -> Bool { number % 200 >= 198 }

    static func stepCount(_ number: Int) -> Int { isLarge(number) ? 10 : 50 }
}

extension Script: LosslessStringConvertible {
    /// The subject, seed, most items and steps, such as `session:1000017:150:0,4,23`.
    var description: String {
        "\(subject.rawValue):\(seed):\(maximumItemCount):\(steps.map(String.init).joined(separator: ","))"
    }

    init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 4, let subject = Subject(rawValue: parts[0]), let seed = Int(parts[1]),
            let maximumItemCount = Int(parts[2])
        else { return nil }
        let steps = parts[3].split(separator: ",").map { Int($0) }
        guard !steps.contains(nil) else { return nil }
        self.subject = subject
        self.seed = seed
        self.maximumItemCount = maximumItemCount
        self.steps = steps.compactMap(\.self)
    }
}
