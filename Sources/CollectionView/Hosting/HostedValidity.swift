/// Whether a hosted collection is what the collection view shows, and what has to be done if it is not.
enum HostedValidity {
    case valid
    /// The counts have changed, and update items are going to say how.
    case awaitsUpdates
    /// The layout has been prepared since, and the update items are next.
    case expectsUpdates
    case stale(keepsMeasurements: Bool)

    /// What becomes invalid.
    enum Change {
        case description
        /// How many sections and items there are.
        case counts
        /// Everything, with all that has been measured.
        case everything
    }

    mutating func add(_ change: Change) {
        switch (self, change) {
        case (.valid, .description): self = .stale(keepsMeasurements: true)
        case (.valid, .counts): self = .awaitsUpdates
        case (.stale(true), .description): break
        default: self = .stale(keepsMeasurements: false)
        }
    }

    var isValid: Bool {
        if case .valid = self { true } else { false }
    }

    var awaitsUpdates: Bool {
        if case .awaitsUpdates = self { true } else { false }
    }

    /// Whether the next layout pass forgets what has been measured.
    var forgetsMeasurements: Bool {
        if case .stale(false) = self { true } else { false }
    }
}
