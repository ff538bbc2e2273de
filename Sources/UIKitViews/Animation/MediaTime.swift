// swift-format-ignore-file: AlwaysUseLowerCamelCase
// (the names are those of Apple's C functions)

import Foundation

/// A duration, in seconds.
public typealias CFTimeInterval = TimeInterval

/// Returns the time of the clock that drives animations and scrolling, in seconds. It can be called from any thread.
public func CACurrentMediaTime() -> CFTimeInterval { AnimationClock.currentTime.withLock { $0 } }

/// A point in time, in seconds since the first instant of 2001.
public typealias CFAbsoluteTime = Double

/// Returns the real time, which is independent of the animation clock. Use it to measure how long something takes.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
