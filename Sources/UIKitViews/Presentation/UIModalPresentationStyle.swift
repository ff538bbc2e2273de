import Foundation

/// The way in which a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Covers the window.
    case fullScreen
    /// A sheet.
    case pageSheet
    /// A small sheet.
    case formSheet
    /// Covers the controller that defines a context.
    case currentContext
    /// Arranged by a presentation controller of the app. Without one, it covers the window.
    case custom
    /// Covers the window, which stays visible behind it.
    case overFullScreen
    /// Covers the controller that defines a context, which stays visible behind it.
    case overCurrentContext
    /// A card beside its anchor. It is a sheet here.
    case popover
    /// No style.
    case none = -1
    /// The style of the system: a sheet.
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
    /// Comes from below.
    case coverVertical
    /// Covers vertically here.
    case flipHorizontal
    /// Appears gradually.
    case crossDissolve
    /// Covers vertically here.
    case partialCurl
}
