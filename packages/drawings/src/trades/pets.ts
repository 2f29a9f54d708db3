import { circle, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'

const dog = [
  line('M264 122c24 40 66 10 110-90'),
  paper('M192 198c-12 10-34 6-38-14-1-6 8-6 9 0 2 8 12 8 22 0Z'),
  paper('M232 100c-6 28-42 36-48 84-2 18 4 30 18 30h60c7 0 8-9 1-10l-7-2c2-24 10-50 12-84Z'),
  line('M240 214v-46M200 180c14-8 28 2 27 18-1 8-3 12-6 16'),
  paper(
    'M226 108c-6-24 8-42 30-42 8 0 15 4 18 10l22 8c7 3 6 13 0 16-6 4-14 5-22 5-2 11-9 18-22 18-14 0-23-6-26-15Z',
  ),
  shade('M238 74c-16 0-22 16-17 36 11 2 18-6 18-16 0-9 4-13 9-16Z'),
  petrol('M290 82c8 0 11 4 9 8-4 3-10 0-12-4Z'),
  line('M262 86h.01M276 102c5 1 9 0 12-2'),
  petrol('M230 112c9 9 25 11 38 4l1 9c-14 7-31 5-40-5Z'),
  sun(circle(252, 131, 6)),
]

/** A dog on its leash beside its kennel, with its ball and its bowl. */
export const pets: Drawing = {
  scene: [
    ground(),
    paper('M34 214v-70h100v70Z'),
    paper('M22 148 84 92l62 56-8 9-54-48-54 48Z'),
    petrol('M60 214v-34a24 24 0 0 1 48 0v34Z'),
    ...dog,
    paper('M304 198c-6-2-6-10 1-10 0-5 9-5 9 0h12c0-5 9-5 9 0 7 0 7 8 1 10Z'),
    shade('M296 214l5-16h38l5 16Z'),
  ],
  mark: [
    paper('M10 14C4 12 1 20 3 29c1 5 7 4 9-1Z'),
    paper('M38 14c6-2 9 6 7 15-1 5-7 4-9-1Z'),
    paper('M11 20c0-10 5-15 13-15s13 5 13 15v10c0 8-5 14-13 14s-13-6-13-14Z'),
    sun('M28 8c6 0 9 5 8 13-4 3-9 0-9-5 0-4-1-8 1-8Z'),
    line('M18.500 21v1M30.500 20v1M24 34v3M18.500 39c3 2 8 2 11 0'),
    petrol('M20 29.500h8c0 3-2 5-4 5s-4-2-4-5Z'),
  ],
}
