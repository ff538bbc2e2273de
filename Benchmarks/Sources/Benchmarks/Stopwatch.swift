/// A stopwatch for contenders that take turns, so that changes in the machine's speed affect all of them equally.
struct Stopwatch {
    struct Contender {
        let name: String
        /// The number of pieces of work in one call of `body`.
        let repetitions: Int
        let body: () -> Void
    }

    /// Returns the median time of one repetition for each contender, in nanoseconds.
    static func medians(of contenders: [Contender], rounds: Int) -> [Double] {
        var times = [[Double]](repeating: [], count: contenders.count)
        for contender in contenders { contender.body() }  // Warms up caches and memory.
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
