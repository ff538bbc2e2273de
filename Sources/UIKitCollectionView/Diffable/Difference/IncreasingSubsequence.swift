/// Returns which of some distinct numbers can stay if the others are moved so that all ascend: as many as possible.
///
/// The algorithm is patience sorting (Fredman 1975).
///
/// - Complexity: O(*n*) for *n* numbers that ascend already, otherwise O(*n* log *n*).
func longestIncreasingSubsequence(of numbers: [Int]) -> [Bool] {
    /// The index of the lowest end of a subsequence, by its length.
    var ends: [Int] = []
    var predecessors = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
        var (low, high) = (0, ends.count)
        if let last = ends.last, numbers[last] < number { low = high }
        while low < high {
            let middle = (low + high) / 2
            if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
        }
        if low > 0 { predecessors[index] = ends[low - 1] }
        if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var stays = [Bool](repeating: false, count: numbers.count)
    var index = ends.last ?? -1
    while index >= 0 {
        stays[index] = true
        index = predecessors[index]
    }
    return stays
}
