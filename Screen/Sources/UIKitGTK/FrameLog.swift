/// The number and the duration of a window's frames, for benchmarks.
@_spi(Benchmarks) @MainActor public enum FrameLog {
    /// The ticks of the display that the window has asked for.
    public internal(set) static var tickCount = 0
    /// The frames that have been drawn.
    public internal(set) static var frameCount = 0
    /// The most frames for which a visible picture has been a placeholder. Set it to 0 to begin anew.
    public static var longestBlank = 0
    /// The time spent on animations and layout since the last drawn frame, in seconds.
    static var layoutTime = 0.0
    /// Called when a frame's render nodes have been made, with the time of its layout in seconds.
    public static var didDraw: ((_ layout: Double) -> Void)?
}
