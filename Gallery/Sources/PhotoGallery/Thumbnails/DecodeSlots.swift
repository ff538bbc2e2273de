/// Lets a limited number of decodes run at once, the urgent ones first.
///
/// Of the urgent ones the latest comes first: someone who scrolls on wants what is in view now.
actor DecodeSlots {
    enum Priority { case urgent, background }

    private var free: Int
    private var urgent: [CheckedContinuation<Void, Never>] = []
    private var background: [CheckedContinuation<Void, Never>] = []

    init(count: Int) { free = count }

    /// The number of callers without a slot.
    var waitingCount: Int { urgent.count + background.count }

    /// Waits for a slot; every call must be matched by one of ``release()``.
    func acquire(_ priority: Priority) async {
        if free > 0 {
            free -= 1
            return
        }
        await withCheckedContinuation { continuation in
            switch priority {
            case .urgent: urgent.append(continuation)
            case .background: background.append(continuation)
            }
        }
    }

    func release() {
        if let next = urgent.popLast() ?? background.popLast() {
            next.resume()
        } else {
            free += 1
        }
    }
}
