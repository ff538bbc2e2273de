/// How much memory a decode takes.
enum DecodeSize: Sendable {
    case small
    /// So much that only one of them may run at a time.
    case large
}

/// Lets a limited number of decodes run at once, the urgent ones first, and of the large ones only one.
///
/// Of the urgent ones the latest comes first: someone who scrolls on wants what is in view now.
actor DecodeSlots {
    enum Priority { case urgent, background }

    private struct Waiting {
        var size: DecodeSize
        var start: CheckedContinuation<Void, Never>
    }

    private var free: Int
    private var isLargeRunning = false
    private var urgent: [Waiting] = []
    private var background: [Waiting] = []

    init(count: Int) { free = count }

    /// The number of callers without a slot.
    var waitingCount: Int { urgent.count + background.count }

    /// Waits for a slot; every call must be matched by one of ``release(_:)`` with the same size.
    func acquire(_ priority: Priority, _ size: DecodeSize) async {
        if free > 0, canStart(size) {
            start(size)
            return
        }
        await withCheckedContinuation { continuation in
            let waiting = Waiting(size: size, start: continuation)
            switch priority {
            case .urgent: urgent.append(waiting)
            case .background: background.append(waiting)
            }
        }
    }

    func release(_ size: DecodeSize) {
        free += 1
        if size == .large { isLargeRunning = false }
        // A large one that ends may have kept others waiting besides the one that takes its slot.
        while free > 0, let next = takeNext() {
            start(next.size)
            next.start.resume()
        }
    }

    private func canStart(_ size: DecodeSize) -> Bool { size == .small || !isLargeRunning }

    private func start(_ size: DecodeSize) {
        free -= 1
        if size == .large { isLargeRunning = true }
    }

    private func takeNext() -> Waiting? {
        if let latest = urgent.lastIndex(where: { canStart($0.size) }) { return urgent.remove(at: latest) }
        if let latest = background.lastIndex(where: { canStart($0.size) }) { return background.remove(at: latest) }
        return nil
    }
}
