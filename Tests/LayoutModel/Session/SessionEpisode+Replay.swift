import CollectionLayout

extension SessionEpisode {
    /// Lets a recorded event happen, and checks what must hold after any. An event that is refused is told, and is no problem.
    package mutating func replay(_ event: SessionEvent) {
        note("\(event)")
        var changes = CollectionSession.Changes()
        do throws(SessionError) {
            if event == .changesTaken {
                redraw()
            } else {
                _ = try session.perform(event, &changes)
            }
        } catch {
            note("refused: \(error)")
        }
        checkFresh()
    }
}
