import {
  type CoveredPeriod,
  coveredAmong,
  type RubroCoverage,
} from '@oficio/contracts/professionals/rubro-coverage'
import type { Tx } from '@oficio/db/client'
import { z } from 'zod'
import { monthAfter } from '../../kernel/time/month-after'
import { type PaidPeriod, paidPeriods } from '../../subscriptions/standing/paid-periods'
import type { SubjectStanding } from '../../subscriptions/standing/subject-standing'

const paidRubros = z.object({ rubroIds: z.array(z.int()) })

/** Returns the rubros that a charge requested now pays for. */
export const paidRubrosOf = async (tx: Tx, professionalId: string): Promise<z.infer<typeof paidRubros>> => ({
  rubroIds: await rubroIdsOf(tx, professionalId),
})

/** Returns the professional's rubros, in a fixed order. */
export async function rubroIdsOf(tx: Tx, professionalId: string): Promise<number[]> {
  const rows = await tx.professionalRubro.findMany({
    where: { professionalId },
    select: { rubroId: true },
    orderBy: { rubroId: 'asc' },
  })
  return rows.map(({ rubroId }) => rubroId)
}

/**
 * Returns which rubros the subscription covers now (docs/product.md, 'Rubros of a professional'); null if no
 * subscription gives access. The result is reliable only under the lock on the professional.
 */
export async function loadCoverage(
  tx: Tx,
  professionalId: string,
  standing: SubjectStanding,
  now: Date,
): Promise<RubroCoverage | null> {
  if (!standing.hasAccess) return null
  const rubroIds = await rubroIdsOf(tx, professionalId)
  const periods = await loadPeriods(tx, { professionalId, rubroIds, standing, now })
  const { running, nextChargeAt } = standing
  return {
    periods,
    coveredIds: coveredAmong(periods, rubroIds),
    othersFrom: nextCoverAt(standing, now)?.toISOString() ?? null,
    isEnding: running === null && nextChargeAt === null,
  }
}

interface Covering {
  professionalId: string
  rubroIds: readonly number[]
  standing: SubjectStanding
  now: Date
}

/** Returns the periods that give access now, each with its used rubros and its exchange. */
export async function loadPeriods(
  tx: Tx,
  { professionalId, rubroIds, standing, now }: Covering,
): Promise<CoveredPeriod[]> {
  const periods = await paidPeriods(tx, standing.givingSubscriptions, now)
  const exchanges = await tx.rubroExchange.findMany({
    where: { periodId: { in: periods.map(({ id }) => id) } },
  })
  return Promise.all(
    periods.map(async (period) => ({
      id: period.id,
      // Charges requested before this rule existed pay for all current rubros.
      paidIds: paidRubros.safeParse(period.paysFor).data?.rubroIds ?? rubroIds,
      usedIds: await usedRubros(tx, professionalId, period),
      exchange: exchanges.find(({ periodId }) => periodId === period.id) ?? null,
    })),
  )
}

/**
 * Returns the rubros of leads that used the paid period. Includes returned leads, because the professional read the
 * contact data. Skips leads of the trial, because they use nothing paid.
 */
async function usedRubros(tx: Tx, professionalId: string, { startsAt }: PaidPeriod): Promise<number[]> {
  const requests = await tx.serviceRequest.findMany({
    where: {
      leads: {
        some: { professionalId, takenAt: { gte: startsAt }, source: { in: ['subscription', 'unconfirmed'] } },
      },
    },
    select: { rubroId: true },
    distinct: ['rubroId'],
  })
  return requests.map(({ rubroId }) => rubroId)
}

/**
 * Returns the time of the next charge that can cover other rubros. The first charge covers the authorised rubros,
 * unless its amount has changed by then.
 */
function nextCoverAt({ running, nextChargeAt, trustedSince }: SubjectStanding, now: Date): Date | null {
  if (!running || !nextChargeAt) return null
  const isOfSameAmount = running.amountCentavos === running.providerAmountCentavos
  const next = trustedSince && isOfSameAmount ? monthAfter(nextChargeAt) : nextChargeAt
  return next > now ? next : null
}
