import { box, circle } from '../hand/pen'
import type { ClothesName, HeadName, TopName } from './portrait'

/**
 * The parts of portraits in a square of 48 × 48, as SVG elements whose colours are names of the palette. Elements
 * without a fill take the colour of the `<use>` that shows the part: skin for heads and hair for hair.
 */
const shape = (d: string, fill?: string): string => `<path${fill ? ` fill="$${fill}"` : ''} d="${d}"/>`
const stroke = (d: string): string => `<path fill="none" d="${d}"/>`

const shoulders = 'M4 50c0-9 6-12.5 14-13.5h12c8 1 14 4.5 14 13.5Z'

/** Work clothes. */
export const clothes: Record<ClothesName, string[]> = {
  overall: [
    shape(shoulders, 'paper'),
    shape('M14 50V38.5l4 5.5h12l4-5.5V50Z', 'petrol'),
    stroke('M18 47h2M28 47h2'),
  ],
  sweater: [shape(shoulders, 'sun'), stroke('M17 36.7c2 4 12 4 14 0M11 50v-5M37 50v-5')],
  shirt: [
    shape(shoulders, 'shade'),
    shape('M18 36.5l6 5.5-4.5 3.5L15 37.5ZM30 36.5l-6 5.5 4.5 3.5 4.5-8Z', 'paper'),
    stroke('M24 42v8'),
  ],
  jacket: [shape(shoulders, 'petrol'), shape('M19 36.5h10l-5 9Z', 'paper'), stroke('M24 45.5V50')],
}

/** A face with neck and ears, in the colour of the skin. */
export const heads: Record<HeadName, string[]> = {
  plain: [
    shape('M20 28h8v8.5c-2 3-6 3-8 0Z'),
    shape(circle(15.2, 21.5, 2)),
    shape(circle(32.8, 21.5, 2)),
    shape('M15.5 17a8.5 8.5 0 0 1 17 0v4.5c0 6-4 9.5-8.5 9.5s-8.5-3.5-8.5-9.5Z'),
    stroke('M20.6 20.8v.5M27.4 20.8v.5M20.6 26c1.8 1.7 5 1.7 6.8 0'),
  ],
  glasses: [
    shape('M20 28h8v8.5c-2 3-6 3-8 0Z'),
    shape(circle(15.2, 21.5, 2)),
    shape(circle(32.8, 21.5, 2)),
    shape('M15.5 17a8.5 8.5 0 0 1 17 0v4.5c0 6-4 9.5-8.5 9.5s-8.5-3.5-8.5-9.5Z'),
    shape(box(17.4, 18.6, 5.6, 5, 2.2), 'paper'),
    shape(box(25, 18.6, 5.6, 5, 2.2), 'paper'),
    stroke('M23 20.5h2M20.2 20.9v.4M27.8 20.9v.4M20.6 26.6c1.8 1.4 5 1.4 6.8 0'),
  ],
}

/** What is on the head. Nothing here tells whether somebody is a man or a woman, because a name does not tell either. */
export const tops: Record<TopName, string[]> = {
  short: [
    shape(
      'M14.6 18.5c-1.2-8.5 3.4-12 9.4-12s10.6 3.5 9.4 12c-1.2-3-2.4-4.7-3.9-5.7-3.6 1.6-7.4 1.6-11 0-1.5 1-2.7 2.7-3.9 5.7Z',
    ),
  ],
  curly: [
    shape(
      'M14.6 19.5a3.6 3.6 0 0 1-.4-6 4 4 0 0 1 3.6-5.6 4.6 4.6 0 0 1 6.2-2 4.6 4.6 0 0 1 6.2 2 4 4 0 0 1 3.6 5.6 3.6 3.6 0 0 1-.4 6c-.6-2.8-1.8-4.7-3.4-5.5-4 1.4-8 1.4-12 0-1.6.8-2.8 2.7-3.4 5.5Z',
    ),
  ],
  parted: [
    shape(
      'M14.5 20c-1.6-9.5 3-13.5 9.5-13.5S35.1 10.5 33.5 20c-.9-3.2-2.3-5.3-4-6.4-3.2-.3-6.3-1.5-8.2-3.4-1.3 3.6-4.6 5-6.8 9.8Z',
    ),
  ],
  cap: [
    shape('M15 16.5c0-6.5 4-10 9-10s9 3.5 9 10Z', 'sun'),
    shape('M13.6 15h16c4.2 0 8 .8 9.4 2.7.5.8-.2 1.3-1 1.2-7-1.4-16-1.4-24.4-.3Z', 'sun'),
    stroke('M24 6.5v2'),
  ],
  helmet: [
    shape('M14.8 16c0-7 4-11 9.2-11s9.2 4 9.2 11Z', 'sun'),
    stroke('M21 5.5V11M27 5.5V11'),
    shape(box(12.5, 15, 23, 3.4, 1.7), 'sun'),
  ],
  beanie: [
    shape(circle(24, 4.8, 2.2), 'paper'),
    shape('M15 16c-.5-7 4-10.5 9-10.5s9.5 3.5 9 10.5Z', 'petrol'),
    shape(box(13.8, 14, 20.4, 4.4, 2), 'shade'),
  ],
  bandana: [
    shape('M33 15.5l4.5-1.5-1.6 3.2 1.8 2.6-4.7-1.8Z', 'sun'),
    shape('M14.7 17.5c.3-7.5 4.3-11 9.3-11s9 3.5 9.3 11c-5.6-2.4-13-2.4-18.6 0Z', 'sun'),
  ],
}
