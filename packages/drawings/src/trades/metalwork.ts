import { at, box, circle, type Drawing, ground, line, paper, petrol, sun } from '../hand/pen'

/** An anvil, a welder's mask and a garden gate that is being welded. */
export const metalwork: Drawing = {
  scene: [
    ground(),
    line('M206 214V52M334 214V52'),
    paper(box(200, 46, 12, 168, 2) + box(328, 46, 12, 168, 2)),
    paper(circle(206, 38, 8) + circle(334, 38, 8)),
    line('M232 190V84M258 190V72M284 190V72M310 190V84M212 100c20-34 96-34 116 0'),
    paper(box(212, 110, 116, 8) + box(212, 186, 116, 8)),
    line('M245 140a13 13 0 1 0 .1 0ZM297 140a13 13 0 1 0 .1 0ZM271 140a13 13 0 1 0 .1 0Z'),
    sun('M206 126l4 12 11-7-5 12 13 2-12 6 8 10-12-3-1 13-7-11-9 9 1-13-13 1 10-8-10-8 13 1-2-13 9 9Z'),
    line('M176 132l20 12M172 124l10-8'),
    paper('M148 112l34 22-5 8-34-22Z'),
    line('M144 116c-30-10-52 20-40 52s-40 40-70 46'),
    petrol(box(78, 182, 58, 32, 4)),
    paper('M70 182h74l-10-20H86Z'),
    paper('M34 134c16 0 26-6 40-6h82v12c-20 2-28 10-28 22H90c0-14-26-16-56-28Z'),
    line('M74 128v14'),
    at(60, 70, [
      paper('M-26 0c0-44 52-44 52 0 0 20-6 34-14 42h-24C-20 34-26 20-26 0Z'),
      petrol(box(-18, -4, 36, 16, 3)),
      line('M-8 26H8M-8 33H8M0-33v-12'),
    ]),
  ],
  mark: [
    sun(
      'M36 3l1.500 5 5-2-2 5 5 1.500-5 2 2 4.500-5-1.500-1.500 5-2-4.500-4.500 2.500 1.500-5-5-1 5-2.500-2.500-4.500 5 1.500Z',
    ),
    paper('M2 22c6 0 9-3 14-3h24v5c-8 1-10 5-10 12H16c0-9-6-10-14-14Z'),
    petrol('M9 44l5-8h18l5 8Z'),
  ],
}
