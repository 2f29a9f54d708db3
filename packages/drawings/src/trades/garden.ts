import { box, circle, type Drawing, ground, haze, line, paper, petrol, shade } from '../hand/pen'
import { cloud, sunDisc } from '../hand/props'

const wheel = (x: number, y: number, r: number) => paper(circle(x, y, r)) + petrol(circle(x, y, r * 0.38))

const tuft = (x: number, y: number) => line(`M${x} ${y}l-5-8M${x} ${y}v-11M${x} ${y}l5-8`)

/** A lawn mower on its way along a hedge. */
export const garden: Drawing = {
  scene: [
    sunDisc(292, 66, 30),
    cloud(72, 64),
    haze('M-1200 150H1560v64H-1200Z'),
    line('M-1200 150H1560'),
    ground(),
    line('M20 150V96'),
    paper('M20 118a20 20 0 0 1-16-32 19 19 0 0 1 32-14 17 17 0 0 1 12 28 19 19 0 0 1-28 18Z'),
    line('M20 150V92m0 26-9-9m9-2 8-9'),
    paper(box(150, 116, 230, 8) + box(150, 134, 230, 8)),
    ...[176, 214, 252, 290, 328].map((x) => paper(`M${x - 15} 150v-40l15-14 15 14v40Z`)),
    line('M108 112l46 72M92 112h24M122 134l40-8'),
    paper('M152 176h84a12 12 0 0 1 12 12v14h-108a12 12 0 0 1 12-26Z'),
    petrol(box(178, 158, 44, 18, 5)),
    paper(box(188, 146, 24, 12, 4)),
    shade('M140 176h-34a6 6 0 0 0-6 7l4 19h40Z'),
    wheel(162, 200, 14),
    wheel(232, 202, 12),
    tuft(266, 214),
    tuft(284, 214),
    tuft(302, 214),
    tuft(320, 214),
    tuft(338, 214),
    line('M14 205h60M40 197h20'),
  ],
  mark: [
    sunDisc(36, 14, 9),
    line('M6 10h7l12 20'),
    paper('M17 29h20a6 6 0 0 1 6 6v4H13a5 5 0 0 1 4-10Z'),
    petrol(box(22, 21, 14, 8, 2.5)),
    paper(circle(19, 39, 5)),
    paper(circle(38, 40, 4)),
    line('M4 44v-5M8 44v-3'),
  ],
}
