import { box, circle, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'

/** A pot on the stove, and a cake with candles on its stand. */
export const kitchen: Drawing = {
  scene: [
    ground(),
    line('M52 14h104M68 14v28M96 14v18M124 14v16'),
    paper('M60 42h16v6a8 8 0 0 1-16 0Z'),
    paper(box(90, 32, 12, 28, 4)),
    paper('M124 30c-11 8-11 24 0 28 11-4 11-20 0-28Z'),
    line('M124 30v28'),
    paper(box(42, 134, 122, 80, 4)),
    line('M42 156h122'),
    shade(box(58, 166, 90, 34, 4)),
    line('M68 166v-4h70v4'),
    line('M60 146v.01'),
    paper(circle(62, 145, 5) + circle(82, 145, 5) + circle(124, 145, 5) + circle(144, 145, 5)),
    paper('M64 128V92h78v36a4 4 0 0 1-4 4H68a4 4 0 0 1-4-4Z'),
    line('M64 102H52v10h12M142 102h12v10h-12'),
    petrol('M66 92c4-14 70-14 74 0Z'),
    paper(circle(103, 77, 4)),
    line('M182 58c6-6-6-10 0-18'),
    paper(box(164, 134, 164, 80, 4)),
    line('M219 146v68M274 146v68M209 170v12M229 170v12M264 170v12M284 170v12'),
    paper(box(32, 128, 306, 8, 3)),
    paper('M240 128l8-16h12l8 16Z'),
    paper('M200 112V88h108v24Z'),
    sun(
      'M200 88V78a8 8 0 0 1 8-8h92a8 8 0 0 1 8 8v10c-6 8-12 8-18 0-6 8-12 8-18 0-6 8-12 8-18 0-6 8-12 8-18 0-6 8-12 8-18 0-6 8-12 8-18 0Z',
    ),
    paper(box(188, 110, 132, 7, 3)),
    line('M228 70V54M254 70V54M280 70V54'),
    shade(
      'M228 52c-5-4-2-8 0-12 2 4 5 8 0 12ZM254 52c-5-4-2-8 0-12 2 4 5 8 0 12ZM280 52c-5-4-2-8 0-12 2 4 5 8 0 12Z',
    ),
  ],
  mark: [
    line('M24 16v-6'),
    shade('M24 9c-4-3-1.500-5 0-8 1.500 3 4 5 0 8Z'),
    paper(box(7, 23, 34, 17, 2)),
    sun(
      'M7 27v-7a4 4 0 0 1 4-4h26a4 4 0 0 1 4 4v7c-4 5-8 5-11.500 0-3.500 5-7.500 5-11 0-3.500 5-7.500 5-11.500 0Z',
    ),
    paper(box(3, 39, 42, 5, 2.5)),
  ],
}
