import { exchangeFor } from '@oficio/contracts/professionals/rubro-coverage'
import type { TxCtx } from '../../kernel/ctx'
import { type SubjectStanding, subjectStanding } from '../../subscriptions/standing/subject-standing'
import { loadPeriods, rubroIdsOf } from './load-coverage'
import { professionalSubject } from './professional-subject'

/**
 * Records the exchange of the professional's rubros in each paid period without one. The period is the key, so the
 * database accepts one exchange for each, by whichever caller.
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
 * A charge may begin a month whose rubros were exchanged in the days of grace before it, or while it was being made. Locks no
 * professional, since the subscription is locked before; an exchange alone opens nothing.
 */
export async function exchangeWhenCharged(ctx: TxCtx, professionalId: string): Promise<void> {
  const standing = await subjectStanding(ctx.db, professionalSubject(professionalId), ctx.clock.now())
  await exchangeRubros(ctx, professionalId, standing)
}
