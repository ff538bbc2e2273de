// swift-format-ignore-file: AlwaysUseLowerCamelCase
// (the names are those of Apple's C functions)

import Foundation

/// A duration, in seconds.
public typealias CFTimeInterval = TimeInterval

/// The time of the clock that drives animations and scrolling, in seconds. Any thread may ask for it.
public func CACurrentMediaTime() -> CFTimeInterval { AnimationClock.currentTime.withLock { $0 } }

/// A point in time, in seconds since the first instant of 2001.
public typealias CFAbsoluteTime = Double

/// The time of day, which the clock of the animations does not know: for measuring how long something takes.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
