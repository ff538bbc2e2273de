// Written by Scripts/optional-methods from UIGestureRecognizerDelegate.swift.

import Foundation

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        OptionalMethod.isMissing()
        return true
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        OptionalMethod.isMissing()
        return false
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        OptionalMethod.isMissing()
        return false
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        OptionalMethod.isMissing()
        return false
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        OptionalMethod.isMissing()
        return true
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        OptionalMethod.isMissing()
        return true
    }
}

extension UIGestureRecognizerDelegate {
    /// `gestureRecognizerShouldBegin?(…)` is nil if the method is missing.
    public var gestureRecognizerShouldBegin: UIGestureRecognizerDelegateGestureRecognizerShouldBeginCall? {
        UIGestureRecognizerDelegateGestureRecognizerShouldBeginCall(object: self)
    }
}

/// Calls `gestureRecognizerShouldBegin?(…)`.
@preconcurrency @MainActor public struct UIGestureRecognizerDelegateGestureRecognizerShouldBeginCall {
    let object: any UIGestureRecognizerDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer) -> Bool? {
        OptionalMethod.answer { object.gestureRecognizerShouldBegin(gestureRecognizer) }
    }
}

extension UIGestureRecognizerDelegate {
    /// `gestureRecognizer?(…)` is nil if the method is missing.
    public var gestureRecognizer: UIGestureRecognizerDelegateGestureRecognizerCall? {
        UIGestureRecognizerDelegateGestureRecognizerCall(object: self)
    }
}

/// Calls `gestureRecognizer?(…)`.
@preconcurrency @MainActor public struct UIGestureRecognizerDelegateGestureRecognizerCall {
    let object: any UIGestureRecognizerDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool? {
        OptionalMethod.answer {
            object.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
        }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool? {
        OptionalMethod.answer {
            object.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
        }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool? {
        OptionalMethod.answer {
            object.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
        }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool? {
        OptionalMethod.answer { object.gestureRecognizer(gestureRecognizer, shouldReceive: touch) }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool? {
        OptionalMethod.answer { object.gestureRecognizer(gestureRecognizer, shouldReceive: event) }
    }
}
