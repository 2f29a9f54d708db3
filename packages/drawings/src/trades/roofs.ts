import { at, box, type Drawing, ground, line, paper, petrol, shade } from '../hand/pen'
import { cloud, sunDisc } from '../hand/props'

const waterTank = (x: number, y: number) =>
  at(x, y, [
    line('M-30 0v-34M30 0v-34M-30-6l60-22M30-6l-60-22M36-56h10v56'),
    paper('M-36-34h72v-46c0-12-16-18-36-18s-36 6-36 18Z'),
    line('M-36-52h72M-36-66h72M-36-80h72'),
    shade(box(-12, -106, 24, 9, 3)),
  ])

/** An azotea with its water tank, solar panels and laundry, over the roofs of the town. */
export const roofs: Drawing = {
  scene: [
    sunDisc(196, 62, 36),
    cloud(304, 52),
    shade('M-1200 214V150h1210l30-22 30 22v64ZM262 214v-54h50l20-16 20 16h1208v54Z'),
    waterTank(120, 160),
    line('M196 160l8-34M256 160l-12-34'),
    petrol('M188 150l24-48h58l-24 48Z'),
    line('M207 112h58M200 126h58M231 102l-24 48M250 102l-24 48'),
    paper('M52 160h246v54H52Z'),
    paper(box(42, 152, 266, 12, 2)),
    ...[0, 1, 2, 3].map((index) => at(74 + index * 54, 178, [shade('M0 36V0h30v36'), line('M15 0v36')])),
    line('M22 152V84M16 84h12M10 92h24'),
    ground(),
  ],
  mark: [
    sunDisc(36, 13, 9),
    line('M11 34v8M31 34v8M11 42l20-8M31 42l-20-8'),
    paper('M7 34h28V15c0-5-6-8-14-8S7 10 7 15Z'),
    line('M7 26h28M7 19h28'),
    shade(box(16, 3.5, 10, 5, 2)),
    line('M3 44h42'),
  ],
}
