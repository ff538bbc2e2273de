// This module provides UIKit's collection view, the base class of its layouts, and what its cells and data sources need.
@_exported import UIKitViews
