import { at, box, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'

const balloon = (x: number, y: number, fill: typeof paper) =>
  at(x, y, [fill('M0 0c-24 0-30-50 0-50S24 0 0 0Z'), fill('M0 0l-4 6h8Z'), line('M8-40c4 2 6 6 6 10')])

const bunting = Array.from({ length: 9 }, (_, index) => {
  const x = index * 44 - 14
  const sag = [0, 8, 14, 18, 19, 18, 14, 8, 0][index] ?? 0
  return (index % 3 === 1 ? petrol : index % 3 === 2 ? shade : paper)(`M${x} ${22 + sag}h26l-13 28Z`)
})

/** A garland, balloons, a present and a table with drinks. */
export const party: Drawing = {
  scene: [
    ground(),
    line('M-30 20c70 28 350 28 420 0'),
    ...bunting,
    line('M70 146c4 20-6 40 6 68M104 124c0 30-16 60-28 90M42 128c8 30 30 60 34 86'),
    balloon(70, 140, paper),
    balloon(104, 118, sun),
    balloon(42, 122, shade),
    line('M160 168v46M304 168v46'),
    paper('M146 158h172l8 30c-10 6-18-4-28 0s-20 4-30 0-20 4-30 0-20 4-30 0-20 4-30 0-20 6-40 0Z'),
    paper(box(138, 150, 188, 9, 4)),
    paper(box(176, 110, 44, 40, 2)),
    shade(box(171, 102, 54, 12, 2)),
    line('M198 102v48'),
    paper('M198 102c-16 2-22-14-12-16 8 0 12 8 12 16Zc16 2 22-14 12-16-8 0-12 8-12 16Z'),
    line('M244 150h18M253 150v-14M284 150h18M293 150v-14'),
    paper('M245 112h16l-3 22a5 5 0 0 1-10 0ZM285 112h16l-3 22a5 5 0 0 1-10 0Z'),
    line('M246 120h14M286 120h14M268 96h.01M276 90h.01'),
    line('M150 84l4 6M162 74v6M330 84l-5 6M318 76v6'),
  ],
  mark: [
    line('M18 30c1 6-3 8 1 14M33 26c0 8-10 10-14 18'),
    paper('M17 27C6 27 3 6 17 6s11 21 0 21Z'),
    paper('M17 27l-2.500 4h5Z'),
    sun('M33 23C22 23 19 2 33 2s11 21 0 21Z'),
    sun('M33 23l-2.500 4h5Z'),
  ],
}
