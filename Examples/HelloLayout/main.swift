// Prints the frames of eight pictures and draws them as hello.svg or another file: swift run HelloLayout [FILE]
import CollectionLayout
import Foundation

/// Pictures that are broader than half of the container, on alternating sides.
struct Zigzag: SectionLayout {
    func begin(in container: Container) -> Double { -12 }
    func place(_ item: Item, after end: inout Double, in container: Container) -> LogicalRect {
        let (breadth, start) = (container.breadth * 0.6, end + 12)
        let cross = item.index.isMultiple(of: 2) ? 0 : container.breadth - breadth
        end = start + item.length(forBreadth: breadth)
        return LogicalRect(main: start, cross: cross, length: end - start, breadth: breadth)
    }
}

let pictures = Items((0..<8).map { .ratio(0.5 + Double($0 % 3) / 4) })
let arrangement = try Arrangement([CollectionSection(Zigzag(), items: pictures)], in: Size(width: 320, height: 480))
let (width, height) = (arrangement.contentSize.width, arrangement.contentSize.height)
let frames = arrangement.elements(in: Rect(x: 0, y: 0, width: width, height: height)).map(\.frame)
for frame in frames { print(frame) }
let boxes = frames.map { "<rect x='\($0.x)' y='\($0.y)' width='\($0.width)' height='\($0.height)' fill='#7aa7d9'/>" }
let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='\(height)'>\(boxes.joined())</svg>"
try svg.write(toFile: CommandLine.arguments.dropFirst().first ?? "hello.svg", atomically: true, encoding: .utf8)
