import type { Point } from './locating/current-position'

/** Two numbers with a point for their decimals, as every map copies them. */
const pair = /^\(?\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*\)?$/
/** Both with a comma, as people here write them. */
const commaPair = /^\(?\s*(-?\d{1,2},\d+)\s*[,;\s]\s*(-?\d{1,3},\d+)\s*\)?$/

/** Returns the point that a text names: '-32.9478, -60.6506'; null where it names none. */
export function readPoint(text: string): Point | null {
  const pointText = text.trim()
  const [, latitude, longitude] = pair.exec(pointText) ?? commaPair.exec(pointText) ?? []
  const point = { latitude: degreesOf(latitude), longitude: degreesOf(longitude) }
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null
}

const degreesOf = (text: string | undefined): number => Number(text?.replace(',', '.'))

/** Returns a point as a map copies it, to a metre. */
export const pointText = ({ latitude, longitude }: Point): string =>
  [latitude, longitude].map((degrees) => Number(degrees.toFixed(5))).join(', ')
