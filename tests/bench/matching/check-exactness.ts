import type { Db } from '@oficio/db/client'
import {
  matchProfessionals,
  type RequestPlace,
} from '@oficio/domain/service-requests/matching/match-professionals'
import { type Candidate, exactMatches } from '@oficio/domain/testing/judges/exact-matches'
import pg from 'pg'

export interface Exactness {
  /** Share of the professionals in the exact answers that the product returned. */
  recall: number
  /** Number of answers that equal the exact answer, including the order. */
  inOrder: number
  /** Number of professionals in all exact answers together. It shows that the comparison was not empty. */
  expected: number
}

/** Compares the product's first `limit` professionals for each request with the exact answer from the source tables. */
export async function checkExactness(
  { db, url }: { db: Db; url: string },
  requests: RequestPlace[],
  limit: number,
): Promise<Exactness> {
  const result = { recall: 1, inOrder: 0, expected: 0 }
  let matchCount = 0
  for (const rubroId of new Set(requests.map(({ rubroId }) => rubroId))) {
    const candidates = await loadCandidates(url, rubroId)
    for (const place of requests.filter((request) => request.rubroId === rubroId)) {
      const exact = exactMatches(candidates, place, limit).map(idOf)
      const answer = (await matchProfessionals({ db, clock }, place, { limit })).map(idOf)
      const answeredIds = new Set(answer)
      matchCount += exact.filter((id) => answeredIds.has(id)).length
      result.expected += exact.length
      if (answer.join() === exact.join()) result.inOrder += 1
    }
  }
  return { ...result, recall: result.expected ? matchCount / result.expected : 0 }
}

const clock = { now: () => new Date() }

const idOf = ({ professionalId }: { professionalId: string }) => professionalId

/** Returns every professional of a rubro, read from the source tables of the matching copies. */
async function loadCandidates(url: string, rubroId: number): Promise<Candidate[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Candidate>(
      `
      SELECT professional.id AS "professionalId",
        professional.status = 'approved' AND professional.is_available AND account.closed_at IS NULL AS "isMatchable",
        professional.localidad_id AS "localidadId",
        coalesce(professional.latitude, localidad.latitude) AS latitude,
        coalesce(professional.longitude, localidad.longitude) AS longitude,
        professional.service_radius_km AS "serviceRadiusKm", professional.avg_rating::float8 AS "avgRating",
        professional.median_response_minutes AS "medianResponseMinutes"
      FROM professional_rubros offered
      JOIN professionals professional ON professional.id = offered.professional_id
      JOIN users account ON account.id = professional.user_id
      JOIN localidades localidad ON localidad.id = professional.localidad_id
      WHERE offered.rubro_id = $1`,
      [rubroId],
    )
    return rows
  } finally {
    await client.end()
  }
}
