import { box, type Drawing, glow, ground, line, paper, petrol, shade } from '../hand/pen'
import { cloud, sunDisc } from '../hand/props'

/** A paper plane over the roofs of the town: the request is on its way. */
export const requestSent: Drawing = {
  scene: [
    sunDisc(120, 118, 46),
    cloud(46, 62),
    cloud(318, 112),
    ground(),
    line('M-30 150c40 16 88 10 98-16 6-18-16-22-18-4-2 24 50 20 84-12M148 106l12-10M172 88l12-8'),
    paper('M192 92 306 30 268 130 236 106Z'),
    shade('M306 30 236 106l4 36 16-22Z'),
    line('M306 30 192 92'),
    shade('M-1200 214V182H40l24-18 24 18h8v32ZM264 214v-46h40l18-14 18 14h1220v46Z'),
    paper('M92 214v-46h78v46Z'),
    line('M86 168h90M100 168v-8h62v8M112 182h16v14h-16ZM140 214v-24h16v24'),
    paper('M108 160v-16c0-6 20-6 20 0v16Z'),
    line('M108 150h20'),
    paper('M184 214v-38l34-20 34 20v38Z'),
    line('M178 180l40-24 40 24M208 214v-22h20v22'),
    petrol(box(236, 156, 10, 16)),
  ],
  mark: [glow('M30 44a14 14 0 1 0-28 0Z'), paper('M3 19 45 4 32 40 21 29Z'), shade('M45 4 21 29l2 13 5-8Z')],
}
