/// The simplex method with one objective per priority. The objectives are compared in order, the highest priority first.
///
/// It uses Bland's rule, because that guarantees termination.
struct Simplex {
    /// The variable of each column.
    private let variables: [Int]
    /// One row for each equation: its coefficients, followed by its constant, which is not negative.
    private var table: [[Double]]
    /// One row for each objective: the change of the objective per unit of each variable. The first objective is the
    /// violation of the equations.
    private var objectives: [[Double]]
    /// The column of each equation's basic variable. Nil while the equation is not satisfied yet.
    private var basis: [Int?]

    /// - Parameters:
    ///   - rows: The expressions whose value must be zero.
    ///   - importance: The priorities of the variables to be minimized.
    init(rows: [LinearExpression], importance: [Int: Float]) {
        let variables = Set(rows.flatMap(\.terms.keys)).sorted()
        let columns = Dictionary(uniqueKeysWithValues: variables.enumerated().map { ($1, $0) })
        self.variables = variables
        let width = variables.count + 1
        table = rows.map { row in
            let sign: Double = row.constant > 0 ? -1 : 1
            var line = Array(repeating: 0.0, count: width)
            for (variable, coefficient) in row.terms {
                if let column = columns[variable] { line[column] = coefficient * sign }
            }
            line[width - 1] = -row.constant * sign
            return line
        }
        basis = Array(repeating: nil, count: rows.count)
        var unfulfilled = Array(repeating: 0.0, count: width)
        for line in table { Simplex.subtract(line, times: 1, from: &unfulfilled) }
        let levels = Set(importance.values).sorted(by: >)
        objectives = [unfulfilled]
        for level in levels {
            objectives.append(variables.map { importance[$0] == level ? 1 : 0 } + [0])
        }
    }

    /// The values of the basic variables. All others are zero.
    var values: [Int: Double] {
        var values: [Int: Double] = [:]
        for (row, column) in basis.enumerated() {
            if let column { values[variables[column]] = table[row][variables.count] }
        }
        return values
    }

    mutating func minimize() {
        // With rounding errors, even Bland's rule may not terminate. Normal systems need far fewer pivots than this limit.
        var pivotsLeft = 50 * (table.count + variables.count)
        while pivotsLeft > 0, let column = enteringColumn(), let row = leavingRow(for: column) {
            pivot(row: row, column: column)
            pivotsLeft -= 1
        }
    }

    /// Returns the first column that decreases an objective and leaves those of higher priority unchanged.
    private func enteringColumn() -> Int? {
        variables.indices.first { column in
            for objective in objectives where abs(objective[column]) > LinearExpression.tolerance {
                return objective[column] < 0
            }
            return false
        }
    }

    /// Returns the equation that limits the entering variable most: beyond its ratio, its basic variable would be negative.
    private func leavingRow(for column: Int) -> Int? {
        var best: (row: Int, ratio: Double)?
        for (row, line) in table.enumerated() where line[column] > LinearExpression.tolerance {
            let ratio = line[variables.count] / line[column]
            guard let current = best else {
                best = (row, ratio)
                continue
            }
            // Among equal ratios, unsatisfied equations leave first, then the basic variable with the lowest column.
            if ratio < current.ratio || ratio == current.ratio && (basis[row] ?? -1) < (basis[current.row] ?? -1) {
                best = (row, ratio)
            }
        }
        return best?.row
    }

    private mutating func pivot(row: Int, column: Int) {
        let divisor = table[row][column]
        for index in table[row].indices { table[row][index] /= divisor }
        let line = table[row]
        for other in table.indices where other != row {
            Simplex.subtract(line, times: table[other][column], from: &table[other])
        }
        for index in objectives.indices {
            Simplex.subtract(line, times: objectives[index][column], from: &objectives[index])
        }
        basis[row] = column
    }

    private static func subtract(_ line: [Double], times factor: Double, from other: inout [Double]) {
        guard factor != 0 else { return }
        for index in other.indices { other[index] -= line[index] * factor }
    }
}
