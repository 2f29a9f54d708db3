import { at, box, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'
import { stepLadder } from '../hand/props'

const breaker = (x: number, isOn: boolean) =>
  at(x, 84, [paper(box(0, 0, 15, 40, 2)), petrol(box(4, isOn ? 8 : 20, 7, 12, 2))])

/** An outlet with the slanted pins of Argentina. */
const outlet = (x: number, y: number) =>
  at(x, y, [paper(box(-15, -15, 30, 30, 6)), line('M-7-6l4 7M7-6l-4 7M0 4v6')])

/** An open fuse box, a bulb that shines and a ladder under it. */
export const electricity: Drawing = {
  scene: [
    ground(),
    line('M114 50V-20M102 50V-20M222-20V44'),
    line('M184 92h-12M260 92h12M195 65l-8-8M249 65l8-8M195 119l-8 8M249 119l8 8'),
    paper('M54 50 24 64v94l30-10Z'),
    line('M31 102v14'),
    paper(box(54, 50, 108, 98, 6)),
    shade(box(66, 64, 84, 70, 3)),
    ...[true, true, false, true].map((isOn, index) => breaker(72 + index * 19, isOn)),
    line('M72 74h26'),
    outlet(108, 182),
    sun('M214 62c0 6-3 9-8 12a26 26 0 1 0 32 0c-5-3-8-6-8-12Z'),
    line('M216 62v14l-5 10 6-3 5 5 5-5 6 3-5-10V62'),
    paper(box(209, 44, 26, 18, 4)),
    line('M209 53h26'),
    stepLadder(300, 214, 118),
    paper(box(293, 68, 32, 22, 3)),
    line('M302 68v-5h14v5M293 78h32'),
  ],
  mark: [
    sun('M24 4a14 14 0 0 0-8.500 25c1.600 1.300 2.500 3 2.500 5h12c0-2 .9-3.700 2.500-5A14 14 0 0 0 24 4Z'),
    line('M20 34V25l-3-5 3.500 2L24 19l3.500 3 3.500-2-3 5v9'),
    paper(box(17, 34, 14, 5, 2)),
    paper('M19.500 39h9v2a3 3 0 0 1-3 3h-3a3 3 0 0 1-3-3Z'),
  ],
}
