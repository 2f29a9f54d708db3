import { at, box, circle, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'
import { pottedPlant } from '../hand/props'

const note = (x: number, y: number, degrees: number, fill: typeof paper) =>
  at(x, y, [fill(box(-46, -24, 92, 48, 3)), paper(circle(0, 0, 12)), line('M-38-16h8M30 16h8')], degrees)

/** A wallet with notes, a coin and a stamped receipt. */
export const paymentReceived: Drawing = {
  scene: [
    ground(),
    line('M60 182v32M300 182v32M60 200h240'),
    paper(box(36, 170, 288, 12, 4)),
    note(152, 82, -14, shade),
    note(170, 86, 4, paper),
    petrol('M98 92h128a10 10 0 0 1 10 10v58a10 10 0 0 1-10 10H98a10 10 0 0 1-10-10v-58a10 10 0 0 1 10-10Z'),
    paper('M236 116h-30a15 15 0 0 0 0 30h30Z'),
    petrol(circle(208, 131, 4)),
    sun(circle(258, 134, 36)),
    line(circle(258, 134, 27)),
    line('M246 134l9 10 16-19'),
    line('M258 84v-10M292 98l7-7M306 134h10M224 98l-4-6'),
    paper('M40 170V84l7 5 7-5 7 5 7-5 7 5 7-5v86Z'),
    line('M48 104h26M48 116h26M48 128h16'),
    pottedPlant(336, 214),
  ],
  mark: [
    paper('M8 9h26v10H8Z'),
    petrol('M6 15h32a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V19a4 4 0 0 1 4-4Z'),
    sun(circle(35, 29, 11)),
    line('M30.500 29l3.500 3.500 6-7'),
  ],
}
