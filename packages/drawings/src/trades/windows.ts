import { at, box, circle, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'
import { pottedPlant } from '../hand/props'

const slats = (x: number, y: number, width: number, count: number) =>
  shade(box(x, y, width, count * 9)) +
  line(Array.from({ length: count - 1 }, (_, i) => `M${x} ${y + (i + 1) * 9}h${width}`).join(''))

const suctionLifter = (x: number, y: number) =>
  at(x, y, [paper(box(-22, -5, 44, 10, 5)), petrol(circle(-18, 0, 9) + circle(18, 0, 9))])

/** A window with its persiana half down and a new pane that is about to be fitted. */
export const windows: Drawing = {
  scene: [
    ground(),
    paper(box(36, 20, 148, 22, 4)),
    paper(box(44, 42, 132, 122, 2)),
    shade(box(54, 52, 112, 102)),
    sun('M54 118a36 36 0 0 1 46 36H54Z'),
    line('M110 52v102M124 140l22-24'),
    slats(48, 42, 124, 5),
    line('M192 34v112M188 146h8v12h-8Z'),
    paper(box(34, 162, 152, 10, 3)),
    line('M214 206h130M226 206v8M332 206v8'),
    line('M240 206l-14-150M318 206l14-150'),
    shade('M226 196V64h106v132Z'),
    paper('M236 74h86v112h-86Z'),
    line('M250 116l26-26M250 142l52-52'),
    suctionLifter(288, 156),
    paper(box(218, 196, 124, 10, 3)),
    pottedPlant(110, 214),
  ],
  mark: [
    paper(box(6, 11, 36, 30, 1)),
    shade(box(10, 15, 28, 22)),
    sun('M10 27a10 10 0 0 1 10 10H10Z'),
    line('M24 15v22'),
    paper(box(6, 5, 36, 7, 2)),
    paper(box(8, 12, 32, 4) + box(8, 16, 32, 4)),
    paper(box(3, 40, 42, 4.5, 2)),
  ],
}
