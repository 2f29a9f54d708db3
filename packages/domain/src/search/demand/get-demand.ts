import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import type { Demand, getDemandEndpoint } from '@oficio/contracts/search/demand'
import { subDays } from 'date-fns'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { findPlace, type Place, placeFaults } from '../../places/find-place'
import { isInReach, townsAround } from '../place/towns-around'

type Input = InputOf<typeof getDemandEndpoint>

/**
 * Returns how many confirmed requests of the rubros came from within the radius of a locality, and how many of them a
 * professional contacted (docs/product.md, 'Demand'). Counts whole localities, so that the figures do not reveal where
 * a client lives. Throws validation_failed for an unknown place.
 */
export async function getDemand(ctx: Ctx, _actor: Actor, input: Input): Promise<Demand> {
  const place = await findPlace(ctx, input.state, input.city)
  if (!place) throw new AppError('validation_failed', { fields: await placeFaults(ctx, input.state) })
  const [counts, towns] = await Promise.all([
    count(ctx, place, input),
    townsAround(ctx.db, place, input.radiusKm),
  ])
  const { latitude, longitude } = place
  return { days: limits.demandDays, ...counts, center: { latitude, longitude }, towns }
}

/**
 * Counts the requests of all towns in reach with one query, by an index on the town. Stops counting at
 * `limits.demandCounted`.
 */
async function count(
  { db, clock }: Ctx,
  place: Place,
  { rubroIds, radiusKm }: Input,
): Promise<Pick<Demand, 'requests' | 'isCountCapped' | 'answered' | 'hasData'>> {
  const since = subDays(clock.now(), limits.demandDays)
  const [row] = await db.$queryRaw<{ requests: number; answered: number }[]>`
    SELECT count(*)::int AS requests, count(*) FILTER (WHERE asked.is_answered)::int AS answered
    FROM (
      SELECT EXISTS (
        SELECT FROM leads lead WHERE lead.request_id = request.id AND lead.contacted_at IS NOT NULL
      ) AS is_answered
      FROM localidades localidad
      JOIN service_requests request ON request.localidad_id = localidad.id
      WHERE ${isInReach(place, radiusKm)}
        AND request.rubro_id = ANY(${rubroIds}::int[])
        AND request.confirmed_at IS NOT NULL
        AND request.created_at >= ${since}
      LIMIT ${limits.demandCounted + 1}
    ) asked`
  const { requests = 0, answered = 0 } = row ?? {}
  const isCountCapped = requests > limits.demandCounted
  return {
    requests: isCountCapped ? limits.demandCounted : requests,
    isCountCapped,
    answered: Math.min(answered, requests),
    hasData: requests > 0 || (await isAnythingAsked(db, since)),
  }
}

/** Returns whether there was any confirmed request since then, in any rubro and place. */
async function isAnythingAsked(db: Ctx['db'], since: Date): Promise<boolean> {
  const where = { confirmedAt: { not: null }, createdAt: { gte: since } }
  return (await db.serviceRequest.findFirst({ where, select: { id: true } })) !== null
}
