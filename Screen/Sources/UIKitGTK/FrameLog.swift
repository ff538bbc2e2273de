/// What happens in the frames of a window, for benchmarks.
@_spi(Benchmarks) @MainActor public enum FrameLog {
    /// The ticks of the display that the window has asked for.
    public internal(set) static var tickCount = 0
    /// The frames that have been drawn.
    public internal(set) static var frameCount = 0
    /// The time since the last frame in which things moved and were laid out, in seconds.
    static var layoutTime = 0.0
    /// Called when a frame's render nodes have been made, with the time of its layout in seconds.
    public static var didDraw: ((_ layout: Double) -> Void)?
}
