import { at, box, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'
import { cloud } from '../hand/props'

const bird = (x: number, y: number, fill: typeof paper) =>
  at(x, y, [
    fill('M-14-8c-2-10 8-16 16-12 4-6 12-4 12 2l6 3-6 3c0 8-8 12-16 12l-16 4Z'),
    line('M0 0v6M5 0v6M9-17h.01'),
  ])

/** A plug that came out of its socket, and birds that wait on the wire. */
export const offline: Drawing = {
  scene: [
    cloud(290, 62),
    ground(),
    line('M-1200 66H64c90 26 180 26 270 0H1560'),
    paper(box(59, 40, 10, 174, 2)),
    paper(box(36, 52, 56, 8, 2)),
    bird(150, 75, shade),
    bird(200, 79, petrol),
    bird(246, 74, paper),
    line('M-1200 192H40c50 0 52-36 84-36'),
    paper('M124 140h24a12 12 0 0 1 12 12v8a12 12 0 0 1-12 12h-24Z'),
    line('M160 150h16M160 162h16'),
    paper('M236 136h-26a6 6 0 0 0-6 6v28a6 6 0 0 0 6 6h26Z'),
    line('M214 150h6M214 162h6M236 156c32 0 34 36 84 36H1560'),
    sun('M192 112l-12 20h10l-6 18 18-24h-11l8-14Z'),
    line('M168 122l-6-8M214 126l7-7M186 186v8'),
    line('M108 214c0-8 4-12 4-12M118 214l2-14M128 214l-2-8'),
  ],
  mark: [
    line('M2 33c6 0 4-9 10-9M46 33c-6 0-4-9-10-9M19 21h4M19 27h4'),
    paper('M9 17h6a5 5 0 0 1 5 5v4a5 5 0 0 1-5 5H9Z'),
    paper('M39 16h-8a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h8Z'),
    sun('M28 3l-6 9h4.500l-2.500 6 8-9h-5l3.500-6Z'),
    line('M24 36v4M31 37l2 3M17 37l-2 3'),
  ],
}
