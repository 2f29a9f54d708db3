import { at, box, circle, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'

const speaker = (x: number) =>
  at(x, 214, [
    paper(box(-26, -96, 52, 96, 4)),
    shade(circle(0, -34, 19)),
    petrol(circle(0, -34, 7)),
    shade(circle(0, -74, 9)),
  ])

/** A guitar on its stand between loudspeakers, a microphone and a bombo. */
export const music: Drawing = {
  scene: [
    ground(),
    speaker(58),
    line('M46 92c-6-8 6-14 0-24M66 96c-6-8 6-14 0-24'),
    line('M180 214l-24-30M180 214l24-30M160 214h40'),
    sun(
      'M180 206c-30 0-42-16-42-34 0-14 12-20 14-30 2-8-6-14-6-24 0-14 14-20 34-20s34 6 34 20c0 10-8 16-6 24 2 10 14 16 14 30 0 18-12 34-42 34Z',
    ),
    paper(circle(180, 142, 14)),
    petrol(box(164, 174, 32, 8, 2)),
    paper('M174 130V34h12v96Z'),
    petrol('M172 34l-3-30h22l-3 30Z'),
    line(
      'M180 34v142M174 48h12M174 62h12M174 76h12M174 90h12M163 8h4M163 18h5M163 28h6M193 8h4M192 18h5M191 28h6',
    ),
    line('M262 214l18-8 18 8M280 206V84'),
    line('M280 92 256 76'),
    at(250, 71, [paper(box(-20, -7, 26, 14, 4)), shade(circle(-22, 0, 10)), line('M-29-5h14M-29 4h14')], 28),
    paper('M300 170h44v38c0 8-44 8-44 0Z'),
    line('M300 176l8 34 8-34 8 36 8-36 6 34 6-34'),
    shade('M300 170c0-8 44-8 44 0s-44 8-44 0Z'),
    line('M306 156l24 10M336 150l-16 16'),
  ],
  mark: [
    sun(
      'M16 45C8 45 4 40 4 34c0-4 3-6 5-8 2-3 0-4 1-7 1-4 6-6 10-3l11 11c3 4 1 9-3 10-3 1-4-1-7 1-2 2-1 7-5 7Z',
    ),
    paper(circle(18, 30, 4.5)),
    paper('M19 26 35 10l3 3-16 16Z'),
    petrol('M34 9l4-6 7 7-6 4Z'),
    line('M11 34l4 4'),
  ],
}
