import { at, box, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'
import { pottedPlant } from '../hand/props'

const awning = (x: number, y: number, stripes: number) =>
  at(
    x,
    y,
    Array.from({ length: stripes }, (_, index) => {
      const fill = index % 2 === 0 ? sun : paper
      return fill(`M${index * 24} 0h24v26a12 12 0 0 1-24 0Z`)
    }),
  )

/** A table on the pavement with coffee and medialunas, in front of the café's window. */
export const cafe: Drawing = {
  scene: [
    ground(),
    paper('M44 214V16h264v198Z'),
    shade(box(60, 74, 128, 104, 3)),
    line('M124 74v104M76 110l26-26M76 130l40-40'),
    paper('M214 214V82h72v132Z'),
    shade(box(224, 92, 52, 74, 3)),
    petrol(box(238, 108, 24, 16, 2)),
    line('M276 186h.01M250 92v16'),
    awning(56, 40, 10),
    line('M36 40h288'),
    pottedPlant(330, 214),
    line('M112 150v58M86 214c0-6 10-8 26-8s26 2 26 8'),
    paper(box(58, 142, 108, 9, 4)),
    paper('M76 116h30c2 14-2 24-15 24s-17-10-15-24Z'),
    line('M106 121c9-2 10 12-2 12M85 108c-4-5 4-7 0-12M96 108c-4-5 4-7 0-12'),
    paper(box(70, 138, 42, 4, 2)),
    paper(
      'M122 136c-1-10 6-15 13-15 4 0 7 2 8 4-7-1-12 4-11 11ZM140 137c-1-10 6-15 13-15 3 0 6 2 7 4-7-1-11 4-10 11Z',
    ),
    paper(box(116, 136, 46, 5, 2)),
    line('M34 214 42 150M64 214l-6-48'),
    paper(box(26, 160, 40, 8, 3)),
    paper('M26 164 18 112a4 4 0 0 1 8-1l8 49Z'),
  ],
  mark: [
    line('M17 12c-3-3 3-5 0-9M26 12c-3-3 3-5 0-9'),
    line('M35 21c9-2 10 12-3 12'),
    sun('M7 17h29c1 14-3 22-14.500 22S6 31 7 17Z'),
    paper(box(4, 39, 36, 5, 2.5)),
  ],
}
