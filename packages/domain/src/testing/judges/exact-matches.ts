import type { Match, RequestPlace } from '../../service-requests/matching/match-professionals'

/** The fields that the matching rule reads, as the source tables have them. */
export interface Candidate {
  professionalId: string
  isMatchable: boolean
  localidadId: number
  latitude: number
  longitude: number
  serviceRadiusKm: number
  avgRating: number
  medianResponseMinutes: number | null
}

/** The radius of the Earth with which the database measures distances. */
const earthKm = 6378.168

/**
 * Returns what `matchProfessionals` has to return, by the slow way: measures every candidate of the rubro and sorts all
 * that match. Shares no code with the product.
 */
export function exactMatches(candidates: readonly Candidate[], place: RequestPlace, limit: number): Match[] {
  const matching: (Candidate & Match)[] = []
  for (const candidate of candidates) {
    const distanceKm = greatCircleKm(candidate, place)
    const isReached = candidate.localidadId === place.localidadId || distanceKm <= candidate.serviceRadiusKm
    if (candidate.isMatchable && isReached) matching.push({ ...candidate, distanceKm })
  }
  return matching
    .sort(
      (a, b) =>
        a.distanceKm - b.distanceKm ||
        b.avgRating - a.avgRating ||
        (a.medianResponseMinutes ?? Number.MAX_SAFE_INTEGER) -
          (b.medianResponseMinutes ?? Number.MAX_SAFE_INTEGER) ||
        (a.professionalId < b.professionalId ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ professionalId, distanceKm }) => ({ professionalId, distanceKm }))
}

interface Point {
  latitude: number
  longitude: number
}

/** Returns the distance in km by the haversine formula. */
function greatCircleKm(a: Point, b: Point): number {
  const radians = Math.PI / 180
  const sinLatitude = Math.sin(((a.latitude - b.latitude) * radians) / 2)
  const sinLongitude = Math.sin(((a.longitude - b.longitude) * radians) / 2)
  const chord =
    sinLatitude ** 2 + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * sinLongitude ** 2
  return 2 * earthKm * Math.asin(Math.sqrt(chord))
}
