import { box, circle, type Drawing, ground, line, paper, shade, sun } from '../hand/pen'
import { pottedPlant } from '../hand/props'

/** A consulting room: a couch, a stethoscope on its hook and a first-aid case. */
export const clinic: Drawing = {
  scene: [
    ground(),
    paper(box(44, 26, 84, 64, 4)),
    line('M86 38v18M77 47h18M58 68h56M58 78h38'),
    line('M220 30h24M232 30v4'),
    line('M220 34c-8 22-6 42 4 54a10 10 0 0 0 16 0c10-12 12-32 4-54M232 92v18a18 18 0 0 0 36 0v-8'),
    paper(circle(268, 94, 9)),
    line('M214 34h10M240 34h10'),
    line('M62 168v46M214 168v46M62 196h152'),
    paper('M48 150h180v20H48Z'),
    shade('M48 150 36 112a8 8 0 0 1 12-8l44 46Z'),
    paper(box(40, 146, 196, 14, 6)),
    paper('M104 146h60v40h-60Z'),
    line('M104 178h60M134 146v32'),
    paper(box(256, 158, 76, 56, 3)),
    line('M256 186h76M294 172h.01M294 200h.01'),
    paper(box(250, 152, 88, 8, 2)),
    line('M284 122v-5a5 5 0 0 1 5-5h10a5 5 0 0 1 5 5v5'),
    sun(box(264, 121, 60, 31, 5)),
    paper('M290 126h8v7h7v8h-7v7h-8v-7h-7v-8h7Z'),
    pottedPlant(356, 214),
  ],
  mark: [
    line('M17 15v-5a4 4 0 0 1 4-4h6a4 4 0 0 1 4 4v5'),
    sun(box(4, 14, 40, 29, 5)),
    paper('M20.500 18.500h7v6.500H34v7h-6.500v6.500h-7V32H14v-7h6.500Z'),
  ],
}
