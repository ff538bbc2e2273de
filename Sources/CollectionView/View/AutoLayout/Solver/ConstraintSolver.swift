/// Finds numbers for variables that may be anything, under constraints of different importance.
///
/// After Cassowary (Badros, Borning, Stuckey 2001): equations define the free variables by others that are not negative
/// (what an inequality leaves, by how much a constraint is missed); a simplex method over those makes the misses as small
/// as possible. Other than Cassowary it solves once and from scratch, and it compares misses strictly by importance: no
/// number of less important constraints outweighs a more important one.
struct ConstraintSolver {
    enum Relation { case equal, atLeast }

    private var definitions: [(variable: Int, expression: LinearExpression)] = []
    /// Equations among variables that are not negative: expression = 0.
    private var rows: [LinearExpression] = []
    /// Whether each variable is free. The caller makes free variables.
    private var isFree: [Bool] = []
    private var importance: [Int: Float] = [:]

    mutating func makeVariable() -> LinearExpression { LinearExpression(variable: newVariable(isFree: true)) }

    /// Wants an expression to be zero, or to be at least zero.
    ///
    /// - Parameter priority: Nil if it must be so. What must be so and cannot is missed by as little as possible.
    mutating func require(_ expression: LinearExpression, _ relation: Relation, priority: Float? = nil) {
        guard expression.constant.isFinite, expression.terms.values.allSatisfy(\.isFinite) else { return }
        var equation = expression
        if relation == .atLeast { equation.add(newVariable(isFree: false), times: -1) }
        if let priority {
            equation.add(newMiss(priority), times: 1)
            if relation == .equal { equation.add(newMiss(priority), times: -1) }
        }
        for definition in definitions { equation.substitute(definition.variable, by: definition.expression) }
        define(by: equation)
    }

    /// The values of expressions; variables that nothing decides are zero.
    ///
    /// O(p·r·c) for p pivots in a table of r rows and c columns; p is about r.
    func solve() -> (LinearExpression) -> Double {
        var simplex = Simplex(rows: rows, importance: importance)
        simplex.minimize()
        let values = simplex.values
        var free: [Int: Double] = [:]
        for (variable, expression) in definitions {
            free[variable] = expression.terms.reduce(expression.constant) { $0 + $1.value * (values[$1.key] ?? 0) }
        }
        return { expression in
            expression.terms.reduce(expression.constant) { $0 + $1.value * (free[$1.key] ?? 0) }
        }
    }

    private mutating func newVariable(isFree: Bool) -> Int {
        self.isFree.append(isFree)
        return self.isFree.count - 1
    }

    private mutating func newMiss(_ priority: Float) -> Int {
        let variable = newVariable(isFree: false)
        importance[variable] = priority
        return variable
    }

    /// Defines one of an equation's free variables by it. Without free variables the equation becomes a row.
    private mutating func define(by equation: LinearExpression) {
        // The largest coefficient, for the sake of precision; of equals the first, for the sake of repeatability.
        let candidates = equation.terms.filter { isFree[$0.key] }
        guard let (variable, coefficient) = candidates.max(by: { (abs($0.value), -$0.key) < (abs($1.value), -$1.key) })
        else {
            if !equation.terms.isEmpty { rows.append(equation) }
            return
        }
        var rest = equation
        rest.add(variable, times: -coefficient)
        let definition = rest * (-1 / coefficient)
        for index in definitions.indices { definitions[index].expression.substitute(variable, by: definition) }
        definitions.append((variable, definition))
    }
}
