// Lays out eight pictures, prints where they are and draws them: swift run HelloLayout [FILE.svg]
import CollectionLayout
import Foundation

/// Pictures that are broader than half, at either side in turn.
struct Zigzag: SectionLayout {
    func begin(in container: Container) -> Double { -12 }
    func place(_ item: Item, after end: inout Double, in container: Container) -> LogicalRect {
        let breadth = container.breadth * 0.6
        let cross = item.index.isMultiple(of: 2) ? 0 : container.breadth - breadth
        let length = item.length(forBreadth: breadth)
        let frame = LogicalRect(main: end + 12, cross: cross, length: length, breadth: breadth)
        end = frame.mainEnd
        return frame
    }
}

let pictures = Items((0..<8).map { .ratio(0.5 + Double($0 % 3) / 4) })
let arrangement = try Arrangement([CollectionSection(Zigzag(), items: pictures)], in: Size(width: 320, height: 480))
let content = arrangement.contentSize
var svg = "<svg xmlns='http://www.w3.org/2000/svg' width='\(content.width)' height='\(content.height)'>\n"
for element in arrangement.elements(in: Rect(x: 0, y: 0, width: content.width, height: content.height)) {
    let (x, y, width, height) = (element.frame.x, element.frame.y, element.frame.width, element.frame.height)
    print("picture \(element.id.item): \(width) × \(height) at (\(x), \(y))")
    svg += "<rect x='\(x)' y='\(y)' width='\(width)' height='\(height)' rx='6' fill='#7aa7d9'/>\n"
}
let file = CommandLine.arguments.dropFirst().first ?? "hello.svg"
try (svg + "</svg>\n").write(toFile: file, atomically: true, encoding: .utf8)
print("The picture is in \(file).")
