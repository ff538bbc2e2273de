/// The number and the duration of a window's frames, for benchmarks.
@_spi(Benchmarks) @MainActor public enum FrameLog {
    /// The number of ticks of the display that the window has requested.
    public internal(set) static var tickCount = 0
    /// The number of frames that have been drawn.
    public internal(set) static var frameCount = 0
    /// The largest number of consecutive frames in which a visible picture was a placeholder. Set it to 0 to start
    /// again.
    public static var longestBlank = 0
    /// The time spent on animations and layout since the last drawn frame, in seconds.
    static var layoutTime = 0.0
    /// Called when a frame's render nodes have been made, with the time of its layout in seconds.
    public static var didDraw: ((_ layout: Double) -> Void)?
}
