import { at, box, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'

const dress = (x: number, y: number) =>
  at(x, y, [
    line('M0-58v-8a3 3 0 1 1 3-3'),
    shade('M-10-58 0-52l10-6 3 20 13 38h-52l13-38Z'),
    line('M-13-38h26'),
  ])

const shoe = (x: number, y: number) => petrol(`M${x} ${y}v-16h8c2 6 8 8 16 9 4 1 5 4 5 7Z`)

const shoppingBag = (x: number, y: number) =>
  at(x, y, [line('M-10-40v-6a10 10 0 0 1 20 0v6'), sun('M-20-40h40l4 40h-48Z'), line('M-10-32v2M10-32v2')])

/** A shop window with a dress, shoes and a bag. */
export const shop: Drawing = {
  scene: [
    ground(),
    paper('M34 214V30h292v184Z'),
    paper(box(24, 22, 312, 26, 4)),
    petrol(box(120, 29, 120, 12, 3)),
    paper(box(50, 64, 170, 126, 3)),
    line('M50 190h170M70 64v10M70 74h130M200 64v10'),
    dress(94, 170),
    paper(box(66, 170, 138, 20, 2)),
    shoe(132, 170),
    shoe(166, 170),
    line('M132 120h66'),
    at(148, 120, [paper('M-12 0c-2-16 26-16 24 0Z'), shade(box(-18, -4, 36, 4, 2))]),
    at(184, 120, [paper(box(-10, -22, 20, 22, 2)), line('M-6-22c0-10 12-10 12 0')]),
    paper('M244 214V64h64v150Z'),
    shade(box(254, 76, 44, 90, 2)),
    line('M254 140v24M262 96l16-16M262 112l28-28'),
    paper(box(262, 120, 28, 16, 2)),
    line('M268 120l8-8 8 8'),
    shoppingBag(228, 214),
  ],
  mark: [
    line('M16 18v-4a8 8 0 0 1 16 0v4'),
    sun('M8 15h32l3 29H5Z'),
    line('M16 15v6M32 15v6M16 15v-1a8 8 0 0 1 16 0v1'),
  ],
}
