extension Script {
    /// Returns a smaller script that also fails. Runs a few hundred scripts at most.
    func shrunk(_ fails: (Script) async -> Bool) async -> Script {
        var best = self
        var isSmaller = true
        while isSmaller {
            isSmaller = false
            for maximumItemCount in [1, 3, 12, 60, 150] where maximumItemCount < best.maximumItemCount {
                isSmaller = await best.take({ $0.maximumItemCount = maximumItemCount }, if: fails) || isSmaller
            }
            var length = best.steps.count
            while length > 0 {
                var start = 0
                while start < best.steps.count {
                    let range = start..<min(start + length, best.steps.count)
                    if await best.take({ $0.steps.removeSubrange(range) }, if: fails) {
                        isSmaller = true
                    } else {
                        start += length
                    }
                }
                length /= 2
            }
        }
        return best
    }

    private mutating func take(_ change: (inout Script) -> Void, if fails: (Script) async -> Bool) async -> Bool {
        var smaller = self
        change(&smaller)
        guard smaller != self, await fails(smaller) else { return false }
        self = smaller
        return true
    }
}
