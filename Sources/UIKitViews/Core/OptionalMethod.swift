/// The check whether an optional method is implemented.
///
/// Swift without Objective-C has no optional protocol methods. Instead, each optional method has a default
/// implementation, which calls `isMissing()`. A caller that has to know whether the method is missing calls it
/// through `answer`. The mark contains the name of the missing method, because an implementation may call another
/// optional method that is missing.
@MainActor package enum OptionalMethod {
    private static var missing: StaticString?

    /// Marks the method that is being called as missing.
    ///
    /// - Parameter method: The name of the method. Only the part after the opening parenthesis is compared.
    package static func isMissing(_ method: StaticString = #function) { missing = method }

    /// Returns the result of `call`; nil if the method that it calls is missing.
    package static func answer<Answer>(_ method: StaticString = #function, _ call: () -> Answer) -> Answer? {
        let outer = missing
        missing = nil
        defer { missing = outer }
        let answer = call()
        guard let missing, labels(of: missing) == labels(of: method) else { return answer }
        return nil
    }

    private static func labels(of method: StaticString) -> Substring { method.description.drop { $0 != "(" } }
}
