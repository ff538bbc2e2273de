/// Tells whether an optional method was there to be called.
///
/// Swift without Objective-C has no optional protocol methods. Each has a default that calls `isMissing()`; whoever wants to know
/// asks through `answer`. The mark bears the method's name, so that an implementation that plainly calls another, missing method
/// is not taken to be missing itself.
@MainActor enum OptionalMethod {
    private static var missing: StaticString?

    /// - Parameter method: Its name, of which only what follows the opening parenthesis counts.
    static func isMissing(_ method: StaticString = #function) { missing = method }

    /// nil where the method that `call` calls is missing.
    static func answer<Answer>(_ method: StaticString = #function, _ call: () -> Answer) -> Answer? {
        let outer = missing
        missing = nil
        defer { missing = outer }
        let answer = call()
        guard let missing, labels(of: missing) == labels(of: method) else { return answer }
        return nil
    }

    private static func labels(of method: StaticString) -> Substring { method.description.drop { $0 != "(" } }
}
