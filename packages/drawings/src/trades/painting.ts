import { at, box, type Drawing, glow, ground, line, paper, shade } from '../hand/pen'
import { stepLadder } from '../hand/props'

const can = (x: number, y: number) =>
  at(x, y, [
    line('M-17-36c0-18 34-18 34 0'),
    paper(box(-20, -36, 40, 36, 3)),
    shade(box(-20, -26, 40, 14)),
    paper(box(-22, -40, 44, 6, 3)),
  ])

export const painting: Drawing = {
  scene: [
    glow(
      'M36-20H206V58a9 9 0 0 1-18 0 8 8 0 0 0-16 0v70a9 9 0 0 1-18 0V96a8 8 0 0 0-16 0v54a9 9 0 0 1-18 0v-30a8 8 0 0 0-16 0v20a9 9 0 0 1-18 0V84a8 8 0 0 0-16 0v48a9 9 0 0 1-18 0V70a8 8 0 0 0-16 0v20H36Z',
    ),
    ground(),
    line('M-1200 202H1560'),
    line('M128 214 178 90'),
    line('M178 90l6-15a6 6 0 0 1 6-4h30a6 6 0 0 0 6-6V49'),
    paper(box(160, 34, 62, 24, 6)),
    line('M170 34v24M212 34v24M222 46h4'),
    stepLadder(272, 214, 138),
    can(274, 69),
    can(84, 214),
  ],
  mark: [
    glow('M6 4H34V30a3.500 3.500 0 0 1-7 0V26a3 3 0 0 0-6 0v10a3.500 3.500 0 0 1-7 0V24a3 3 0 0 0-6 0v2H6Z'),
    paper(box(4, 5, 32, 12, 4)),
    line('M36 11h4a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3H30a3 3 0 0 0-3 3v3'),
    paper(box(23.5, 28, 7, 16, 3.5)),
  ],
}
