import { at, box, circle, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'

/** A drawing table with the plan of a house, a lamp, and rolled plans in a basket. */
export const design: Drawing = {
  scene: [
    ground(),
    paper(box(24, 30, 64, 50, 3)),
    petrol(circle(46, 50, 10)),
    shade('M54 70l14-22 12 22Z'),
    line('M114 44h34M114 54h22'),
    line('M126 214l50-84M264 214l-46-84M140 190h112'),
    paper('M74 166 112 78a6 6 0 0 1 5-4h158a6 6 0 0 1 6 8l-38 86a6 6 0 0 1-6 4H80a5 5 0 0 1-6-6Z'),
    shade('M100 156 128 92h128l-28 64Z'),
    '<g stroke="$paper">',
    '</g>',
    line('M136 144l16-36h32l-8 18h28l8-18M152 108h60l-16 36h-60M168 144l8-18'),
    paper(box(66, 168, 182, 9, 3)),
    line('M262 118l22-62-44-36'),
    petrol(circle(284, 56, 5)),
    sun('M248 6l-28 22c-6 16 14 34 28 24l18-34Z'),
    paper('M302 214l-6-56h50l-6 56Z'),
    line('M298 172h46M300 186h42'),
    at(312, 158, [paper(box(-6, -56, 12, 56, 3)), line('M-6-48h12')], -8),
    at(330, 158, [paper(box(-6, -44, 12, 44, 3)), line('M-6-36h12')], 8),
    paper('M294 158h54v8h-54Z'),
    paper('M40 214l-4-34h32l-4 34Z'),
    line('M44 180l-6-32M52 180v-38M60 180l6-30'),
  ],
  mark: [
    paper('M5 43V9l34 34ZM14 34V30l4 4Z'),
    line('M9 37v-2M9 30v-2M9 23v-2'),
    sun('M20 14 30 4a3 3 0 0 1 4 0l9 9a3 3 0 0 1 0 4L33 27Z'),
    line('M27 7l13 13'),
  ],
}
