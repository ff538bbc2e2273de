import QuartzCore
import UIKit

/// Counts frames, and owns the display link that reports them.
public final class FrameCounter {
    private var link: CADisplayLink?
    private let start = CACurrentMediaTime()
    public private(set) var count = 0

    public init() {
        link = CADisplayLink { [weak self] _ in self?.count += 1 }
        link?.add(to: .main, forMode: .common)
    }

    public var isPaused: Bool {
        get { link?.isPaused ?? true }
        set { link?.isPaused = newValue }
    }

    public var elapsed: CFTimeInterval { CACurrentMediaTime() - start }

    public var framesPerSecond: Double { link.map { 1 / ($0.targetTimestamp - $0.timestamp) } ?? 0 }

    public func stop() {
        link?.invalidate()
        link = nil
    }

    deinit { link?.invalidate() }
}

/// A view that ends its display link when it dies.
public final class Spinner: UIView {
    private var link: CADisplayLink?

    public func start(_ step: @escaping () -> Void) { link = CADisplayLink { _ in step() } }

    deinit { link?.invalidate() }
}

/// Returns the time, read outside of any actor.
public func timeOnAnotherThread() -> CFTimeInterval {
    final class Answer { var time: CFTimeInterval = -1 }
    let (answer, semaphore) = (Answer(), DispatchSemaphore(value: 0))
    DispatchQueue.global().async {
        answer.time = CACurrentMediaTime()
        semaphore.signal()
    }
    semaphore.wait()
    return answer.time
}

public func timeInTask() async -> CFTimeInterval { CACurrentMediaTime() }
