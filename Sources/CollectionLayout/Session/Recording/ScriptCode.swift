#if !$Embedded
    /// The layouts, effects and styles that the text of a ``SessionScript`` names. They are code, so that the program
    /// that reads the text has to supply them.
    ///
    /// Layouts have the name that ``CollectionSection/layoutName`` returns. Effects and styles have the name that they
    /// are given.
    public struct ScriptCode: Sendable {
        private let layouts: [String: CollectionSection]
        private let effects: [String: ViewportEffect]
        private let styles: [String: TransitionStyle]

        /// Supplies code. The styles ``TransitionStyle/fade`` and ``TransitionStyle/none`` need not be listed.
        ///
        /// - Parameters:
        ///   - sections: Sections with the layouts. Their items and everything else make no difference.
        ///   - effects: The effects.
        ///   - styles: The styles.
        public init(
            sections: [CollectionSection] = [], effects: [ViewportEffect] = [], styles: [TransitionStyle] = []
        ) {
            layouts = Dictionary(sections.map { ($0.layoutName, $0) }) { $1 }
            self.effects = Dictionary(effects.map { ($0.name, $0) }) { $1 }
            self.styles = Dictionary(([.fade, .none] + styles).map { ($0.name, $0) }) { $1 }
        }

        func layout(_ name: String) throws(ScriptError.Problem) -> ErasedLayout {
            guard let section = layouts[name] else { throw .unknownLayout(name) }
            return section.layout
        }

        func effect(_ name: String) throws(ScriptError.Problem) -> ViewportEffect {
            guard let effect = effects[name] else { throw .unknownEffect(name) }
            return effect
        }

        func style(_ name: String) throws(ScriptError.Problem) -> TransitionStyle {
            guard let style = styles[name] else { throw .unknownStyle(name) }
            return style
        }
    }

    extension CollectionSection {
        /// The name of the layout in the text of a ``SessionScript``: the layout as Swift prints it.
        ///
        /// A layout that contains functions or references should be `CustomStringConvertible`, so that different ones
        /// have different names.
        public var layoutName: String {
            switch layout {
            case .run(let box): box.held.name
            case .formula(let box): box.held.name
            }
        }
    }
#endif
