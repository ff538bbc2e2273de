/// Whether a hosted collection agrees with the collection view, and if not, the work to be done.
enum HostedValidity {
    case valid
    /// The counts have changed, and update items are to come. Apart from them, the description may have changed, too.
    case awaitsUpdates(describesAgain: Bool)
    /// The counts have changed, the layout has been prepared since, and update items come next.
    case expectsUpdates(describesAgain: Bool)
    case stale(keepsMeasurements: Bool)

    /// The invalidated part.
    enum Change {
        case description
        /// The numbers of sections and items.
        case counts
        /// Everything, including measured sizes.
        case everything
    }

    mutating func add(_ change: Change) {
        switch (self, change) {
        case (.valid, .description): self = .stale(keepsMeasurements: true)
        case (.valid, .counts): self = .awaitsUpdates(describesAgain: false)
        // A batch of updates may change the layout, too, before or after its updates.
        case (.stale(true), .counts), (.awaitsUpdates, .description): self = .awaitsUpdates(describesAgain: true)
        case (.stale(true), .description): break
        default: self = .stale(keepsMeasurements: false)
        }
    }

    var isValid: Bool {
        if case .valid = self { true } else { false }
    }

    /// Whether the next layout pass has the sections of the last one, by index.
    var keepsSections: Bool {
        switch self {
        case .valid, .stale(keepsMeasurements: true): true
        default: false
        }
    }

    var awaitsUpdates: Bool {
        if case .awaitsUpdates = self { true } else { false }
    }

    /// Whether the next layout pass discards measured sizes.
    var forgetsMeasurements: Bool {
        if case .stale(false) = self { true } else { false }
    }
}
