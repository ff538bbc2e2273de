let sizes = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let counts = sizes.isEmpty ? [1_000, 10_000, 100_000, 1_000_000] : sizes

print("Medians. floor: a bare loop. objects: an object per item, as in tutorials.")
benchmarkMemory()
benchmarkWaterfall(counts)
benchmarkLayouts(count: counts.max() ?? 1_000_000)
benchmarkOutsideLayouts(count: counts.max() ?? 1_000_000)
benchmarkChanges(counts)
benchmarkSections()
benchmarkSessions(counts)
#if os(Linux)
    benchmarkCompositionalRows(counts)
#endif
