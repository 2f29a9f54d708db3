import type { Point } from './locating/current-position'

/** Two numbers with decimal points, as map services copy them. */
const pair = /^\(?\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*\)?$/
/** Two numbers with decimal commas, as people in Argentina write them. */
const commaPair = /^\(?\s*(-?\d{1,2},\d+)\s*[,;\s]\s*(-?\d{1,3},\d+)\s*\)?$/

/** Returns the point in a text such as '-32.9478, -60.6506', or null if the text has none. */
export function readPoint(text: string): Point | null {
  const pointText = text.trim()
  const [, latitude, longitude] = pair.exec(pointText) ?? commaPair.exec(pointText) ?? []
  const point = { latitude: degreesOf(latitude), longitude: degreesOf(longitude) }
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null
}

const degreesOf = (text: string | undefined): number => Number(text?.replace(',', '.'))

/** Returns the point as text with five decimals (about 1 m), as map services copy it. */
export const pointText = ({ latitude, longitude }: Point): string =>
  [latitude, longitude].map((degrees) => Number(degrees.toFixed(5))).join(', ')
