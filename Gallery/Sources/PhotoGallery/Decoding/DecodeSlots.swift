/// Slots for decodes: limits their number and their memory, and starts urgent ones first.
///
/// Among the urgent requests, the latest comes first: a person who scrolls wants to see what is in view now.
actor DecodeSlots {
    enum Priority { case urgent, background }

    private struct Waiting {
        var memory: Int64
        var start: CheckedContinuation<Void, Never>
    }

    private var free: Int
    private var freeMemory: Int64
    private var urgent: [Waiting] = []
    private var background: [Waiting] = []

    /// - Parameter memory: in bytes; at least the most that a single decode needs.
    init(count: Int, memory: Int64) {
        free = count
        freeMemory = memory
    }

    /// The number of callers without a slot.
    var waitingCount: Int { urgent.count + background.count }

    /// Waits for a slot. The caller must call ``release(_:)`` afterwards with the same memory, in bytes.
    func acquire(_ priority: Priority, _ memory: Int64) async {
        if urgent.isEmpty || priority == .urgent, canStart(memory) {
            start(memory)
            return
        }
        await withCheckedContinuation { continuation in
            let waiting = Waiting(memory: memory, start: continuation)
            switch priority {
            case .urgent: urgent.append(waiting)
            case .background: background.append(waiting)
            }
        }
    }

    func release(_ memory: Int64) {
        free += 1
        freeMemory += memory
        // When a large decode ends, several waiting ones may fit.
        while let next = takeNext() {
            start(next.memory)
            next.start.resume()
        }
    }

    private func canStart(_ memory: Int64) -> Bool { free > 0 && memory <= freeMemory }

    private func start(_ memory: Int64) {
        free -= 1
        freeMemory -= memory
    }

    /// Returns the next request that fits. No background request starts while an urgent one waits for memory.
    private func takeNext() -> Waiting? {
        if let latest = urgent.lastIndex(where: { canStart($0.memory) }) { return urgent.remove(at: latest) }
        guard urgent.isEmpty, let latest = background.lastIndex(where: { canStart($0.memory) }) else { return nil }
        return background.remove(at: latest)
    }
}
