import { at, box, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'

const suitcase = (x: number, y: number) =>
  at(x, y, [
    line('M-8-62v-22h16v22M-12-2v2M12-2v2'),
    petrol(box(-19, -62, 38, 60, 6)),
    paper(box(-19, -46, 38, 8) + box(-19, -22, 38, 8)),
  ])

/** A made bed, a lamp that is on and a suitcase that has just arrived. */
export const hotel: Drawing = {
  scene: [
    ground(),
    paper(box(122, 22, 88, 66, 3)),
    shade('M132 78V60l18-16 16 14 12-10 22 20v10Z'),
    line('M132 32h68v46h-68ZM116 22h100'),
    paper('M80 206V112a10 10 0 0 1 10-10h6a10 10 0 0 1 10 10v94Z'),
    line('M92 206v8M296 206v8'),
    paper('M106 150h196v50H106Z'),
    paper(box(112, 126, 56, 26, 9)),
    shade('M150 142h140a12 12 0 0 1 12 12v36H138v-34a14 14 0 0 1 12-14Z'),
    line('M138 164c50-8 110 8 164-2'),
    paper(box(84, 190, 222, 16, 4)),
    paper('M26 214v-64h44v64Z'),
    line('M26 180h44M48 166h.01M48 196h.01'),
    paper(box(20, 142, 56, 9, 3)),
    line('M48 142v-28'),
    paper(box(38, 136, 20, 6, 2)),
    sun('M38 84h20l12 30H26Z'),
    suitcase(331, 214),
  ],
  mark: [
    line('M5 12v32M43 33v11'),
    paper(box(9, 21, 13, 8, 3)),
    sun('M18 27h19a6 6 0 0 1 6 6v5H5v-5h9a6 6 0 0 1 4-6Z'),
    line('M5 38h38M5 29h6'),
  ],
}
