#if !$Embedded
    /// The reason for which the text of a ``SessionScript`` cannot be read.
    public struct ScriptError: Error, Hashable, Sendable {
        /// The number of the line, from 1 on.
        public let line: Int
        /// The mistake in the line.
        public let problem: Problem

        /// A mistake in a line.
        public enum Problem: Error, Hashable, Sendable {
            /// The first line does not describe the beginning of a session.
            case missingBeginning
            /// There is no event with this name.
            case unknownEvent(String)
            /// The line ends too early.
            case missingWord
            /// A word is not what is expected at its position.
            case unreadableWord(String)
            /// The line continues after its event.
            case extraWord(String)
            /// No layout with this name is supplied.
            case unknownLayout(String)
            /// No effect with this name is supplied.
            case unknownEffect(String)
            /// No style with this name is supplied.
            case unknownStyle(String)
        }
    }

    extension ScriptError: CustomStringConvertible {
        public var description: String { "line \(line) of the script: \(problem)" }
    }

    extension ScriptError.Problem: CustomStringConvertible {
        public var description: String {
            switch self {
            case .missingBeginning: "a script begins with a line whose first word is \"begin\""
            case .unknownEvent(let name): "there is no event \"\(name)\""
            case .missingWord: "the line ends too early"
            case .unreadableWord(let word): "\"\(word)\" is not what is expected here"
            case .extraWord(let word): "the line has to end before \"\(word)\""
            case .unknownLayout(let name): "supply a section with the layout \"\(name)\" in the script's code"
            case .unknownEffect(let name): "supply an effect with the name \"\(name)\" in the script's code"
            case .unknownStyle(let name): "supply a style with the name \"\(name)\" in the script's code"
            }
        }
    }
#endif
