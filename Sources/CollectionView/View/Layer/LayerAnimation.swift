import Foundation

/// A change of a layer's state that is on its way.
///
/// It stores the remaining distance, as UIKit's animations have done since iOS 8: the visible state is the model's
/// state plus the remainders of all running animations. So overlapping animations add up, and a new one never makes the
/// layer jump. Transforms are interpolated number by number, so that a half turn passes through a flat one.
struct LayerAnimation {
    private let remaining: [(number: Int, distance: CGFloat)]
    private let timing: AnimationTiming

    /// Nil if nothing that can be animated is different.
    init?(from old: LayerState, to new: LayerState, timing: AnimationTiming) {
        remaining = LayerState.numbers.indices.compactMap { number in
            let distance = old[keyPath: LayerState.numbers[number]] - new[keyPath: LayerState.numbers[number]]
            return distance != 0 && distance.isFinite ? (number, distance) : nil
        }
        guard !remaining.isEmpty else { return nil }
        self.timing = timing
    }

    var end: TimeInterval { timing.end }

    func isOver(at time: TimeInterval) -> Bool { time >= end }

    func apply(to state: inout LayerState, at time: TimeInterval) {
        let share = 1 - timing.progress(at: time)
        for (number, distance) in remaining {
            state[keyPath: LayerState.numbers[number]] += distance * share
        }
    }
}
