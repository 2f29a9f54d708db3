import { at, box, type Drawing, ground, line, paper, petrol, shade } from '../hand/pen'
import { pottedPlant, sunDisc } from '../hand/props'

const window = (x: number, y: number) =>
  at(x, y, [
    paper(box(0, 0, 92, 104, 3)),
    sunDisc(56, 62, 22),
    shade(box(0, 0, 92, 32, 3)),
    line('M0 8h92M0 16h92M0 24h92M46 32v72M0 0h92v104h-92Z'),
    paper(box(-6, 104, 104, 8, 2)),
  ])

const sleepingCat = (x: number, y: number) =>
  at(x, y, [
    petrol('M-30 0c-3-16 10-26 26-25 8 0 14 3 18 8l2-9 6 6 7-1-1 8c5 8 0 13-8 13Z'),
    petrol('M-26 0c-14 0-14-12-4-11 8 1 10 8 20 6 4-1 6 5 0 5Z'),
  ])

/** An air conditioner over an armchair, on a day with sun outside. */
export const cooling: Drawing = {
  scene: [
    ground(),
    window(34, 34),
    line('M316-20V38'),
    paper(box(168, 36, 156, 50, 11)),
    line('M168 68h156M182 77h128M296 52h10'),
    line('M194 96c8 8-4 14 4 24M228 96c8 8-4 14 4 24M262 96c8 8-4 14 4 24M296 96c8 8-4 14 4 24'),
    line('M196 204v10M300 204v10'),
    paper('M190 190v-36a14 14 0 0 1 14-14h88a14 14 0 0 1 14 14v36Z'),
    shade(box(196, 172, 104, 20, 6)),
    sleepingCat(250, 172),
    paper(box(178, 162, 24, 44, 10)),
    paper(box(294, 162, 24, 44, 10)),
    paper(box(196, 190, 104, 16, 3)),
    pottedPlant(120, 214),
  ],
  mark: [
    sunDisc(37, 13, 9),
    paper(box(4, 10, 40, 17, 4)),
    line('M4 21h40M34 15.500h4'),
    line('M13 32c3 3-2 6 1 10M23.500 32c3 3-2 6 1 10M34 32c3 3-2 6 1 10'),
  ],
}
