import { at, box, circle, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'

const brick = { width: 44, height: 22 }

/** One row of a wall in running bond that ends at `end` and continues far to the left. */
const row = (end: number, y: number) => {
  const count = 30
  const start = end - count * brick.width
  const joints = Array.from(
    { length: count - 1 },
    (_, i) => `M${start + (i + 1) * brick.width} ${y}v${brick.height}`,
  )
  return paper(box(start, y, end - start, brick.height)) + line(joints.join(''))
}

/** A hollow brick, seen from its end. */
const hollowBrick = (x: number, y: number, degrees = 0) =>
  at(
    x,
    y,
    [
      paper(box(-20, -28, 40, 28, 2)),
      shade([-14, -4, 6].flatMap((x) => [-23, -12].map((top) => box(x, top, 8, 8, 1))).join('')),
    ],
    degrees,
  )

const helmet = (x: number, y: number) =>
  at(x, y, [
    sun('M-24-5c0-18 10-28 24-28S24-23 24-5Z'),
    line('M-8-32v15M8-32v15'),
    sun(box(-31, -6, 62, 7, 3)),
  ])

const trowel = (x: number, y: number, degrees: number) =>
  at(
    x,
    y,
    [paper('M0 0-17-34Q0-44 17-34Z'), line('M0-39v-9c0-6 8-5 8-11'), petrol(box(3, -84, 10, 26, 4))],
    degrees,
  )

/** A wall that grows, with a trowel in the mortar, and a wheelbarrow. */
export const masonry: Drawing = {
  scene: [
    ground(),
    row(214, 192),
    row(192, 170),
    row(104, 148),
    row(82, 126),
    row(104, 104),
    trowel(44, 104, 14),
    shade('M12 104c2-6 8-7 13-6 8-5 22-5 30 0 7-2 12 1 14 6Z'),
    helmet(146, 169),
    line('M300 184l10 30M286 184l-8 14'),
    paper('M236 193 348 138h10v7h-8L238 201Z'),
    hollowBrick(262, 151, -8),
    hollowBrick(296, 152, 10),
    paper('M226 144h100l-16 40h-60Z'),
    line('M250 184l-10 12'),
    paper(circle(238, 197, 16)),
    petrol(circle(238, 197, 5)),
  ],
  mark: [
    ...[
      [3, 33, 14],
      [17, 33, 14],
      [31, 33, 14],
      [10, 22, 14],
      [24, 22, 14],
    ].map(([x = 0, y = 0, width = 0]) => paper(box(x, y, width, 11, 1))),
    sun('M12 19c0-8 5-13 12-13s12 5 12 13Z'),
    line('M20.500 6.500V13M27.500 6.500V13'),
    sun(box(8, 17.5, 32, 4.5, 2)),
  ],
}
