import CollectionLayout

extension WebCollection {
    /// The reason why an event was rejected. Nothing has changed then.
    public enum Failure: Int32, Error, CaseIterable {
        case unknownLayout = 1
        case itemsDoNotMatchSections
        case invalidViewport
        case noSuchItem
        case offsetNotFinite
        case invalidLength
        case refused

        /// The message for people. JavaScript has the messages by number, so that they are not part of the module.
        public var message: String {
            switch self {
            case .unknownLayout: "there is no layout of that number"
            case .itemsDoNotMatchSections: "the sections do not have as many items as there are sizes"
            case .invalidViewport: "the viewport's width and height must be finite and not negative"
            case .noSuchItem: "there is no such item; items are counted from 0 through all sections"
            case .offsetNotFinite: "an offset must be finite"
            case .invalidLength: "a measured length must be finite and not negative"
            case .refused: "the layout engine refuses this; please report it with the page that shows it"
            }
        }

        init(_ error: SessionError) {
            self =
                switch error {
                case .notFinite: .offsetNotFinite
                case .layout(.invalidViewport): .invalidViewport
                case .layout(.noSuchElement): .noSuchItem
                case .layout(.invalidLength): .invalidLength
                default: .refused
                }
        }
    }
}
