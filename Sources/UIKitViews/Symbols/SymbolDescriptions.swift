extension Symbol {
    /// The drawings of symbols, by their names without variants. ``SymbolShape/parts(of:)`` describes their language.
    static let descriptions: [String: String] = {
        var descriptions: [String: String] = [:]
        for line in table.split(separator: "\n") {
            let words = line.split(separator: ":")
            descriptions[String(words[0])] = String(words[1])
        }
        for (name, other) in alike { descriptions[name] = descriptions[other] }
        return descriptions
    }()

    /// Names of symbols that look the same as others here.
    private static let alike = [
        "arrow.triangle.2.circlepath": "arrow.2.circlepath",
        "chevron.backward": "chevron.left",
        "chevron.forward": "chevron.right",
        "gear": "gearshape",
        "line.horizontal.3": "line.3.horizontal",
        "message": "bubble.left",
        "multiply": "xmark",
    ]

    /// Each line has a name, and the description of its drawing.
    private static let table = """
        airplane: F M18.5 10 C18.5 9 17.5 8.6 16.5 8.6 L12.5 8.6 L8.5 2 L6.8 2 L8.5 8.6 L4.8 8.6 L3.3 6.5 L2 \
            6.5 L2.8 10 L2 13.5 L3.3 13.5 L4.8 11.4 L8.5 11.4 L6.8 18 L8.5 18 L12.5 11.4 L16.5 11.4 C17.5 11.4 \
            18.5 11 18.5 10 Z
        archivebox: B R2 3.5 16 4 1 B M3.5 7.5 L16.5 7.5 L16.5 16.5 L3.5 16.5 Z D M8 11 L12 11
        arrow.2.circlepath: S A10 10 7 200 340 M17.5 3.5 L16.8 7.9 L12.6 6.9 M3 12 A10 10 7 20 160 M2.5 16.5 \
            L3.2 12.1 L7.4 13.1
        arrow.clockwise: S A10 11 7 -20 285 M9.5 1.5 L12.8 4.3 L9.5 7
        arrow.counterclockwise: S A10 11 7 -105 200 M10.5 1.5 L7.2 4.3 L10.5 7
        arrow.down: S M10 2 L10 18 M4 12 L10 18 L16 12
        arrow.left: S M18 10 L2 10 M8 4 L2 10 L8 16
        arrow.right: S M2 10 L18 10 M12 4 L18 10 L12 16
        arrow.up.arrow.down: S M6 17 L6 3 M2.5 6.5 L6 3 L9.5 6.5 M14 3 L14 17 M10.5 13.5 L14 17 L17.5 13.5
        arrow.up.left.and.arrow.down.right: S M8 3 L3 3 L3 8 M3 3 L8.5 8.5 M17 12 L17 17 L12 17 M17 17 L11.5 \
            11.5
        arrow.up: S M10 18 L10 2 M4 8 L10 2 L16 8
        backward: B M18 4 L10 10 L18 16 Z M10 4 L2 10 L10 16 Z
        bag: B M4 6 L16 6 L17 18 L3 18 Z S M7 6 C7 1.5 13 1.5 13 6
        bell: B M10 2.5 C6.6 2.5 5 5 5 8 C5 12 3.8 13 3 14.5 L17 14.5 C16.2 13 15 12 15 8 C15 5 13.4 2.5 10 \
            2.5 Z F M7.8 16 L12.2 16 C12 17.5 11.2 18.3 10 18.3 C8.8 18.3 8 17.5 7.8 16 Z
        bolt: B M11.5 1.5 L4 11.5 L9.5 11.5 L8.5 18.5 L16 8.5 L10.5 8.5 Z
        bookmark: B M5 2 L15 2 L15 18 L10 14 L5 18 Z
        book: B M10 5 C8 3.5 5 3.2 2 3.8 L2 16 C5 15.4 8 15.7 10 17.2 C12 15.7 15 15.4 18 16 L18 3.8 C15 3.2 \
            12 3.5 10 5 Z D M10 5.5 L10 16.5
        bubble.left: B M3.5 3 L16.5 3 C17.5 3 18.5 4 18.5 5 L18.5 12 C18.5 13.3 17.5 14 16.5 14 L9 14 L5 \
            17.5 L5 14 L3.5 14 C2.4 14 1.5 13.3 1.5 12 L1.5 5 C1.5 4 2.4 3 3.5 3 Z
        bubble.right: B M16.5 3 L3.5 3 C2.5 3 1.5 4 1.5 5 L1.5 12 C1.5 13.3 2.5 14 3.5 14 L11 14 L15 17.5 \
            L15 14 L16.5 14 C17.6 14 18.5 13.3 18.5 12 L18.5 5 C18.5 4 17.6 3 16.5 3 Z
        calendar: B R2.5 4 15 13.5 2 D M3 8 L17 8 S M6 2 L6 5 M14 2 L14 5 E O6 11 1 O10 11 1 O14 11 1 O6 14 \
            1 O10 14 1
        camera: B M2 6.5 L6 6.5 L7.5 4 L12.5 4 L14 6.5 L18 6.5 L18 16.5 L2 16.5 Z D O10 11 3.2
        capsule: B R1.5 5.5 17 9 4.5
        cart: S M1.5 3 L4 3 L6.5 13 L15.5 13 L17.5 6 L5 6 F O8 16.5 1.5 O14.5 16.5 1.5
        car: B M3 10 L5 5 L15 5 L17 10 L18 11.5 L18 15 L2 15 L2 11.5 Z D M4 10 L16 10 E O5.5 12.5 1 O14.5 \
            12.5 1 F R3 15 2.5 2.5 0.5 R14.5 15 2.5 2.5 0.5
        chart.bar: B R2.5 10 4 7.5 0.6 R8 3 4 14.5 0.6 R13.5 7 4 10.5 0.6
        checkmark: S M3 11 L8 16 L17 4
        chevron.down: S M3 7 L10 14 L17 7
        chevron.left: S M13 3 L6 10 L13 17
        chevron.right: S M7 3 L14 10 L7 17
        chevron.up.chevron.down: S M5 7 L10 2 L15 7 M5 13 L10 18 L15 13
        chevron.up: S M3 13 L10 6 L17 13
        circle: B O10 10 8.3
        clock: B O10 10 8.3 D M10 5 L10 10 L13.5 12
        cloud.rain: B M5.5 12 C0.5 12 0.8 6.3 5 6.3 C5 1 12.8 0.8 13.6 5.2 C18.8 4.8 19.2 12 14.5 12 Z S \
            M6.5 14.5 L5.5 17.5 M10.5 14.5 L9.5 17.5 M14.5 14.5 L13.5 17.5
        cloud.sun: B M4.5 17 C0.8 17 1 12 4.3 12 C4.3 7.8 10.5 7.4 11.2 11 C15.5 10.7 15.6 17 11.8 17 Z S \
            A13.5 7 3 -150 80 M13.5 1 L13.5 2.2 M18.5 7 L19.5 7 M17.2 3.3 L18 2.5 M9.8 3.3 L9 2.5
        cloud: B M5.5 16 C0.5 16 0.8 9.8 5 9.8 C5 4.5 12.8 4 13.6 8.6 C18.8 8.2 19.2 16 14.5 16 Z
        creditcard: B R1.5 4.5 17 11.5 2 D M2 8 L18 8 M4 12.5 L8 12.5
        cup.and.saucer: B M3 6 L14 6 L14 12 C14 16 3 16 3 12 Z S M14 7.5 C18.5 7 18.5 12.5 14 12 M3 18 L14 \
            18
        desktopcomputer: B R1.5 3 17 11 1.5 S M10 14 L10 17.5 M6.5 17.5 L13.5 17.5
        doc.on.doc: B R3 2 9 12 1.5 B R8 6 9 12 1.5
        doc.text: B M4.5 2 L11.5 2 L15.5 6 L15.5 18 L4.5 18 Z D M11 2.5 L11 6.5 L15 6.5 M7 10 L13 10 M7 13.5 \
            L13 13.5
        doc: B M4.5 2 L11.5 2 L15.5 6 L15.5 18 L4.5 18 Z D M11 2.5 L11 6.5 L15 6.5
        drop: B M10 2 C13 6.5 15.5 9.5 15.5 12.7 C15.5 16 13 18 10 18 C7 18 4.5 16 4.5 12.7 C4.5 9.5 7 6.5 \
            10 2 Z
        ellipsis: F O4 10 1.6 O10 10 1.6 O16 10 1.6
        envelope: B R2 4 16 12 2 D M3 5.5 L10 11 L17 5.5
        exclamationmark.triangle: B M10 2.5 L18.5 17 L1.5 17 Z D M10 7.5 L10 12 E O10 14.7 1.1
        exclamationmark: S M10 3 L10 11.5 F O10 16 1.3
        eye: B M1.5 10 C5 3.8 15 3.8 18.5 10 C15 16.2 5 16.2 1.5 10 Z D O10 10 2.6
        flag: B M4.5 3 C8 1.5 11 5 16 3 L16 11 C11 13 8 9.5 4.5 11 Z S M4.5 2 L4.5 18.5
        flame: B M10.5 1.5 C11 5.5 15.5 7 15.5 12 C15.5 16 13 18.3 10 18.3 C7 18.3 4.5 16 4.5 12.5 C4.5 10.5 \
            5.5 9 6.5 8 C7 9.5 7.5 10 8.5 10.3 C8.3 6.5 8.5 3.5 10.5 1.5 Z
        folder: B M2 5 C2 4 2.5 3.5 3.5 3.5 L7.5 3.5 L9.5 5.5 L16.5 5.5 C17.5 5.5 18 6 18 7 L18 15 C18 16 \
            17.5 16.5 16.5 16.5 L3.5 16.5 C2.5 16.5 2 16 2 15 Z D M2.5 8.5 L17.5 8.5
        fork.knife: S M6 2 L6 18 M3.5 2 L3.5 6 C3.5 9 8.5 9 8.5 6 L8.5 2 M14.5 18 L14.5 2 C11.5 4 11.5 9 \
            12.5 11 L14.5 11
        forward: B M2 4 L10 10 L2 16 Z M10 4 L18 10 L10 16 Z
        gearshape: B P10 10 8.8 6.8 8 D O10 10 2.8
        gift: B R3 8 14 10 1 R2 5 16 4 1 D M10 6 L10 17 S M10 5 C8 1 4 1.5 5.5 5 M10 5 C12 1 16 1.5 14.5 5
        globe: S O10 10 8.3 M1.7 10 L18.3 10 M10 1.7 C5 5.5 5 14.5 10 18.3 C15 14.5 15 5.5 10 1.7
        hand.thumbsup: B M6.5 9 L10 2 C12 2 12.5 3.5 12 5 L11.3 8 L16 8 C17.5 8 18 9.5 17.5 10.5 L15.8 16.5 \
            C15.5 17.3 15 17.5 14 17.5 L6.5 17.5 Z R2 9 2.5 8.5 0.8
        heart: B M10 17 C4 13 1.5 10 1.5 6.8 C1.5 4.3 3.4 2.8 5.6 2.8 C7.6 2.8 9.2 4 10 5.6 C10.8 4 12.4 2.8 \
            14.4 2.8 C16.6 2.8 18.5 4.3 18.5 6.8 C18.5 10 16 13 10 17 Z
        house: B M10 2.5 L2 9.5 L4.5 9.5 L4.5 17.5 L15.5 17.5 L15.5 9.5 L18 9.5 Z D M8 17 L8 12.5 L12 12.5 \
            L12 17
        info: S M8.5 9 L10 9 L10 15.5 F O10 5.3 1.3
        iphone: B R5.5 1.5 9 17 2 D M8.5 16 L11.5 16
        leaf: B M17 3 C8 3 3 6.5 3.5 12.5 C4 17 11 17.5 14 13.5 C16.5 10 17 7 17 3 Z D M5 14.5 C7 11.5 9.5 \
            9.5 13 8 S M2.5 18 L4.5 15
        line.3.horizontal.decrease: S M2.5 5 L17.5 5 M5 10 L15 10 M8 15 L12 15
        line.3.horizontal: S M2.5 5 L17.5 5 M2.5 10 L17.5 10 M2.5 15 L17.5 15
        link: S R1.5 7.2 10 5.6 2.8 S R8.5 7.2 10 5.6 2.8
        list.bullet: F O3.5 5 1.3 O3.5 10 1.3 O3.5 15 1.3 S M7.5 5 L18 5 M7.5 10 L18 10 M7.5 15 L18 15
        location: B M17.5 2.5 L2.5 9 L10 10 L11 17.5 Z
        lock: B R4 9 12 9 2 S M6.5 9 L6.5 6 C6.5 1.2 13.5 1.2 13.5 6 L13.5 9
        magnifyingglass: S O8.5 8.5 5.5 M12.7 12.7 L17.5 17.5
        mappin: F O10 5 3.4 S M10 8 L10 18
        map: B M2 5 L7.5 3 L12.5 5 L18 3 L18 15 L12.5 17 L7.5 15 L2 17 Z D M7.5 3.5 L7.5 14.5 M12.5 5.5 \
            L12.5 16.5
        mic: B R7.5 2 5 9.5 2.5 S M4.5 9.5 C4.5 16 15.5 16 15.5 9.5 M10 14.5 L10 18 M7 18 L13 18
        minus: S M3 10 L17 10
        moon: B M16.5 12.5 C11 14.5 5.5 9 7.5 3.5 C3.5 5 1.8 9.5 3.6 13.2 C6.2 18.5 14 18 16.5 12.5 Z
        music.note: F O6.5 15.5 2.8 S M9.2 15.5 L9.2 3 L15 5.5
        paperclip: S M14.5 8 L8.5 14 C6 16.5 2.8 13.3 5.3 10.8 L12 4.2 C15 1.2 18.8 5 15.8 8 L8.8 15
        paperplane: B M18 2.5 L2 9 L8 11.5 L10.5 17.5 Z D M8.5 11 L16 4.5
        pause: B R4.5 3 4 14 1 R11.5 3 4 14 1
        pawprint: F O4.5 9 1.8 O8 5 2 O12 5 2 O15.5 9 1.8 M10 10 C7 10 4.5 14 5.5 16 C6.5 18 8.5 16.6 10 \
            16.6 C11.5 16.6 13.5 18 14.5 16 C15.5 14 13 10 10 10 Z
        pencil: B M3 17 L4 13 L14 3 L17 6 L7 16 Z
        person.2: B O7 7 3.2 B M1.5 17 C1.5 13 4 12 7 12 C10 12 12.5 13 12.5 17 Z B O14 7 2.6 S M14 12 C16.5 \
            12 18.5 13.2 18.5 17 L15 17
        person.crop.circle: B O10 10 8.5 E O10 8 3.2 M4.5 16 C5.5 13 8 12.5 10 12.5 C12 12.5 14.5 13 15.5 16 \
            C14 17.6 12 18 10 18 C8 18 6 17.6 4.5 16 Z
        person: B O10 6 4 B M2.5 18 C2.5 13.5 6 12 10 12 C14 12 17.5 13.5 17.5 18 Z
        phone: B M5 2.5 L8 2.5 L9 7 L7 8.5 C8 10.5 9.5 12 11.5 13 L13 11 L17.5 12 L17.5 15 C17.5 17 16 17.5 \
            14.5 17.3 C8 16.3 3.7 12 2.7 5.5 C2.5 4 3.5 2.5 5 2.5 Z
        photo.on.rectangle: B R4.5 6 14 11 1.5 S M2 13 L2 3.5 L14 3.5 E M6 16 L9.5 12 L11.5 14 L14 11 L17 14 \
            L17 16 Z
        photo: B R2 4 16 12 2 E O7 8 1.4 M3.5 15 L8 10.5 L10.5 13 L13.5 9.5 L16.5 13 L16.5 15 Z
        play: B M5 3 L17 10 L5 17 Z
        plus: S M10 3 L10 17 M3 10 L17 10
        questionmark: S M6.5 6.5 C6.5 1.5 13.5 1.5 13.5 6.5 C13.5 9.5 10 9.3 10 12.5 F O10 16.3 1.2
        rectangle.grid.1x2: B R2.5 3 15 6 1.2 R2.5 11 15 6 1.2
        rectangle.stack: B R2.5 8 15 9 1.5 S M4.5 5.5 L15.5 5.5 M6 3 L14 3
        rectangle: B R1.5 4.5 17 11 2
        shuffle: S M2 5.5 L5 5.5 L14 14.5 L18 14.5 M2 14.5 L5 14.5 L7.5 12 M11.5 8 L14 5.5 L18 5.5 M15.5 3 \
            L18 5.5 L15.5 8 M15.5 12 L18 14.5 L15.5 17
        slider.horizontal.3: S M2 5 L18 5 M2 10 L18 10 M2 15 L18 15 F O7 5 2 O13 10 2 O7 15 2
        snowflake: S M10 2 L10 18 M3 6 L17 14 M17 6 L3 14
        sparkles: F P8 11.5 7.5 2 4 P15.5 4.8 3.6 1 4
        speaker.wave.2: B M2 7.5 L5.5 7.5 L10 4 L10 16 L5.5 12.5 L2 12.5 Z S A10 10 4 -40 40 A10 10 7.5 -45 \
            45
        square.and.arrow.down: S M7 8 L4.5 8 L4.5 18 L15.5 18 L15.5 8 L13 8 M10 1.5 L10 13 M6.5 9.5 L10 13 \
            L13.5 9.5
        square.and.arrow.up: S M7 8 L4.5 8 L4.5 18 L15.5 18 L15.5 8 L13 8 M10 13 L10 1.5 M6.5 5 L10 1.5 \
            L13.5 5
        square.and.pencil: S M11 4 L4 4 L4 17 L17 17 L17 10 S M8 13 L8.5 10.5 L16 3 L18 5 L10.5 12.5 Z
        square.grid.2x2: B R3 3 6 6 1.2 R11 3 6 6 1.2 R3 11 6 6 1.2 R11 11 6 6 1.2
        square.grid.3x3: B R2 2 4 4 0.8 R8 2 4 4 0.8 R14 2 4 4 0.8 R2 8 4 4 0.8 R8 8 4 4 0.8 R14 8 4 4 0.8 \
            R2 14 4 4 0.8 R8 14 4 4 0.8 R14 14 4 4 0.8
        square: B R3 3 14 14 2.5
        star: B P10 10.6 8.8 3.7 5
        stop: B R4 4 12 12 2
        sun.max: B O10 10 3.8 S M10 1.5 L10 3.5 M10 16.5 L10 18.5 M1.5 10 L3.5 10 M16.5 10 L18.5 10 M4 4 \
            L5.4 5.4 M14.6 14.6 L16 16 M16 4 L14.6 5.4 M5.4 14.6 L4 16
        tag: B M2.5 3 L9.5 3 L18 11.5 L11.5 18 L2.5 9.5 Z E O6 6.3 1.2
        trash: B M4.5 5.5 L5.5 18 L14.5 18 L15.5 5.5 Z S M3 5.5 L17 5.5 M7.5 5 L8 2.5 L12 2.5 L12.5 5 D M8 \
            8.5 L8.3 15 M12 8.5 L11.7 15
        triangle: B M10 2.5 L18.5 17 L1.5 17 Z
        video: B R1.5 5 11.5 10 2 B M14 9 L18.5 6 L18.5 14 L14 11 Z
        wifi: S A10 16 4 -135 -45 M4.3 10.3 A10 16 8 -135 -45 M1.5 7.5 A10 16 12 -135 -45 F O10 16 1.4
        wind: S M2 7 L12 7 C15.5 7 15.5 2.5 12.5 2.8 M2 11 L16 11 C19 11 18.5 15.5 15.5 15 M2 15 L10 15 \
            C12.5 15 12.5 18.5 10 18
        xmark: S M4 4 L16 16 M16 4 L4 16
        """
}
