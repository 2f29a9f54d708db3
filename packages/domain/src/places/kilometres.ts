export interface Point {
  /** In degrees. */
  latitude: number
  longitude: number
}

const earthKm = 6371

/** Returns the distance of two points in kilometres, rounded to a tenth. */
export function kilometres(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [north, east] = [radians(to.latitude - from.latitude), radians(to.longitude - from.longitude)]
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2
  return Math.round(20 * earthKm * Math.asin(Math.sqrt(chord))) / 10
}
