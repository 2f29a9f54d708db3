import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import type { nearbyProfessionalsEndpoint } from '@oficio/contracts/search/nearby-professionals'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { findPlace } from '../places/find-place'
import { kilometres } from '../places/kilometres'
import { publicWords } from '../service-requests/masking/public-words'
import { matchProfessionals } from '../service-requests/matching/match-professionals'

type Answer = ResponseOf<typeof nearbyProfessionalsEndpoint>
type NearbyProfessional = Answer['professionals'][number]
type Input = InputOf<typeof nearbyProfessionalsEndpoint>

const isCountry = (part: string) => part.toLowerCase() === 'argentina'

/**
 * Returns the city and province of the input. In an address they are the last two comma-separated parts, not counting
 * the country.
 */
function placeTexts(input: Input): { city: string | undefined; state: string | undefined } {
  const parts = (input.address ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !isCountry(part))
  return { city: input.city || parts.at(-2), state: input.state || parts.at(-1) }
}

/**
 * Returns the professionals who would be notified of a request in that place, nearest towns first, with public fields
 * only. Returns none for an unknown place. Distances and order use the towns: even rounded distances to a
 * professional's own point would reveal it if asked from many towns. The selection still uses the own point, as the
 * matching of requests does. Throws rubro_missing.
 */
export async function searchNearbyProfessionals(ctx: Ctx, _actor: Actor, input: Input): Promise<Answer> {
  if (!input.rubroId) throw new AppError('rubro_missing')
  const { city, state } = placeTexts(input)
  const place = city && state ? await findPlace(ctx, state, city) : null
  if (!place) return { count: 0, professionals: [] }
  // Fetch the maximum before sorting and cutting: the first few would be the nearest by their own points.
  const matches = await matchProfessionals(
    ctx,
    { rubroId: input.rubroId, ...place },
    { limit: limits.nearbyMax },
  )
  const rows = await ctx.db.professional.findMany({
    where: { id: { in: matches.map(({ professionalId }) => professionalId) } },
    include: {
      user: { select: { firstName: true, lastName: true } },
      localidad: {
        select: { nombre: true, latitude: true, longitude: true, provincia: { select: { nombre: true } } },
      },
      rubros: { select: { rubro: { select: { name: true } } } },
    },
  })
  const nearby = rows.flatMap((row) => {
    if (!row.localidad) return []
    return {
      id: row.id,
      firstName: row.user.firstName,
      lastName: row.user.lastName,
      avgRating: row.avgRating.toNumber(),
      reviewCount: row.reviewCount,
      rubros: row.rubros.map(({ rubro }) => rubro.name),
      ...publicWords(row),
      city: row.localidad.nombre,
      state: row.localidad.provincia.nombre,
      distanceKm: Math.round(kilometres(place, row.localidad)),
    }
  })
  const order = (a: NearbyProfessional, other: NearbyProfessional) =>
    a.distanceKm - other.distanceKm || other.avgRating - a.avgRating || (a.id < other.id ? -1 : 1)
  const professionals = nearby.sort(order).slice(0, input.limit)
  return { count: professionals.length, professionals }
}
