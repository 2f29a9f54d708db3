import { at, box, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'

const bottle = (x: number, fill = paper) => at(x, 0, [fill('M-7 0v-26l4-8v-12h6v12l4 8V0Z')])

const stool = (x: number) =>
  at(x, 214, [line('M-12 0l5-46M12 0l-5-46M-10-16h20'), paper(box(-17, -54, 34, 9, 4))])

/** A bar with draught beer, stools and bottles on the shelf. */
export const bar: Drawing = {
  scene: [
    ground(),
    at(0, 54, [
      bottle(46),
      bottle(68, petrol),
      bottle(90, shade),
      bottle(276),
      bottle(298, shade),
      bottle(320, petrol),
    ]),
    paper(box(28, 54, 80, 8, 2) + box(258, 54, 80, 8, 2)),
    line('M180-20V20'),
    paper('M164 44a16 16 0 0 1 32 0ZM176 20h8v8h-8Z'),
    paper('M52 130h256v84H52Z'),
    line('M52 146h256M96 146v68M138 146v68M180 146v68M222 146v68M264 146v68'),
    paper(box(40, 120, 280, 12, 4)),
    paper('M216 120V90h-10a6 6 0 0 1 0-12h60a6 6 0 0 1 0 12h-10v30Z'),
    paper(box(224, 52, 8, 26, 3) + box(242, 52, 8, 26, 3)),
    line('M228 90v12M246 90v12M222 102h12M240 102h12'),
    line('M160 84h9a8 8 0 0 1 8 8v8a8 8 0 0 1-8 8h-9'),
    sun('M122 76h40l-3 44h-34Z'),
    line('M134 92v18M150 92v18'),
    paper(
      'M120 80a9 9 0 0 1 6-16 13 13 0 0 1 24-2 11 11 0 0 1 15 10c0 5-3 8-7 8-2 6-8 6-10 1-3 5-9 5-11-1-3 6-14 6-17 0Z',
    ),
    line('M86 108v12M76 120h20'),
    paper('M71 86h30c1 14-5 22-15 23-10-1-16-9-15-23Z'),
    line('M74 96h24'),
    stool(90),
    stool(180),
    stool(270),
  ],
  mark: [
    line('M32 20h5a5 5 0 0 1 5 5v7a5 5 0 0 1-5 5h-5'),
    sun('M8 15h25l-1.500 29h-22Z'),
    line('M16 23v14M25 23v14'),
    paper(
      'M9 18a6 6 0 0 1 2-11.500 9 9 0 0 1 16-2A7.500 7.500 0 0 1 36 12c0 4-2.500 6-5.500 6-1.500 4-5.500 4-7 .5-2 3.500-6 3.500-7.500 0-1.500 2.500-5.500 2.500-7-.5Z',
    ),
  ],
}
