import { at, box, circle, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'
import { mate, pottedPlant } from '../hand/props'

const flame = (x: number, y: number) =>
  at(x, y, [
    sun('M0 0c-9 0-14-6-14-13 0-9 8-12 8-23 9 5 12 11 11 18 2-1 4-3 4-6 4 4 5 7 5 11C14-5 9 0 0 0Z'),
    line('M0 0c-4 0-6-3-6-6 0-4 4-5 5-10 5 4 7 7 7 10s-2 6-6 6'),
  ])

export const heating: Drawing = {
  scene: [
    ground(),
    line('M112-20V26M128-20V26'),
    line('M94 148v66M106 148v30h-60v36M134 148v66M146 148v40h200'),
    paper(box(72, 26, 96, 124, 9)),
    line('M72 120h96'),
    shade(box(92, 44, 56, 60, 28)),
    flame(120, 96),
    paper(circle(92, 135, 6)),
    line('M92 129v6'),
    paper(circle(112, 135, 6)),
    line('M112 135l4-4'),
    petrol(box(130, 130, 26, 10, 2)),
    line('M208 188v26M304 188v26'),
    ...[0, 1, 2, 3, 4, 5].map((rib) => paper(box(196 + rib * 20, 118, 20, 78, 9))),
    line('M316 130h10v58'),
    paper(box(184, 106, 144, 10, 3)),
    mate(222, 106),
    pottedPlant(292, 106),
  ],
  mark: [
    line('M18 39v5M24 39v5M30 39v5'),
    paper(box(9, 3, 30, 36, 5)),
    line('M14 33h6M28 33h6'),
    sun(
      'M24 28c-5.500 0-8.500-3.500-8.500-8 0-5.500 5-7 5-14 5.500 3 7.500 7 6.700 11 1.400-.6 2.300-1.800 2.300-3.600 2.400 2.400 3 4.400 3 6.800 0 4.500-3 7.800-8.500 7.800Z',
    ),
  ],
}
