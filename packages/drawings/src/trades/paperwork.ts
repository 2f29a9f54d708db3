import { at, box, circle, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'
import { mate } from '../hand/props'

const binder = (x: number, fill: typeof paper) =>
  at(x, 0, [fill(box(0, -52, 18, 52, 2)), line('M5-42h8M5-34h8'), paper(circle(9, -14, 3.5))])

/** A desk with folders, a calculator, a rubber stamp and a mate. */
export const paperwork: Drawing = {
  scene: [
    ground(),
    paper(box(34, 66, 148, 8, 2)),
    at(0, 66, [binder(44, paper), binder(64, petrol), binder(84, shade), binder(104, paper)]),
    at(128, 66, [paper(box(0, -52, 18, 52, 2)), line('M5-42h8')], 10),
    paper(circle(270, 52, 28)),
    line('M270 34v18l12 8M270 28v2M270 74v2M246 52h2M292 52h2'),
    line('M70 166v48M290 166v48M70 196h220'),
    paper(box(196, 162, 84, 30, 3)),
    line('M230 176h16'),
    paper(box(48, 154, 264, 11, 4)),
    mate(84, 154),
    shade(box(120, 146, 82, 8, 1)),
    paper(box(124, 138, 78, 8, 1)),
    paper('M128 138l-4-62h66l4 62Z'),
    line('M136 90h40M137 101h44M138 112h28'),
    line('M150 128c6-10 8 6 14-2s6 4 12 0'),
    sun('M214 154v-10a4 4 0 0 1 4-4h10c4-8-2-14-2-22a10 10 0 0 1 20 0c0 8-6 14-2 22h10a4 4 0 0 1 4 4v10Z'),
    line('M214 146h44'),
    petrol('M276 154l8-34h26l-6 34Z'),
    paper('M288 124h17l-1 8h-18Z'),
    line('M286 139h.01M293 139h.01M300 139h.01M284 146h.01M291 146h.01M298 146h.01'),
  ],
  mark: [
    paper('M8 4h20l9 9v31H8Z'),
    line('M28 4v9h9M14 18h12M14 24h16M14 30h8'),
    sun('M24 44v-4a2 2 0 0 1 2-2h5c2-4-1-6-1-9a4.500 4.500 0 0 1 9 0c0 3-3 5-1 9h5a2 2 0 0 1 2 2v4Z'),
  ],
}
