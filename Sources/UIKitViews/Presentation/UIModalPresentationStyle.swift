import Foundation

/// The way in which a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2

    /// Whether the presenting view leaves the screen.
    var coversPresenter: Bool { self == .fullScreen || self == .currentContext }

    /// Whether the view is a sheet below the top of the window. A popover is a sheet as well, as on a phone.
    var isSheet: Bool { [.pageSheet, .formSheet, .popover, .automatic].contains(self) }

    /// Whether the presentation covers the nearest controller that defines a context, and not the window.
    var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// The animation of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical
    /// Covers vertically here.
    case flipHorizontal
    case crossDissolve
    /// Covers vertically here.
    case partialCurl
}
