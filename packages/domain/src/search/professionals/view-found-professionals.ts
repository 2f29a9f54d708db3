import { portraitPath } from '@oficio/contracts/professionals/public-address'
import type { FoundProfessional } from '@oficio/contracts/search/professionals'
import { scoreParts, scoreRules } from '@oficio/contracts/search/score'
import type { Tx } from '@oficio/db/client'
import { plannedOnce } from '@oficio/db/statement-names'
import type { Ctx } from '../../kernel/ctx'
import { isAvailableAt } from '../../professionals/availability/is-available'
import { listManyPublicChecks } from '../../professionals/checks/list-checks'
import { publicWords } from '../../service-requests/masking/public-words'
import { readShownWork } from './read-shown-work'
import type { FoundRow } from './row-source'

export interface RankedRow extends FoundRow {
  /** Whether the professional matches every typed word. */
  hasAllWords: boolean
}

type SeparatelyRead = 'distanceKm' | 'ranking' | 'profilePhotoUrl' | 'checks' | 'jobsDone' | 'workPhotoUrls'

/** The columns of a professional that lists of results show. */
interface ShownRow extends Omit<FoundProfessional, SeparatelyRead> {
  awayUntil: Date | null
  photoId: string | null
  searchPoints: number[]
}

/** Reads the shown columns in one statement. Skips professionals without a town. */
const readShownRows = (db: Tx, ids: readonly string[]): Promise<ShownRow[]> =>
  db.$queryRaw<ShownRow[]>`
    SELECT professional.id, professional.company_name AS "companyName", professional.description,
      professional.avg_rating::float8 AS "avgRating", professional.review_count AS "reviewCount",
      professional.median_response_minutes AS "medianResponseMinutes",
      professional.service_radius_km AS "serviceRadiusKm", professional.is_available AS "isAvailable",
      professional.away_until AS "awayUntil", professional.photo_id AS "photoId",
      professional.search_points AS "searchPoints", account.first_name AS "firstName",
      account.last_name AS "lastName", town.nombre AS city, provincia.nombre AS state,
      town.latitude AS "townLatitude", town.longitude AS "townLongitude",
      ARRAY(SELECT rubro.name FROM professional_rubros link JOIN rubros rubro ON rubro.id = link.rubro_id
        WHERE link.professional_id = professional.id ORDER BY rubro.position) AS rubros
    FROM professionals professional
    JOIN users account ON account.id = professional.user_id
    JOIN localidades town ON town.id = professional.localidad_id
    JOIN provincias provincia ON provincia.id = town.provincia_id
    WHERE professional.id = ANY(ARRAY(SELECT unnest(${[...ids]}::uuid[]))) ${plannedOnce}`

const nothingDone = { jobsDone: 0, workPhotoUrls: [] }

/** Returns the public data of the matches, in the same order. */
export async function viewFoundProfessionals(
  ctx: Ctx,
  rows: readonly RankedRow[],
): Promise<FoundProfessional[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ professionalId }) => professionalId)
  const [shownRows, works, checks] = await Promise.all([
    readShownRows(ctx.db, ids),
    readShownWork(ctx.db, ids),
    listManyPublicChecks(ctx.db, ids),
  ])
  const byId = new Map(shownRows.map((shownRow) => [shownRow.id, shownRow]))
  return rows.flatMap(({ professionalId, distanceKm, hasAllWords }) => {
    const shownRow = byId.get(professionalId)
    if (!shownRow) return []
    const { searchPoints, photoId, awayUntil: _day, ...rest } = shownRow
    return {
      ...rest,
      ...publicWords(shownRow),
      isAvailable: isAvailableAt(shownRow, ctx.clock.now()),
      profilePhotoUrl: photoId && portraitPath(photoId),
      checks: [...(checks.get(professionalId) ?? [])],
      ...(works.get(professionalId) ?? nothingDone),
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
