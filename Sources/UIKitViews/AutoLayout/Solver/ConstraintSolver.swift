/// A solver of linear constraints with priorities.
///
/// It follows Cassowary (Badros, Borning, Stuckey 2001). Equations define the free variables by variables that are not
/// negative: the slack of an inequality, and the amount by which a constraint is violated. The simplex method minimizes the
/// violations.
///
/// Unlike Cassowary, it solves each system from scratch. It compares violations strictly by priority, so that no number of
/// violated constraints outweighs one of a higher priority.
struct ConstraintSolver {
    enum Relation { case equal, atLeast }

    private var definitions: [(variable: Int, expression: LinearExpression)] = []
    /// Equations of the form `expression = 0`, in variables that are not negative.
    private var rows: [LinearExpression] = []
    /// Whether each variable is free, which means that it may be negative. All variables of the caller are free.
    private var isFree: [Bool] = []
    private var importance: [Int: Float] = [:]

    mutating func makeVariable() -> LinearExpression { LinearExpression(variable: newVariable(isFree: true)) }

    /// Adds the constraint that an expression is zero or at least zero.
    ///
    /// - Parameter priority: The priority. Nil if the constraint is required. The violation of required constraints that
    ///   contradict each other is minimized.
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

    /// Solves the system, and returns a function that evaluates expressions. Undetermined variables are zero.
    ///
    /// - Complexity: O(*p* · *r* · *c*) for *p* pivots in a table of *r* rows and *c* columns. There are about *r* pivots.
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

    /// Solves an equation for one of its free variables. An equation without free variables becomes a row.
    private mutating func define(by equation: LinearExpression) {
        // The largest coefficient gives the best precision. The first of equal ones makes the result reproducible.
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
