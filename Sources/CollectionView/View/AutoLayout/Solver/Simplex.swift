/// Makes misses as small as possible, the more important ones first: the simplex method with an objective per importance,
/// compared one after the other, and Bland's rule, with which it always ends.
struct Simplex {
    /// Column to variable.
    private let variables: [Int]
    /// One row for each equation: its coefficients, and at the end its constant, which is not negative.
    private var table: [[Double]]
    /// One row for each importance: the gain of the objective with each column. The first row measures the violation of
    /// equations.
    private var objectives: [[Double]]
    /// The column whose variable an equation gives; nil at first, while it does not hold yet.
    private var basis: [Int?]

    /// - Parameters:
    ///   - rows: Expressions whose value must be zero.
    ///   - importance: The importance of the variables to be minimized.
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

    /// The variables that are not zero.
    var values: [Int: Double] {
        var values: [Int: Double] = [:]
        for (row, column) in basis.enumerated() {
            if let column { values[variables[column]] = table[row][variables.count] }
        }
        return values
    }

    mutating func minimize() {
        // Bland's rule terminates, but not with rounding errors. This limit is far beyond normal numbers of pivots.
        var pivotsLeft = 50 * (table.count + variables.count)
        while pivotsLeft > 0, let column = enteringColumn(), let row = leavingRow(for: column) {
            pivot(row: row, column: column)
            pivotsLeft -= 1
        }
    }

    /// The first with which an objective falls while no more important one rises.
    private func enteringColumn() -> Int? {
        variables.indices.first { column in
            for objective in objectives where abs(objective[column]) > LinearExpression.tolerance {
                return objective[column] < 0
            }
            return false
        }
    }

    /// The equation that allows the least: beyond that its variable would be negative.
    private func leavingRow(for column: Int) -> Int? {
        var best: (row: Int, ratio: Double)?
        for (row, line) in table.enumerated() where line[column] > LinearExpression.tolerance {
            let ratio = line[variables.count] / line[column]
            guard let current = best else {
                best = (row, ratio)
                continue
            }
            // Among equal ratios, violated equations leave first, then those of the lower column.
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
