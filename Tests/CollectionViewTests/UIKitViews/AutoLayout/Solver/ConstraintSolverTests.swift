import Testing

@testable import UIKitViews

@Suite struct ConstraintSolverTests {
    /// Constraints that hold for random numbers can all be met, and so must be.
    @Test func satisfiableConstraintsAreMet() {
        for seed in 0..<150 {
            var random = SplitMix64(seed: seed)
            var solver = ConstraintSolver()
            let truth = (0..<6).map { _ in random.distance(-100...100) }
            let variables = truth.map { _ in solver.makeVariable() }
            var constraints: [(expression: LinearExpression, isEqual: Bool)] = []
            for _ in 0..<10 {
                var expression = LinearExpression()
                var value = 0.0
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    let index = Int.random(in: 0..<6, using: &random)
                    let factor = Double(Int.random(in: -2...2, using: &random))
                    expression.add(variables[index], times: factor)
                    value += truth[index] * factor
                }
                let isEqual = random.oneIn(3)
                expression.constant = isEqual ? -value : -value + random.distance(0...50)
                constraints.append((expression, isEqual))
                solver.require(expression, isEqual ? .equal : .atLeast)
            }
            // Optional constraints that contradict one another must not change that.
            for index in 0..<6 {
                let target = variables[index] - LinearExpression(random.distance(-100...100))
                solver.require(target, random.oneIn(2) ? .equal : .atLeast, priority: Float(100 * (index % 3) + 1))
            }
            let value = solver.solve()
            for (expression, isEqual) in constraints {
                let left = value(expression)
                #expect(isEqual ? abs(left) < 1e-6 : left > -1e-6, "seed \(seed)")
            }
        }
    }

    /// With a single variable, the best value is one of the targets or a bound, so that all candidates can be tried.
    @Test func theMoreImportantConstraintsComeFirst() {
        for seed in 0..<200 {
            var random = SplitMix64(seed: seed)
            var solver = ConstraintSolver()
            let variable = solver.makeVariable()
            let (low, high) = (random.distance(-50...0), random.distance(0...50))
            solver.require(variable - LinearExpression(low), .atLeast)
            solver.require(LinearExpression(high) - variable, .atLeast)
            let targets = (0..<6).map { _ in
                (
                    place: random.distance(-80...80), kind: Int.random(in: 0..<3, using: &random),
                    priority: Float(Int.random(in: 1...3, using: &random))
                )
            }
            for target in targets {
                let above = variable - LinearExpression(target.place)
                switch target.kind {
                case 0: solver.require(above, .equal, priority: target.priority)
                case 1: solver.require(above, .atLeast, priority: target.priority)
                default: solver.require(above * -1, .atLeast, priority: target.priority)
                }
            }
            func misses(at x: Double) -> [Double] {
                [3, 2, 1].map { (priority: Float) in
                    targets.filter { $0.priority == priority }.reduce(0) { sum, target in
                        let distance = x - target.place
                        return sum
                            + (target.kind == 0 ? abs(distance) : max(0, target.kind == 1 ? -distance : distance))
                    }
                }
            }
            let candidates = [low, high] + targets.map { min(max($0.place, low), high) }
            let best = candidates.map(misses).min { $0.lexicographicallyPrecedes($1) } ?? []
            let found = misses(at: solver.solve()(variable))
            #expect(zip(best, found).allSatisfy { abs($0 - $1) < 1e-6 }, "seed \(seed)")
        }
    }

    @Test func contradictionsAreMissedByAsLittleAsPossible() {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        solver.require(x - LinearExpression(10), .equal)
        solver.require(x - LinearExpression(20), .equal)
        solver.require(x - LinearExpression(.nan), .equal)
        solver.require(LinearExpression(5), .equal)
        let value = solver.solve()(x)
        #expect(value >= 10 && value <= 20)
        #expect(ConstraintSolver().solve()(LinearExpression(3)) == 3)
    }
}
