import { at, box, circle, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'

const saw = (x: number, y: number, degrees: number) =>
  at(
    x,
    y,
    [
      paper('M0 0l92 10v6L0 30Z'),
      line('M0 30l6-5 6 4 6-5 6 4 6-5 6 3 6-5 6 4 6-5 6 3 6-5 6 3 6-4 6 2'),
      petrol('M0-2h-18c-14 0-20 8-20 18s6 18 16 18h22Z'),
      paper('M-10 8h-8c-6 0-9 3-9 8s3 8 7 8h10Z'),
    ],
    degrees,
  )

/** A workbench with a plane on a board, a saw on the wall and a chair in the making. */
export const carpentry: Drawing = {
  scene: [
    ground(),
    saw(70, 34, 0),
    paper(box(204, 24, 10, 56, 2)),
    paper(box(204, 24, 44, 9, 2)),
    line('M209 40h4M209 48h4M209 56h4M209 64h4'),
    paper('M64 150h14v64H64ZM222 150h14v64h-14Z'),
    line('M78 186h144M78 194h144'),
    paper(box(44, 134, 212, 16, 3)),
    shade(box(58, 122, 156, 12, 2)),
    line('M70 128h20M102 128h42M160 128h30'),
    sun('M104 122v-14a6 6 0 0 1 6-6h54l16 12v8Z'),
    petrol('M118 102c0-10-8-10-8-18h12c2 6 6 10 6 18Z'),
    paper(circle(162, 95, 7)),
    paper('M134 102l10-18 8 4-8 14Z'),
    line('M102 121c-3-14-20-12-20-2 0 8 11 8 11 1 0-4-4-5-5-2'),
    line('M276 214V164M330 214V164M276 196h54'),
    paper(box(268, 156, 70, 9, 3)),
    paper('M318 156V84h9v72Z'),
    paper('M276 156V84h9v72Z'),
    paper(box(280, 90, 43, 9, 3) + box(280, 112, 43, 9, 3)),
  ],
  mark: [
    shade(box(3, 34, 42, 9, 2)),
    sun('M7 34V24a4 4 0 0 1 4-4h22l10 8v6Z'),
    petrol('M13 20c0-6-5-6-5-12h8c1 5 4 7 4 12Z'),
    paper(circle(33, 16, 4.5)),
    line('M8 38.500h8M22 38.500h14'),
  ],
}
