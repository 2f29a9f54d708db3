import { at, box, circle, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'
import { pottedPlant } from '../hand/props'

/** An armchair with a blanket, a cup of tea on a small table, and the toys of a grandchild. */
export const care: Drawing = {
  scene: [
    ground(),
    paper(box(14, 30, 54, 66, 3)),
    paper(box(80, 44, 40, 40, 3)),
    shade('M41 44a10 10 0 1 1-.1 0ZM24 86c0-24 34-24 34 0Z'),
    petrol('M100 76c-16-10-12-20-6-20 3 0 5 2 6 4 1-2 3-4 6-4 6 0 10 10-6 20Z'),
    line('M142 206v8M232 206v8'),
    paper('M134 168V84a18 18 0 0 1 18-18h70a18 18 0 0 1 18 18v84Z'),
    shade(box(146, 152, 82, 26, 8)),
    paper(box(120, 136, 28, 72, 13)),
    paper(box(226, 136, 28, 72, 13)),
    paper(box(144, 178, 86, 30, 4)),
    sun('M196 62h34a14 14 0 0 1 14 12v60l-8-4-8 6-8-6-8 6-8-6-8 4Z'),
    line('M206 78v36M220 74v44M234 82v36'),
    line('M292 158v48M272 214c0-6 8-8 20-8s20 2 20 8'),
    paper(box(264, 150, 58, 9, 4)),
    paper('M274 132h24c2 10-2 18-12 18s-14-8-12-18Z'),
    line('M298 135c8-1 8 9-1 9M282 124c-3-4 3-5 0-9M291 124c-3-4 3-5 0-9'),
    petrol(box(302, 144, 18, 6, 1)),
    at(78, 214, [
      paper(box(-42, -24, 24, 24, 2)),
      shade(box(-18, -24, 24, 24, 2)),
      paper(box(-30, -48, 24, 24, 2)),
      petrol(circle(-30, -12, 5)),
      line('M-12-7l6-10 6 10Z'),
      shade(box(-23, -41, 10, 10)),
    ]),
    pottedPlant(344, 214),
  ],
  mark: [
    sun('M24 25c-15-9-11-20-4.500-20C22 5 23.500 7 24 8.500 24.500 7 26 5 28.500 5 35 5 39 16 24 25Z'),
    paper('M3 29h6c4-3 9-2 12 1h7a3 3 0 0 1 0 6h-8'),
    paper('M3 43V29h6c4-3 9-2 12 1h7a3 3 0 0 1 0 6h-6l2 0 13-6c4-2 6 2 3 4.500L27 43Z'),
    line('M20 36h8'),
  ],
}
