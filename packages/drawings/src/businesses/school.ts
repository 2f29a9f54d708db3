import { at, box, circle, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'

const book = (x: number, y: number, width: number, fill = paper) =>
  at(x, y, [fill(box(-width / 2, -12, width, 12, 2)), line(`M${-width / 2 + 7}-12v12`)])

/** A blackboard with geometry, a desk with books, an apple and a globe. */
export const school: Drawing = {
  scene: [
    ground(),
    paper(box(72, 20, 216, 106, 4)),
    petrol(box(82, 30, 196, 86, 2)),
    at(0, 0, [
      '<g stroke="$paper">',
      line('M104 98V54l44 44ZM104 88h10v10'),
      line(circle(196, 72, 22)),
      line('M196 72l15-16M236 98h26M236 88h16M238 50h22l-11 20Z'),
      '</g>',
    ]),
    paper(box(100, 124, 160, 6, 2)),
    paper(box(120, 120, 18, 4, 2)),
    line('M84 176v38M276 176v38M84 200h192'),
    paper('M76 166h208v16H76Z'),
    paper(box(66, 158, 228, 10, 3)),
    book(128, 158, 62, shade),
    book(132, 146, 54),
    book(126, 134, 46, petrol),
    sun('M196 158c-12 0-16-20-6-24 4-2 6 0 8 0s6-2 10 0c9 5 4 24-8 24-2 0-2-1-4 0Z'),
    line('M198 134c0-5 2-8 6-9'),
    line('M244 158h28M258 158v-8M238 118a24 24 0 1 0 40 26'),
    shade(circle(258, 126, 17)),
    line('M258 109c-12 8-12 26 0 34M258 109c12 8 12 26 0 34M242 121h32M243 132h30'),
  ],
  mark: [
    paper('M24 14c-6-4-12-5-20-5v29c8 0 14 1 20 5 6-4 12-5 20-5V9c-8 0-14 1-20 5Z'),
    line('M24 14v29M10 18c3 .2 6 .7 8 1.500M10 25c3 .2 6 .7 8 1.500'),
    sun('M31 32l-2-6L39 4l6 3-10 22Z'),
  ],
}
