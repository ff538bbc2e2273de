/// The reason why the offset of a scroll view changes.
package enum OffsetCause {
    /// The app sets it.
    case app
    /// A drag, a deceleration or an animation moves the content.
    case motion
    /// It follows content that has changed, or a request of which other parts already know.
    case content
}
