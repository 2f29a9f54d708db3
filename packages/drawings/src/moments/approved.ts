import { at, box, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'
import { pottedPlant } from '../hand/props'

/** A shield with a tick over a counter that is ready to open, with the toolbox packed. */
export const approved: Drawing = {
  scene: [
    ground(),
    line('M126 36h108M180-20V36'),
    at(180, 0, [line('M-44 36v12M44 36v12'), paper('M-62 48h124v58a8 8 0 0 1-8 8H-54a8 8 0 0 1-8-8Z')]),
    sun('M180 54l34 10c4 26-8 46-34 58-26-12-38-32-34-58Z'),
    line('M166 88l10 11 19-24'),
    line('M76 62l-14-6M70 84H54M76 106l-14 6M284 62l14-6M290 84h16M284 106l14 6'),
    paper('M62 166h236v48H62Z'),
    shade('M62 166h236v12H62Z'),
    line('M121 178v36M180 178v36M239 178v36'),
    paper(box(48, 154, 264, 12, 4)),
    line('M96 124v-6a6 6 0 0 1 6-6h16a6 6 0 0 1 6 6v6'),
    petrol(box(80, 122, 60, 32, 4)),
    line('M80 134h60'),
    paper(box(104, 130, 12, 10, 2)),
    pottedPlant(268, 154),
  ],
  mark: [sun('M24 3l17 5c2 16-4 28-17 36C11 36 5 24 7 8Z'), line('M15.500 23l6 7 11-14')],
}
