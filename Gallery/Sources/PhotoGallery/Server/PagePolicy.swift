/// What the page may load: nothing but the gallery's own files.
enum PagePolicy {
    // 'wasm-unsafe-eval' permits compiling WebAssembly and nothing else.
    private static let ofPages =
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
        + "connect-src 'self'; base-uri 'none'; form-action 'self'"

    /// For the header of every answer.
    static let ofAnswers = ofPages + "; frame-ancestors 'none'"

    /// For the page of an export, in which it stands itself: there, browsers take nothing about frames.
    static let ofExportedPages = ofPages
}
