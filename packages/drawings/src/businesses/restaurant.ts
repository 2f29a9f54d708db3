import { at, box, circle, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'

const chair = (x: number, side: 1 | -1) =>
  at(x, 214, [
    line(`M${-16 * side} 0V-50M${16 * side} 0V-50`),
    paper(box(side === 1 ? -22 : -18, -56, 40, 9, 3)),
    paper(side === 1 ? 'M-22-50l-6-66a5 5 0 0 1 10 0l6 60Z' : 'M22-50l6-66a5 5 0 0 0-10 0l-6 60Z'),
  ])

/** A table for two under a lamp, with the dish of the day. */
export const restaurant: Drawing = {
  scene: [
    ground(),
    line('M180-20V28'),
    sun('M166 28h28l28 34h-84Z'),
    line('M162 62a18 14 0 0 0 36 0'),
    paper(box(22, 60, 74, 9, 2)),
    paper('M32 60V40l3-6v-8h6v8l3 6v20ZM56 60V40l3-6v-8h6v8l3 6v20Z'),
    petrol('M74 60V46h14v14Z'),
    paper(box(262, 40, 70, 76, 3)),
    shade(box(272, 50, 50, 56, 2)),
    line('M272 94l16-18 12 12 10-10 12 14'),
    chair(84, 1),
    chair(276, -1),
    line('M180 170v38M152 214c0-6 12-8 28-8s28 2 28 8'),
    paper('M116 140h128l10 40c-12-6-20 4-32 0s-20 4-32 0-20-4-32 0-20 4-32-2-16 4-20 2Z'),
    paper(box(104, 134, 152, 9, 4)),
    shade('M152 128c0-38 56-38 56 0Z'),
    paper(circle(180, 97, 4)),
    paper(box(142, 127, 76, 7, 3)),
    paper('M226 134v-8M220 134h12M218 104h16c2 10-1 20-8 22-7-2-10-12-8-22Z'),
    petrol('M120 134V112l4-6v-12h8v12l4 6v22Z'),
  ],
  mark: [
    paper(circle(24, 24, 13)),
    sun(circle(24, 24, 7.5)),
    line('M3 7v8a3.500 3.500 0 0 0 7 0V7M6.500 7v35'),
    line('M42 42V6c-4 3-5 9-4 18h4'),
  ],
}
