/// The Content-Security-Policy: the page may load only the gallery's own files.
enum PagePolicy {
    // 'wasm-unsafe-eval' permits compiling WebAssembly and nothing else.
    private static let ofPages =
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
        + "media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'"

    /// The policy for the header of every answer.
    static let ofAnswers = ofPages + "; frame-ancestors 'none'"

    /// The policy for an exported page, which contains it as an element. There, browsers ignore `frame-ancestors`.
    static let ofExportedPages = ofPages
}
