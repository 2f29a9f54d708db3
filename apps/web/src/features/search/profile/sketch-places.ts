import type { MappedTown } from '@oficio/contracts/search/demand'

/** Half of the side of the sketch, in units of its view box. */
export const sketchHalf = 100
/** The radius of the work area in the sketch. */
export const sketchRadius = 88

const kmPerDegree = 111.2
const letterWidth = 6.2
const lineHeight = 12

export interface SketchedTown {
  name: string
  x: number
  y: number
  /** Where its name is: to the right or to the left of its dot. Null if there is no room for the name. */
  side: 'right' | 'left' | null
}

type Box = readonly [left: number, top: number, right: number, bottom: number]

const overlaps = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

/**
 * Returns where the towns lie in a sketch of the area around the first one. Names that would cover another name or leave
 * the sketch are left out, so the larger towns have to come first.
 */
export function sketchPlaces(
  home: MappedTown,
  towns: readonly MappedTown[],
  radiusKm: number,
): SketchedTown[] {
  const perKm = sketchRadius / radiusKm
  const shrink = Math.cos((home.latitude * Math.PI) / 180)
  const usedBoxes: Box[] = []
  return [home, ...towns].map(({ nombre: name, latitude, longitude }) => {
    const x = Math.round((longitude - home.longitude) * kmPerDegree * shrink * perKm)
    const y = Math.round((home.latitude - latitude) * kmPerDegree * perKm)
    const side = (['right', 'left'] as const).find((candidate) => {
      const box = boxOf(name, x, y, candidate)
      const fits = Math.min(...box) >= -sketchHalf && Math.max(...box) <= sketchHalf
      return fits && !usedBoxes.some((other) => overlaps(box, other))
    })
    if (side) usedBoxes.push(boxOf(name, x, y, side))
    return { name, x, y, side: side ?? null }
  })
}

function boxOf(name: string, x: number, y: number, side: 'right' | 'left'): Box {
  const width = name.length * letterWidth + 8
  const ends = side === 'right' ? ([x - 4, x + width] as const) : ([x - width, x + 4] as const)
  return [ends[0], y - lineHeight / 2, ends[1], y + lineHeight / 2]
}
