#if !$Embedded
    /// A recorded session, which can be written as text and replayed, for example to reproduce a defect.
    ///
    /// A host records the events that it reports to the session:
    ///
    /// ```swift
    /// var script = SessionScript(.init(sections, in: viewport))
    /// var session = try script.begin()
    ///
    /// func scrolled(to offset: Double) throws {
    ///     script.events.append(.scrolled(to: offset, .person))
    ///     _ = try session.scrolled(to: offset, by: .person)
    /// }
    /// ```
    ///
    /// Each line of ``text`` is an event. Its first word is the kind of the event, and numbers follow. Lines that begin
    /// with `#` are comments.
    ///
    /// The text names code, which it cannot contain: layouts, effects and styles. The program that reads the text
    /// supplies them; see ``ScriptCode``.
    public struct SessionScript: Sendable {
        /// The arguments with which the session was made.
        public var beginning: Beginning
        /// The events, in order. Events that the session refused may be among them.
        public var events: [SessionEvent] = []

        /// The arguments of
        /// ``CollectionSession/init(_:headerAndFooter:in:orientation:policy:)``.
        public struct Beginning: Sendable {
            /// The sections.
            public var sections: [CollectionSection]
            /// The global header and footer.
            public var headerAndFooter: HeaderAndFooter
            /// The viewport.
            public var viewport: CollectionSession.Viewport
            /// The orientation.
            public var orientation: Orientation
            /// The host's decisions for all events.
            public var policy: CollectionSession.Policy

            /// Makes a beginning, with the same defaults as a session.
            public init(
                _ sections: [CollectionSection], headerAndFooter: HeaderAndFooter = HeaderAndFooter(),
                in viewport: CollectionSession.Viewport, orientation: Orientation = .vertical,
                policy: CollectionSession.Policy = CollectionSession.Policy()
            ) {
                self.sections = sections
                self.headerAndFooter = headerAndFooter
                self.viewport = viewport
                self.orientation = orientation
                self.policy = policy
            }
        }

        /// Makes a script without events.
        public init(_ beginning: Beginning) { self.beginning = beginning }

        /// Returns the session as it was before the first event.
        ///
        /// - Throws: ``SessionError/layout(_:)`` if the viewport's size is negative or not finite.
        public func begin() throws(SessionError) -> CollectionSession {
            try CollectionSession(
                beginning.sections, headerAndFooter: beginning.headerAndFooter, in: beginning.viewport,
                orientation: beginning.orientation, policy: beginning.policy)
        }

        /// Performs all events. A refused event changes nothing, as when it was recorded.
        ///
        /// - Parameter body: Called after each event with the index of the event, the session, and the response or the
        ///   error.
        /// - Returns: The session after the last event.
        /// - Throws: ``SessionError/layout(_:)`` if the viewport's size at the beginning is negative or not finite.
        @discardableResult
        public func replay(
            _ body: (Int, CollectionSession, Result<CollectionSession.Response, SessionError>) -> Void = { _, _, _ in }
        ) throws(SessionError) -> CollectionSession {
            var session = try begin()
            var changes = CollectionSession.Changes()
            for (index, event) in events.enumerated() {
                let answer: Result<CollectionSession.Response, SessionError>
                do throws(SessionError) {
                    answer = .success(try session.perform(event, &changes))
                } catch { answer = .failure(error) }
                body(index, session, answer)
            }
            return session
        }
    }

    extension SessionScript {
        private static let firstWord = "begin"

        /// The script as text, which ``init(_:code:)`` reads.
        public var text: String {
            var first = ScriptWriter(Self.firstWord)
            first.add(beginning)
            return ([first.line] + events.map(\.line)).map { $0 + "\n" }.joined()
        }

        /// Reads a script from ``text``.
        ///
        /// - Parameters:
        ///   - text: The text.
        ///   - code: The layouts, effects and styles that the text names.
        /// - Throws: ``ScriptError`` for the first line that cannot be read.
        public init(_ text: String, code: ScriptCode = ScriptCode()) throws(ScriptError) {
            var beginning: Beginning?
            let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
            for (number, line) in lines.enumerated() where !line.hasPrefix("#") && line.contains(where: { $0 != " " }) {
                var words = ScriptReader(line, code: code)
                do throws(ScriptError.Problem) {
                    if beginning == nil {
                        guard try words.word() == Self.firstWord else { throw .missingBeginning }
                        beginning = try words.read(Beginning.self)
                    } else {
                        events.append(try words.read())
                    }
                    try words.checkEnd()
                } catch { throw ScriptError(line: number + 1, problem: error) }
            }
            guard let beginning else { throw ScriptError(line: 1, problem: .missingBeginning) }
            self.beginning = beginning
        }
    }

    extension SessionScript.Beginning: ScriptValue {
        func write(to words: inout ScriptWriter) {
            words.add(viewport, orientation, policy, headerAndFooter, sections)
        }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            viewport = try words.read()
            orientation = try words.read()
            policy = try words.read()
            headerAndFooter = try words.read()
            sections = try words.read()
        }
    }
#endif
