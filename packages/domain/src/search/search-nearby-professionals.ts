import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { nearbyProfessionalsEndpoint } from '@oficio/contracts/search/nearby-professionals'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { findPlace } from '../places/find-place'
import { matchProfessionals } from '../service-requests/matching/match-professionals'
import { publicWords } from './public-words'

type Answer = ResponseOf<typeof nearbyProfessionalsEndpoint>
type Input = InputOf<typeof nearbyProfessionalsEndpoint>

/** The last two comma-separated parts of an address are its city and province. */
function placeTexts(input: Input): { city: string | undefined; state: string | undefined } {
  const parts = (input.address ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return { city: input.city || parts.at(-2), state: input.state || parts.at(-1) }
}

/**
 * Returns the professionals who would be told of a request in that place, nearest first, with public fields only;
 * none when the place is not known. Throws rubro_missing.
 */
export async function searchNearbyProfessionals(ctx: Ctx, _actor: Actor, input: Input): Promise<Answer> {
  if (!input.rubroId) throw new AppError('rubro_missing')
  const { city, state } = placeTexts(input)
  const place = city && state ? await findPlace(ctx, state, city) : null
  if (!place) return { count: 0, professionals: [] }
  const matches = await matchProfessionals(ctx, { rubroId: input.rubroId, ...place }, { limit: input.limit })
  const rows = await ctx.db.professional.findMany({
    where: { id: { in: matches.map(({ professionalId }) => professionalId) } },
    include: {
      user: { select: { firstName: true, lastName: true } },
      localidad: { select: { nombre: true, provincia: { select: { nombre: true } } } },
      rubros: { select: { rubro: { select: { name: true } } } },
    },
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  const professionals = matches.flatMap(({ professionalId, distanceKm }) => {
    const row = byId.get(professionalId)
    if (!row?.localidad) return []
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
      // Whole kilometres: asked from several towns, a finer figure would lead to somebody's door.
      distanceKm: Math.round(distanceKm),
    }
  })
  return { count: professionals.length, professionals }
}
