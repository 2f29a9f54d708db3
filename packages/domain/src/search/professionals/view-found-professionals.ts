import { portraitPath } from '@oficio/contracts/professionals/public-address'
import type { FoundProfessional } from '@oficio/contracts/search/professionals'
import { scoreParts, scoreRules } from '@oficio/contracts/search/score'
import type { Ctx } from '../../kernel/ctx'
import { isAvailableAt } from '../../professionals/availability/is-available'
import { publicWords } from '../../service-requests/masking/public-words'
import type { FoundRow } from './row-source'

export interface RankedRow extends FoundRow {
  /** Whether the professional matches every typed word. */
  hasAllWords: boolean
}

const shownColumns = {
  id: true,
  companyName: true,
  description: true,
  avgRating: true,
  reviewCount: true,
  medianResponseMinutes: true,
  serviceRadiusKm: true,
  isAvailable: true,
  awayUntil: true,
  photoId: true,
  searchPoints: true,
  user: { select: { firstName: true, lastName: true } },
  localidad: { select: { nombre: true, provincia: { select: { nombre: true } } } },
  rubros: { select: { rubro: { select: { name: true } } }, orderBy: { rubro: { position: 'asc' } } },
} as const

/** Returns the public data of the matches, in the same order. */
export async function viewFoundProfessionals(
  ctx: Ctx,
  rows: readonly RankedRow[],
): Promise<FoundProfessional[]> {
  const professionals = await ctx.db.professional.findMany({
    where: { id: { in: rows.map(({ professionalId }) => professionalId) } },
    select: shownColumns,
  })
  const byId = new Map(professionals.map((professional) => [professional.id, professional]))
  return rows.flatMap(({ professionalId, distanceKm, hasAllWords }) => {
    const professional = byId.get(professionalId)
    if (!professional?.localidad) return []
    const {
      user,
      localidad,
      rubros,
      searchPoints,
      avgRating,
      photoId,
      awayUntil: _day,
      ...rest
    } = professional
    return {
      ...rest,
      ...publicWords(professional),
      isAvailable: isAvailableAt(professional, ctx.clock.now()),
      firstName: user.firstName,
      lastName: user.lastName,
      profilePhotoUrl: photoId && portraitPath(photoId),
      avgRating: avgRating.toNumber(),
      rubros: rubros.map(({ rubro }) => rubro.name),
      city: localidad.nombre,
      state: localidad.provincia.nombre,
      distanceKm: distanceKm === null ? null : Math.round(distanceKm),
      ranking: { ...rankingOf(searchPoints, distanceKm), hasAllWords },
    }
  })
}

function rankingOf(points: readonly number[], distanceKm: number | null) {
  const [rating = 0, reviews = 0, response = 0, profile = 0] = scoreParts.map(
    (_, index) => points[index] ?? 0,
  )
  const distance = distanceKm === null ? 0 : -scoreRules.pointsPerKm * Math.round(distanceKm)
  return {
    rating,
    reviews,
    response,
    profile,
    distance,
    total: rating + reviews + response + profile + distance,
  }
}
