import { exchangeFor } from '@oficio/contracts/professionals/rubro-coverage'
import type { TxCtx } from '../../kernel/ctx'
import { type SubjectStanding, subjectStanding } from '../../subscriptions/standing/subject-standing'
import { loadPeriods, rubroIdsOf } from './load-coverage'
import { professionalSubject } from './professional-subject'

/**
 * Records the exchange of rubros in each current paid period without one. The period is the key, so the database
 * accepts only one exchange per period.
 */
export async function exchangeRubros(
  ctx: TxCtx,
  professionalId: string,
  standing: SubjectStanding,
): Promise<void> {
  const now = ctx.clock.now()
  const rubroIds = await rubroIdsOf(ctx.db, professionalId)
  const periods = await loadPeriods(ctx.db, { professionalId, rubroIds, standing, now })
  const exchanges = periods.flatMap((period) => {
    const exchange = period.exchange ? null : exchangeFor(period, rubroIds)
    return exchange ? [{ periodId: period.id, professionalId, ...exchange, createdAt: now }] : []
  })
  await ctx.db.rubroExchange.createMany({ data: exchanges, skipDuplicates: true })
}

/**
 * Records an exchange when a charge arrives, because the rubros may have changed in the grace days or during the
 * charge. Does not lock the professional, because the subscription is already locked. An exchange alone gives no
 * access.
 */
export async function exchangeWhenCharged(ctx: TxCtx, professionalId: string): Promise<void> {
  const standing = await subjectStanding(ctx.db, professionalSubject(professionalId), ctx.clock.now())
  await exchangeRubros(ctx, professionalId, standing)
}
