// Imports nothing else, as README's first example. Foundation would link libraries that the core has to name itself.
import CollectionLayout

let photos = Items([0.75, 1.5, 1].map { .ratio($0) })
let sections = [CollectionSection(Waterfall(lanes: .count(2)), items: photos)]
let arrangement = try Arrangement(sections, in: Size(width: 320, height: 480))
print(arrangement.contentSize.height)
