import { countOf } from '@oficio/contracts/text/count-of'
import { formatNumber } from '@oficio/contracts/text/format-number'

interface Spot {
  latitude: number
  longitude: number
  name: string
}

/** A point of a sketch, in its units, with the number of results there. */
interface SketchPoint {
  x: number
  y: number
  count: number
  /** Null if the name would cover another one. */
  name: { text: string; isLeft: boolean } | null
}

/** What the sketch of some places shows. The page sends exactly this to the browser. */
export interface SketchFacts {
  label: string
  points: readonly SketchPoint[]
  /** A line of that length means so many kilometres. */
  scale: { length: number; text: string }
}

export const sketchSize = { width: 320, height: 240 } as const

const padding = 44
const kmPerDegree = 111.2
/** The sketch of one place still shows its surroundings. */
const minKm = 1
const scaleSteps = [0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
const maxScaleLength = 90
const letterWidth = 6.5
const lineHeight = 16

/** Returns the sketch of some places, north above. Returns null without places. Equal points share one sign. */
export function sketchFacts(spots: readonly Spot[]): SketchFacts | null {
  const [first] = spots
  if (!first) return null
  const groups = groupByPoint(spots)
  const shrink = Math.cos((first.latitude * Math.PI) / 180)
  const places = groups.map(({ latitude, longitude, name, count }) => ({
    east: longitude * kmPerDegree * shrink,
    north: latitude * kmPerDegree,
    name,
    count,
  }))
  const [east, north] = [
    rangeOf(places.map((place) => place.east)),
    rangeOf(places.map((place) => place.north)),
  ]
  const { width, height } = sketchSize
  const pxPerKm = Math.min(
    (width - 2 * padding) / Math.max(east.length, minKm),
    (height - 2 * padding) / Math.max(north.length, minKm),
  )
  const points = places.map((place) => ({
    x: Math.round(width / 2 + (place.east - east.middle) * pxPerKm),
    y: Math.round(height / 2 - (place.north - north.middle) * pxPerKm),
    name: place.name,
    count: place.count,
  }))
  const scaleKm = scaleSteps.findLast((km) => km * pxPerKm <= maxScaleLength) ?? scaleSteps[0] ?? 0
  return {
    label: `Dónde están: ${countOf(spots.length, 'resultado', 'resultados')} en el mapa`,
    points: withNames(points),
    scale: { length: Math.round(scaleKm * pxPerKm), text: `${formatNumber(scaleKm)} km` },
  }
}

function groupByPoint(spots: readonly Spot[]): (Spot & { count: number })[] {
  const groups = new Map<string, Spot & { count: number }>()
  for (const spot of spots) {
    const key = `${spot.latitude} ${spot.longitude}`
    groups.set(key, { ...spot, count: (groups.get(key)?.count ?? 0) + 1 })
  }
  return [...groups.values()]
}

function rangeOf(values: readonly number[]): { length: number; middle: number } {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return { length: high - low, middle: (low + high) / 2 }
}

interface Box {
  fromX: number
  toX: number
  y: number
}

const isOver = (box: Box, other: Box): boolean =>
  box.fromX < other.toX && other.fromX < box.toX && Math.abs(box.y - other.y) < lineHeight

/** Writes a name beside its point where it covers no other point and no earlier name. */
function withNames(points: readonly { x: number; y: number; name: string; count: number }[]): SketchPoint[] {
  const names: Box[] = []
  return points.map(({ name: text, ...point }) => {
    const boxOf = (isLeft: boolean): Box => {
      const far = 14 + text.length * letterWidth
      const { x, y } = point
      return isLeft ? { fromX: x - far, toX: x - 12, y } : { fromX: x + 12, toX: x + far, y }
    }
    const signs = points.map(({ x, y }) => ({ fromX: x - 12, toX: x + 12, y }))
    const isFree = (isLeft: boolean) => {
      const box = boxOf(isLeft)
      const isInside = box.fromX >= 0 && box.toX <= sketchSize.width
      return isInside && ![...signs, ...names].some((other) => isOver(box, other))
    }
    const isLeft = [false, true].find(isFree)
    if (isLeft === undefined) return { ...point, name: null }
    names.push(boxOf(isLeft))
    return { ...point, name: { text, isLeft } }
  })
}
