import CollectionLayout

extension SessionEpisode {
    /// Performs a recorded event, and checks what must hold after any event. A refused event is noted, and is no
    /// problem.
    package mutating func replay(_ event: SessionEvent) {
        note("\(event)")
        var changes = CollectionSession.Changes()
        do throws(SessionError) {
            if case .changesTaken(let slack) = event {
                redraw(slack: slack)
            } else {
                _ = try session.perform(event, &changes)
            }
        } catch {
            note("refused: \(error)")
        }
        checkFresh()
    }
}
