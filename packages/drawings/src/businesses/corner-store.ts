import { at, box, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'
import { cloud, sunDisc } from '../hand/props'

const jacaranda = (x: number) =>
  at(x, 214, [
    line('M-4 0c4-30 2-50-2-70M-3-44l-16-22M-2-56l18-20'),
    shade('M-38-74a18 18 0 0 1-4-34 26 26 0 0 1 36-28 28 28 0 0 1 44 26 20 20 0 0 1-8 37c-18 8-50 8-68-1Z'),
    line('M-20-92c4-4 8-4 12 0M4-108c4-4 8-4 12 0M-14-118c4-4 8-4 12 0M12-88c4-4 8-4 12 0'),
  ])

/** A shop in the cut corner (ochava) of two streets, with a water tank on its roof and a jacarandá. */
export const cornerStore: Drawing = {
  scene: [
    sunDisc(262, 66, 36),
    cloud(46, 50),
    ground(),
    line('M196 46v-8M224 46v-8'),
    paper('M190 40V18c0-6 8-8 20-8s20 2 20 8v22Z'),
    line('M190 24h40'),
    paper('M70 214V62l44-16h132l44 16v152Z'),
    line('M114 46v168M246 46v168M62 64l52-20h132l52 20'),
    paper(box(130, 62, 42, 38, 2) + box(188, 62, 42, 38, 2)),
    line('M151 62v38M209 62v38M126 104h50M184 104h50M130 70h42M130 78h42M188 70h42'),
    shade('M82 84h20v44H82ZM258 84h20v44h-20Z'),
    paper('M108 118h144l18 26H90Z'),
    line('M132 118l-12 26M156 118l-6 26M180 118v26M204 118l6 26M228 118l12 26'),
    paper('M158 214v-58h44v58Z'),
    shade('M166 164h28v30h-28Z'),
    paper(box(122, 158, 28, 38, 2) + box(210, 158, 28, 38, 2)),
    petrol('M126 190h20v6h-20ZM214 186h8v10h-8ZM226 180h8v16h-8Z'),
    paper('M124 214l-3-14h30l-3 14Z'),
    jacaranda(328),
    jacaranda(20),
  ],
  mark: [
    paper('M8 20h32v24H8Z'),
    paper('M28 44V29h8v15Z'),
    line('M13 29h10v8H13Z'),
    paper('M8 4h32l4 10H4Z'),
    ...[0, 1, 2, 3].map((index) =>
      (index % 2 === 0 ? sun : paper)(`M${4 + index * 10} 14h10v6a5 5 0 0 1-10 0Z`),
    ),
  ],
}
