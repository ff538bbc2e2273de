// Prints the frames of eight pictures and draws them as hello.svg or another file: swift run HelloLayout [FILE]
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
let (width, height) = (arrangement.contentSize.width, arrangement.contentSize.height)
let boxes = arrangement.elements(in: Rect(x: 0, y: 0, width: width, height: height)).map { picture in
    print(picture.id, picture.frame)
    let (x, y, width, height) = (picture.frame.x, picture.frame.y, picture.frame.width, picture.frame.height)
    return "<rect x='\(x)' y='\(y)' width='\(width)' height='\(height)' fill='#7aa7d9'/>"
}
let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='\(height)'>\(boxes.joined())</svg>"
try svg.write(toFile: CommandLine.arguments.dropFirst().first ?? "hello.svg", atomically: true, encoding: .utf8)
