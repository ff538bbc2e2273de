/// Medians of contenders that take turns, so that a machine whose speed drifts treats them alike.
struct Stopwatch {
    struct Contender {
        let name: String
        /// The number of times that `body` does its work in one call.
        let repetitions: Int
        let body: () -> Void
    }

    /// Median nanoseconds of one piece of work, a contender each.
    static func medians(of contenders: [Contender], rounds: Int) -> [Double] {
        var times = [[Double]](repeating: [], count: contenders.count)
        for contender in contenders { contender.body() }  // Warms caches and memory up.
        for _ in 0..<rounds {
            for (index, contender) in contenders.enumerated() {
                let start = ContinuousClock.now
                contender.body()
                let (seconds, attoseconds) = (ContinuousClock.now - start).components
                let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
                times[index].append(nanoseconds / Double(contender.repetitions))
            }
        }
        return times.map { $0.sorted()[$0.count / 2] }
    }
}

/// Keeps the optimizer from removing an unused value.
@inline(never)
func use<T>(_ value: T) {}
