// This module provides UIKit's collection view under UIKit's names. On Apple's platforms it re-exports UIKit; elsewhere it
// contains an implementation.
@_exported import Foundation

#if canImport(UIKit) && canImport(Darwin)
    @_exported import UIKit
#endif
