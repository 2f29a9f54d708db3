import { at, box, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'
import { mate, screwdriver, wrench } from '../hand/props'

const hammer = (x: number, y: number, degrees: number) =>
  at(
    x,
    y,
    [paper(box(-4, -66, 8, 66, 3)), petrol('M-20-64v-10a6 6 0 0 1 6-6h20c10 0 14 6 17 13l-13-3v6Z')],
    degrees,
  )

/** An open toolbox on a workbench: for every trade without a scene of its own. */
export const homeRepairs: Drawing = {
  scene: [
    ground(),
    line('M60 30h76M80 30v14M112 30v12'),
    paper('M73 44h14v26l-7 20-7-20Z'),
    paper('M112 42a13 13 0 1 0 .1 0ZM112 49a6 6 0 1 1-.1 0Z'),
    paper(box(236, 26, 60, 46, 3)),
    line('M236 40h60M246 26v-6M286 26v-6M248 50h10M248 60h10M270 50h14M270 60h14'),
    shade(box(70, 154, 220, 8)),
    paper('M84 162h16v52h-16ZM260 162h16v52h-16Z'),
    line('M100 190h160'),
    hammer(156, 132, -12),
    wrench(188, 78, 46, 4, paper),
    screwdriver(216, 126, 8),
    sun(box(122, 104, 116, 42, 5)),
    line('M122 120h116'),
    paper(box(168, 114, 24, 14, 3)),
    line('M180 119v5'),
    paper(box(52, 144, 256, 12, 3)),
    mate(272, 144),
  ],
  mark: [
    line('M15 20V8M19 20V8'),
    paper('M10 8V3h9c4 0 6 2 7 5l-5-1v3H10Z'),
    paper('M31 20v-6a6 6 0 0 1-2-10v5l3.500 2L36 9V4a6 6 0 0 1-2 10v6'),
    sun(box(5, 20, 38, 23, 4)),
    line('M5 28h38'),
    paper(box(20, 25, 8, 7, 2)),
  ],
}
