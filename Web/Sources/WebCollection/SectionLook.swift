#if !COMMON_ONLY
    import CollectionLayout

    /// The decorations and the effect of a section's items.
    struct SectionLook: Equatable {
        private var effect: EffectChoice?
        /// The thickness of the lines between items; nil for none.
        private var separator: Double?
        /// The size of the badges at the items' upper trailing corners; nil for none.
        private var badge: Double?

        init() {}

        init(_ record: SectionRecord) {
            effect = EffectChoice(recorded: record.effect)
            separator = record.separator.given
            badge = record.badge.given
        }

        func apply(to section: inout CollectionSection) {
            section.effect =
                switch effect {
                case .receding: .receding(scale: 0.7, alpha: 0.4)
                case .coverFlow: .coverFlow()
                case nil: nil
                }
            section.decorations = []
            if let separator { section.decorations.append(.separator(thickness: separator)) }
            if let badge {
                let corner = LogicalAnchor.startTrailing
                section.decorations.append(.badge(length: badge, breadth: badge, at: corner, ownAnchor: .center))
            }
        }
    }
#endif

/// An effect that pages can choose by name.
public enum EffectChoice: UInt8, CaseIterable {
    case receding, coverFlow
}
