import Foundation

/// A running animation of a layer's state.
///
/// It stores the difference between the old and the new state, as UIKit's animations have done since iOS 8. The shown
/// state is the layer's state plus the remaining differences of all running animations. So overlapping animations add
/// up, and a new one never makes the layer jump.
///
/// Transforms are interpolated component by component. Halfway through a half turn, the layer has no extent.
@MainActor struct LayerAnimation {
    private let remaining: [(number: Int, distance: CGFloat)]
    private let timing: AnimationTiming

    /// Returns nil if no animatable property differs.
    init?(from old: LayerState, to new: LayerState, timing: AnimationTiming) {
        remaining = LayerState.numbers.indices.compactMap { number in
            let distance = old[keyPath: LayerState.numbers[number]] - new[keyPath: LayerState.numbers[number]]
            return distance != 0 && distance.isFinite ? (number, distance) : nil
        }
        guard !remaining.isEmpty else { return nil }
        self.timing = timing
    }

    var end: TimeInterval { timing.end }

    func isOver(at time: TimeInterval) -> Bool { timing.isOver(at: time) }

    /// Whether the layer's view cannot be touched now.
    var preventsTouches: Bool { timing.course.map { $0.isRunning && !$0.allowsTouches } ?? false }

    func belongs(to course: AnimatorCourse) -> Bool { timing.course === course }

    func apply(to state: inout LayerState, at time: TimeInterval) {
        let share = 1 - timing.progress(at: time)
        for (number, distance) in remaining {
            state[keyPath: LayerState.numbers[number]] += distance * share
        }
    }
}
