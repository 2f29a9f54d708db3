import { at, box, circle, glow, line, paper, shade, sun } from './pen'

/** Things that several scenes have. Each is drawn around the middle of its bottom, so that it can be placed on a line. */

/** A mate with its bombilla. */
export const mate = (x: number, y: number): string =>
  at(x, y, [
    line('M3-19l8-15h6'),
    paper('M-11-20h22c2 7 1 20-11 20S-13-13-11-20Z'),
    line('M-11-14h22'),
    shade(box(-13, -23, 26, 5, 2)),
  ])

export const pottedPlant = (x: number, y: number): string =>
  at(x, y, [
    shade('M0-26c-13-2-18-11-17-22 11 2 17 9 17 22Z'),
    shade('M0-30c0-16 6-25 18-29 3 13-3 25-18 29Z'),
    line('M0-22v-8c0-12 2-30-5-42'),
    shade('M-5-72c-7 6-9 14-4 23 7-6 9-14 4-23Z'),
    paper('M-14-20h28l-4 20h-20Z'),
    paper(box(-16, -25, 32, 7, 2)),
  ])

export const bucket = (x: number, y: number, fill = paper): string =>
  at(x, y, [fill('M-17-30h34l-5 30h-24Z'), line('M-16-23c2 19 30 19 32 0')])

/** An open-ended wrench whose jaw is around 0,0, with the handle below. */
export const wrench = (x: number, y: number, length: number, degrees: number, fill = sun): string =>
  at(
    x,
    y,
    [
      fill(`M-6 ${length}V15A16 16 0 0 1-8-13V2l8 5 8-5V-13A16 16 0 0 1 6 15V${length}a6 6 0 0 1-12 0Z`),
      line(`M0 ${length - 1}v1`),
    ],
    degrees,
  )

/** A step ladder from the front; `height` is that of its top step. */
export const stepLadder = (x: number, y: number, height: number): string => {
  const spread = (part: number) => Math.round(14 + height * 0.17 * part)
  const steps = Math.floor(height / 26)
  const step = (index: number) => {
    const part = index / steps
    const half = spread(part) - 3
    return box(-half, Math.round(-height + height * part) - 4, 2 * half, 6, 1)
  }
  const foot = spread(1)
  return at(x, y, [
    line(`M-9 ${-height}L${-foot + 12} 0M9 ${-height}L${foot - 12} 0`),
    ...Array.from({ length: steps - 1 }, (_, index) => paper(step(index + 1))),
    paper(`M-14 ${-height}h7L${7 - foot} 0h-7ZM14 ${-height}h-7L${foot - 7} 0h7Z`),
    paper(box(-19, -height - 5, 38, 7, 2)),
  ])
}

export const cloud = (x: number, y: number): string =>
  at(x, y, [paper('M-26 0a10 10 0 0 1 2-20 17 17 0 0 1 32-3 12 12 0 0 1 16 11 6 6 0 0 1-1 12Z')])

export const sunDisc = (x: number, y: number, r: number): string => glow(circle(x, y, r))

/** A lidded box of cardboard. */
export const carton = (x: number, y: number, width: number, height: number, fill = paper): string =>
  at(x, y, [
    fill(box(-width / 2, -height, width, height, 2)),
    line(`M-5 ${-height}v12h10v${-12}M${-width / 2 + 7}-8h10`),
  ])

/** A screwdriver that lies or stands, with its tip at 0,0. */
export const screwdriver = (x: number, y: number, degrees: number, fill = paper): string =>
  at(x, y, [line('M0 0V-22'), fill(box(-5, -48, 10, 26, 4)), line('M0-42v12')], degrees)
