import CollectionLayout

#if canImport(Glibc)
    import Glibc
#endif

/// Measures the memory of arrangements per item, as the difference in the resident memory of the process.
func benchmarkMemory() {
    print("\nMemory per item, sizes included")
    row(["items", "waterfall", "list", "uniform grid"])
    let count = 10_000_000  // Large enough that memory cached by the allocator hardly matters.
    let cells = [
        bytesHeld(by: count) { sizes in
            CollectionSection(Waterfall(lanes: .count(laneCount), spacing: spacing), items: Items(sizes))
        },
        bytesHeld(by: count) { CollectionSection(LinearList(spacing: spacing), items: Items($0)) },
        bytesHeld(by: count) { _ in CollectionSection(UniformGrid(lanes: .count(laneCount)), count: count) },
    ]
    row([grouped(Double(count))] + cells)
}

private func bytesHeld(by count: Int, _ section: ([ItemSize]) -> CollectionSection) -> String {
    guard let before = residentBytes() else { return "not known here" }
    // The array is released below, so that only the arrangement owns the sizes.
    var sizes: [ItemSize] = []
    sizes.reserveCapacity(count)
    for index in 0..<count { sizes.append(.ratio(0.6 + Double(index * 7919 % 1000) / 800)) }
    guard let arrangement = try? Arrangement([section(sizes)], in: viewport) else { return "" }
    sizes = []
    let held = (residentBytes() ?? before) - before
    use(arrangement.length)
    return "\(twoPlaces(max(0, held) / Double(count))) B"
}

private func residentBytes() -> Double? {
    #if canImport(Glibc)
        guard let file = fopen("/proc/self/statm", "r") else { return nil }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 128)
        guard fgets(&line, Int32(line.count), file) != nil else { return nil }
        let fields = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self).split(separator: " ")
        return fields.count > 1 ? Double(fields[1]).map { $0 * Double(sysconf(Int32(_SC_PAGESIZE))) } : nil
    #else
        return nil
    #endif
}
