// swift-format-ignore-file: AlwaysUseLowerCamelCase
// (the names are those of Apple's C functions)

import Foundation

/// A duration, in seconds.
public typealias CFTimeInterval = TimeInterval

/// The time of the clock that drives animations and scrolling.
@MainActor public func CACurrentMediaTime() -> CFTimeInterval { AnimationClock.current.now }
