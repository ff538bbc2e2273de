import Foundation

/// An element of a menu that is replaced by other elements when the menu opens.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    /// A closure that receives the elements from the app, at once or later.
    public typealias Completion = ([UIMenuElement]) -> Void

    private let provider: (@escaping Completion) -> Void
    private let isCached: Bool
    private var isLoading = false
    /// The elements that have been provided; nil if there are none yet.
    private var elements: [UIMenuElement]?
    /// Called when elements have been provided after the menu has opened.
    private var didLoad: (() -> Void)?

    private init(isCached: Bool, provider: @escaping (@escaping Completion) -> Void) {
        (self.isCached, self.provider) = (isCached, provider)
        super.init(title: "", image: nil, subtitle: nil)
    }

    /// Creates an element whose elements are requested when the menu opens for the first time.
    public convenience init(_ elementProvider: @escaping (@escaping Completion) -> Void) {
        self.init(isCached: true, provider: elementProvider)
    }

    /// Returns an element whose elements are requested every time the menu opens.
    open class func uncached(_ elementProvider: @escaping (@escaping Completion) -> Void) -> UIDeferredMenuElement {
        UIDeferredMenuElement(isCached: false, provider: elementProvider)
    }

    /// The elements in the menu: those that have been provided, or one that says that they are loading.
    var shownElements: [UIMenuElement] {
        elements ?? [UIAction(title: "Loading…", attributes: .disabled) { _ in }]
    }

    /// Requests the elements, unless they are known.
    ///
    /// - Parameter didLoad: Called if they are provided later.
    func load(_ didLoad: @escaping () -> Void) {
        if !isCached { elements = nil }
        self.didLoad = didLoad
        guard elements == nil, !isLoading else { return }
        isLoading = true
        var isAtOnce = true
        provider { [weak self] elements in
            guard let self else { return }
            (self.elements, isLoading) = (elements, false)
            if !isAtOnce { self.didLoad?() }
        }
        isAtOnce = false
    }
}

extension UIMenu {
    /// Requests the elements of deferred elements in the menu and its inline menus.
    func loadDeferredElements(_ didLoad: @escaping () -> Void) {
        for child in children {
            if let deferred = child as? UIDeferredMenuElement { deferred.load(didLoad) }
            if let menu = child as? UIMenu, menu.options.contains(.displayInline) { menu.loadDeferredElements(didLoad) }
        }
    }
}
