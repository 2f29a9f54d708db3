import { at, box, circle, type Drawing, glow, ground, line, paper, petrol, shade, sun } from '../hand/pen'
import { pottedPlant } from '../hand/props'

const keyRing = (x: number, y: number) =>
  at(x, y, [paper('M-3 4h6v5h5v5H3v12l-3 4-3-4Z'), petrol('M7 2l6-2 7 20-2 6-4-4Z'), line(circle(3, 0, 9))])

/** A door that is ajar, with the light of the house behind it and the keys in its lock. */
export const locks: Drawing = {
  scene: [
    glow(box(122, 42, 98, 172)),
    ground(),
    paper('M108 214V28h126v186h-14V42h-98v172Z'),
    line('M66-20V34M50 62a16 16 0 0 0 32 0'),
    paper('M52 34h28l10 28H42Z'),
    paper('M122 42 186 54v150l-64 10Z'),
    line('M134 60l40 7v44l-40 1ZM134 130l40-3v60l-40 7Z'),
    shade(box(170, 118, 12, 26, 3)),
    line('M176 132v18'),
    paper(circle(176, 128, 3.5)),
    paper(box(252, 88, 36, 50, 5)),
    line('M260 98h20M260 105h20M260 112h20'),
    petrol(box(264, 121, 12, 9, 3)),
    shade('M96 214h150l8 8H88Z'),
    pottedPlant(72, 214),
    pottedPlant(272, 214),
    keyRing(176, 146),
  ],
  mark: [
    paper('M12 24v-9a12 12 0 0 1 24 0v9h-6v-9a6 6 0 0 0-12 0v9Z'),
    sun(box(9, 21, 30, 23, 5)),
    paper('M24 27.500a4 4 0 0 1 2 7.400V39h-4v-4.100a4 4 0 0 1 2-7.400Z'),
  ],
}
