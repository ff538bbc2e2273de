// This module provides UIKit's views, layers, controls and touches under UIKit's names.
@_exported import Foundation
