import { box, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'
import { mate, pottedPlant } from '../hand/props'

/** A desk with a laptop whose cable runs to the router, a phone and a lamp. */
export const computing: Drawing = {
  scene: [
    ground(),
    line('M250 96h92'),
    paper(box(244, 92, 104, 8, 2)),
    paper(box(262, 74, 62, 18, 4)),
    line('M270 74V50M316 74V50M274 83h8M290 83h.01M298 83h.01M306 83h.01'),
    line('M284 58c5-5 13-5 18 0M278 51c9-9 21-9 30 0'),
    line('M236 150c30 6 26-20 30-58M293 66h.01'),
    line('M76 160 64 214M284 160l12 54'),
    paper('M122 150V82a7 7 0 0 1 7-7h98a7 7 0 0 1 7 7v68Z'),
    petrol(box(131, 84, 94, 58, 2)),
    '<g stroke="$paper">',
    line('M142 98h26M142 108h42M150 118h20M150 128h32'),
    '</g>',
    sun('M196 96l22 9-10 3-3 10Z'),
    paper('M106 150h144l8 8h-160Z'),
    line('M166 150l2 4h20l2-4'),
    paper(box(44, 158, 272, 10, 4)),
    mate(76, 158),
    paper(box(278, 124, 20, 34, 4)),
    line('M286 130h4'),
    pottedPlant(28, 214),
    line('M36 60V-20'),
    paper('M26 60h20l12 24H14Z'),
  ],
  mark: [
    paper('M8 34V12a4 4 0 0 1 4-4h24a4 4 0 0 1 4 4v22Z'),
    shade(box(12.5, 12.5, 23, 17, 1)),
    sun('M20 17l12 4.500-5.500 1.500-1.500 5.500Z'),
    paper('M6 34h36l3 4a2 2 0 0 1-2 3H5a2 2 0 0 1-2-3Z'),
  ],
}
