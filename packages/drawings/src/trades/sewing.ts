import { at, box, circle, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'

const spool = (x: number, y: number, fill = paper) =>
  at(x, y, [
    fill(box(-8, -20, 16, 17)),
    line('M-8-15h16M-8-10h16'),
    paper(box(-11, -24, 22, 5, 2) + box(-11, -4, 22, 4, 2)),
  ])

/** A sewing machine with a yellow cloth, spools on the shelf and a tailor's dummy. */
export const sewing: Drawing = {
  scene: [
    ground(),
    paper(box(196, 54, 118, 8, 2)),
    spool(216, 54),
    spool(244, 54, petrol),
    spool(272, 54, shade),
    spool(298, 54),
    line('M128 166 116 214M300 166l12 48M134 196h172'),
    paper(box(108, 156, 212, 11, 4)),
    paper('M150 156v-10h136v10Z'),
    paper('M254 146v-26h-62v6h-34v-18a14 14 0 0 1 14-14h92a22 22 0 0 1 22 22v30Z'),
    line('M166 126v20M158 108h-8M172 94v-8M232 94v-10M232 84c-20-8-40-6-60 2'),
    line('M172 86 166 126'),
    spool(232, 94, shade),
    paper(circle(288, 116, 12)),
    line('M288 108v8h6M204 108h30'),
    sun('M122 150h64l4 6c-16 8-10 30-22 42-8-10-12-2-20-8-10 4-14-4-22 4-8-14-6-30-4-44Z'),
    line('M136 160c4 10 0 18 2 26M160 158c2 10-4 20 0 32'),
    line('M62 150v50M42 214c0-8 8-14 20-14s20 6 20 14'),
    shade('M34 152c4-18-6-34 2-56 4-10 16-8 18-20h16c2 12 14 10 18 20 8 22-2 38 2 56Z'),
    paper(box(53, 62, 18, 14, 3)),
    line('M62 76v76M38 118c16 6 32 6 48 0'),
  ],
  mark: [
    paper('M5 42v-6h38v6Z'),
    paper('M36 36V24H20v4h-9V17a5 5 0 0 1 5-5h22a6 6 0 0 1 6 6v18Z'),
    line('M15 28v8'),
    sun(box(24, 5, 9, 7, 1)),
    line('M28.500 12h.01M28 5V3'),
    paper(circle(39, 20, 3)),
  ],
}
