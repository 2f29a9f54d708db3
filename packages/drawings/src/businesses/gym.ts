import { at, box, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'

const dumbbell = (x: number, y: number) =>
  at(x, y, [paper(box(-8, -10, 16, 5, 1)), petrol(box(-17, -15, 9, 15, 3) + box(8, -15, 9, 15, 3))])

/** A bench with a barbell, a rack of dumbbells and a kettlebell. */
export const gym: Drawing = {
  scene: [
    ground(),
    shade(box(28, 24, 140, 92, 4)),
    line('M48 64l24-24M48 88l48-48M120 100l30-30'),
    line('M36 214V128M160 214V128M36 134h124'),
    dumbbell(62, 154),
    dumbbell(98, 154),
    dumbbell(134, 154),
    paper(box(28, 154, 140, 8, 2)),
    dumbbell(62, 190),
    dumbbell(98, 190),
    dumbbell(134, 190),
    paper(box(28, 190, 140, 8, 2)),
    line('M232 214V106M300 214V106'),
    paper('M228 214V104h8v110ZM296 214V104h8v110Z'),
    line('M214 178h104'),
    paper(box(206, 160, 120, 16, 6)),
    paper('M220 176h10v38h-10ZM302 176h10v38h-10Z'),
    paper(box(180, 92, 172, 8, 3)),
    sun(box(194, 66, 14, 60, 5) + box(324, 66, 14, 60, 5)),
    paper(box(184, 76, 10, 40, 4) + box(338, 76, 10, 40, 4)),
    at(188, 214, [paper('M-9-30a14 14 0 1 1 18 0l-5 2a8 8 0 1 0-8 0Z'), petrol('M-12 0a18 18 0 1 1 24 0Z')]),
  ],
  mark: [
    paper(box(13, 21, 22, 6, 1)),
    sun(box(7, 10, 8, 28, 3) + box(33, 10, 8, 28, 3)),
    paper(box(2, 16, 5, 16, 2) + box(41, 16, 5, 16, 2)),
  ],
}
