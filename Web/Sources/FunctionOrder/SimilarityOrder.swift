/// An order in which similar functions are near each other, so that compression finds what they have in common.
///
/// It is greedy: the next function is the one with the largest share of instructions that are among the last ones.
struct SimilarityOrder {
    /// As many runs of instructions are about 32 KB of a module, which is as far back as gzip finds repetitions.
    private static let reach = 8000
    /// Instructions in a row that count as one feature. Single ones are in all functions.
    private static let runLength = 4
    /// Added to a function's number of features, so that tiny functions do not come first.
    private static let bias = 12

    /// The features of each function, ascending.
    private var features: [[Int]] = []
    /// The functions with each feature.
    private var owners: [[Int]] = []

    init(of functions: [Substring]) {
        var numbers: [[Substring]: Int] = [:]
        for (index, function) in functions.enumerated() {
            let lines = function.split(separator: "\n").dropFirst().map { $0.drop { $0 == " " } }
            var found: Set<Int> = []
            for start in lines.indices.dropLast(Self.runLength - 1) {
                let run = Array(lines[start..<(start + Self.runLength)])
                let number = numbers[run] ?? owners.count
                if number == owners.count {
                    numbers[run] = number
                    owners.append([])
                }
                if found.insert(number).inserted { owners[number].append(index) }
            }
            features.append(found.sorted())
        }
    }

    /// The indices of the functions, in the new order. The same functions always have the same order.
    var indices: [Int] {
        var order: [Int] = []
        var remaining = Set(features.indices)
        // For each function, how many of its features are near; and for each feature, in how many near functions it is.
        var scores = [Int](repeating: 0, count: features.count)
        var uses = [Int](repeating: 0, count: owners.count)
        var (first, nearCount) = (0, 0)
        while !remaining.isEmpty {
            let next = features.indices.lazy.filter { remaining.contains($0) }.max { isBetter($1, than: $0, scores) }!
            order.append(next)
            remaining.remove(next)
            nearCount += features[next].count
            for feature in features[next] {
                uses[feature] += 1
                if uses[feature] == 1 { for owner in owners[feature] { scores[owner] += 1 } }
            }
            while nearCount - features[order[first]].count > Self.reach {
                nearCount -= features[order[first]].count
                for feature in features[order[first]] {
                    uses[feature] -= 1
                    if uses[feature] == 0 { for owner in owners[feature] { scores[owner] -= 1 } }
                }
                first += 1
            }
        }
        return order
    }

    /// Returns whether a function is the better next one. Among functions that have nothing in common with the last ones,
    /// it is the longer one.
    private func isBetter(_ function: Int, than other: Int, _ scores: [Int]) -> Bool {
        let (length, otherLength) = (features[function].count, features[other].count)
        let (share, otherShare) = (
            scores[function] * (otherLength + Self.bias), scores[other] * (length + Self.bias)
        )
        return share == otherShare ? scores[function] == 0 && length > otherLength : share > otherShare
    }
}
