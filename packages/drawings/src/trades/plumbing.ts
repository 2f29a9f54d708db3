import { box, type Drawing, ground, line, paper, shade, sun } from '../hand/pen'
import { bucket, mate, wrench } from '../hand/props'

/** A sink over an open cupboard, a pipe that drips and the wrench for it. */
export const plumbing: Drawing = {
  scene: [
    ground(),
    line('M40 28h36M76 14v28M112 56h36M130 42v28M290 20h40M310 20v28M322 72h26'),
    shade(box(88, 96, 184, 118)),
    paper('M88 104 56 116v106l32-8ZM272 104l32 12v106l-32-8Z'),
    line('M64 160v14M296 160v14'),
    paper(
      'M154 132v50a24 24 0 0 0 48 0v-14a8 8 0 0 1 8-8h62v-12h-62a20 20 0 0 0-20 20v14a12 12 0 0 1-24 0v-50Z',
    ),
    paper('M112 100h96v22a12 12 0 0 1-12 12h-72a12 12 0 0 1-12-12Z'),
    paper(box(149, 132, 22, 9, 2)),
    paper(box(184, 174, 24, 10, 2)),
    paper('M244 166c2.500 3.500 4 5 4 7a4 4 0 0 1-8 0c0-2 1.500-3.500 4-7Z'),
    bucket(244, 214),
    wrench(160, 152, 66, 62),
    paper('M218 90V50a24 24 0 0 0-48 0v14h11V50a13 13 0 0 1 26 0v40Z'),
    paper(box(166, 60, 19, 8, 2)),
    paper(box(204, 82, 17, 10, 2)),
    paper('M218 66h20a4 4 0 0 1 0 9h-20Z'),
    paper(box(62, 90, 236, 15, 4)),
    mate(100, 90),
    paper('M258 90V66a6 6 0 0 1 6-6h10a6 6 0 0 1 6 6v24ZM265 60v-8h8v8M269 52v-6h9'),
  ],
  mark: [
    paper('M8 14H25A14 14 0 0 1 39 28v4H28v-3a3 3 0 0 0-3-3H8Z'),
    paper(box(4, 11, 6, 18, 2)),
    line('M19 14V8'),
    paper(box(10, 4, 18, 5, 2.5)),
    sun('M33.500 35c3 3.600 4.500 5.400 4.500 7.400a4.500 4.500 0 0 1-9 0c0-2 1.500-3.800 4.500-7.400Z'),
  ],
}
