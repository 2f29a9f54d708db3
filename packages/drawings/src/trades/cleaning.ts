import { at, box, circle, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'

const sparkle = (x: number, y: number, r: number) =>
  paper(
    `M${x} ${y - r}q${r * 0.2} ${r * 0.8} ${r} ${r}q${-r * 0.8} ${r * 0.2} ${-r} ${r}q${-r * 0.2} ${-r * 0.8} ${-r} ${-r}q${r * 0.8} ${-r * 0.2} ${r} ${-r}Z`,
  )

const sprayBottle = (x: number, y: number) =>
  at(x, y, [
    paper('M-16 0v-44c0-10 10-12 10-22H8c0 10 10 12 10 22V0Z'),
    shade(box(-16, -36, 34, 22)),
    petrol('M-10-66v-14h-8v-8h24c8 0 10 6 10 14v8Z'),
    line('M-18-78c-2 6-6 8-8 14'),
  ])

/** A window that was just cleaned, a yellow bucket, a mop and a spray bottle. */
export const cleaning: Drawing = {
  scene: [
    ground(),
    paper(box(112, 24, 136, 108, 4)),
    shade(box(122, 34, 52, 88, 2)),
    shade(box(186, 34, 52, 88, 2)),
    line('M132 74l24-24M132 92l34-34M196 74l24-24M196 92l34-34'),
    paper(box(102, 130, 156, 9, 2)),
    sparkle(246, 36, 16),
    sparkle(272, 62, 9),
    sparkle(108, 62, 12),
    line('M300 40 276 172'),
    paper('M262 170l28 5-3 13-27-5Z'),
    shade('M260 183l28 5c2 10 6 18 4 26h-46c6-8 10-18 14-31Z'),
    line('M262 214c3-8 6-14 7-22M276 214c1-8 1-12 2-19'),
    sprayBottle(78, 214),
    line('M132 170c0-50 82-50 82 0'),
    sun('M128 170h90l-12 44h-66Z'),
    paper('M132 166a9 9 0 0 1 14-8 14 14 0 0 1 24-5 12 12 0 0 1 20 2 10 10 0 0 1 16 5 8 8 0 0 1 8 8Z'),
    paper(box(122, 164, 102, 9, 4)),
    paper(circle(226, 142, 6)),
    paper(circle(240, 156, 4)),
  ],
  mark: [
    line('M9 22c0-24 30-24 30 0'),
    sun('M6 24h36l-5 20H11Z'),
    paper('M8 22a5 5 0 0 1 7-5 7 7 0 0 1 12-2 6 6 0 0 1 9 3 4 4 0 0 1 4 4Z'),
    paper(box(4, 20.5, 40, 6, 2.5)),
  ],
}
