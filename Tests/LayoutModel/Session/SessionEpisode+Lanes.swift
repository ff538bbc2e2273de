import CollectionLayout

extension SessionEpisode {
    /// Notes the lanes of the items on the screen. They must stay until the content has another breadth or layout.
    mutating func rememberLanes() {
        // The number of lanes that can be kept is limited. No screen is broad enough for more.
        guard keepsLanes, session.arrangement.breadth < 10_000 else { return }
        // Without this policy, items that a jump has left behind do not keep their lanes.
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
