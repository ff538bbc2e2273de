import CollectionLayout

extension SessionEpisode {
    /// What has been on the screen keeps its lane until the content has another breadth or layout.
    mutating func rememberLanes() {
        // Lanes from the 256th on are not kept, of which there are only in viewports that no screen has.
        guard keepsLanes, session.arrangement.breadth < 10_000 else { return }
        // Then lanes of what has been left by a jump are not kept.
        if !session.policy.keepsLanesInEdits { lanes = [:] }
        let end = session.offset + session.arrangement.orientation.length(of: session.arrangement.viewport)
        session.arrangement.forEachFrame(from: session.offset, to: end) { id, frame, _ in
            if id.kind == .item { lanes[model.sections[id.section].ids[id.item]] = frame.cross }
        }
    }

    mutating func forgetLanes() { lanes = [:] }

    mutating func checkLanes() {
        guard !lanes.isEmpty else { return }
        for placed in session.arrangement.allFrames where placed.id.kind == .item {
            let name = model.sections[placed.id.section].ids[placed.id.item]
            guard let cross = lanes[name], cross != placed.frame.cross else { continue }
            report("\(placed) has left its lane at \(cross)")
        }
    }
}
