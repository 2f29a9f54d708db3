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

/** Returns what a charge of a professional's subscription pays for that is asked for now. */
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
 * Returns which of a professional's rubros the subscription covers now (docs/product.md, 'Rubros of a professional'); null
 * where none gives access. It holds only under the lock of the professional.
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

/** Returns the periods that give access now, each with what was done with it. */
export async function loadPeriods(
  tx: Tx,
  { professionalId, rubroIds, standing, now }: Covering,
): Promise<CoveredPeriod[]> {
  const periods = await paidPeriods(tx, standing.giving, now)
  const exchanges = await tx.rubroExchange.findMany({
    where: { periodId: { in: periods.map(({ id }) => id) } },
  })
  return Promise.all(
    periods.map(async (period) => ({
      id: period.id,
      // An amount that a version before this rule asked for is for whatever the professional has.
      paidIds: paidRubros.safeParse(period.paysFor).data?.rubroIds ?? rubroIds,
      usedIds: await usedRubros(tx, professionalId, period),
      exchange: exchanges.find(({ periodId }) => periodId === period.id) ?? null,
    })),
  )
}

/** A contact that was given back was read all the same. Leads of the trial use nothing that was paid. */
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
 * Returns when the next charge is made that can be for other rubros. The first charge is for the authorised rubros,
 * unless its amount differs by then.
 */
function nextCoverAt({ running, nextChargeAt, trustedSince }: SubjectStanding, now: Date): Date | null {
  if (!running || !nextChargeAt) return null
  const isOfSameAmount = running.amountCentavos === running.providerAmountCentavos
  const next = trustedSince && isOfSameAmount ? monthAfter(nextChargeAt) : nextChargeAt
  return next > now ? next : null
}
