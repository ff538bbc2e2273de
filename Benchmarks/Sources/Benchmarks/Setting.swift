import CollectionLayout

let width = 1000.0
let spacing = 8.0
let laneCount = 4
let viewport = Size(width: width, height: 800)
