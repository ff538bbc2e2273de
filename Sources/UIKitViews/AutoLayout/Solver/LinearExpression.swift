/// A sum of variables with coefficients, and a constant.
struct LinearExpression {
    /// The number of a variable. ``ConstraintSolver`` assigns it.
    typealias Variable = Int

    private(set) var terms: [Variable: Double] = [:]
    var constant: Double = 0

    init(_ constant: Double = 0) { self.constant = constant }

    init(variable: Variable) { terms = [variable: 1] }

    /// Coefficients of a smaller absolute value are rounding errors.
    static let tolerance = 1e-8

    mutating func add(_ other: LinearExpression, times factor: Double = 1) {
        constant += other.constant * factor
        for (variable, coefficient) in other.terms { add(variable, times: coefficient * factor) }
    }

    mutating func add(_ variable: Variable, times factor: Double) {
        let sum = terms[variable, default: 0] + factor
        terms[variable] = abs(sum) < LinearExpression.tolerance ? nil : sum
    }

    /// Replaces a variable with an expression.
    mutating func substitute(_ variable: Variable, by expression: LinearExpression) {
        guard let coefficient = terms.removeValue(forKey: variable) else { return }
        add(expression, times: coefficient)
    }

    static func + (one: LinearExpression, other: LinearExpression) -> LinearExpression {
        var sum = one
        sum.add(other)
        return sum
    }

    static func - (one: LinearExpression, other: LinearExpression) -> LinearExpression {
        var difference = one
        difference.add(other, times: -1)
        return difference
    }

    static func * (expression: LinearExpression, factor: Double) -> LinearExpression {
        var product = LinearExpression()
        product.add(expression, times: factor)
        return product
    }
}
