import type { AwaitingPayment } from '@oficio/contracts/businesses/registration'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { subjectStanding } from '../../subscriptions/standing/subject-standing'
import { businessSubject } from '../business-subject'
import { payableBy } from '../own-business'

/** Returns the newest business that the caller registered and whose plan nobody has authorised yet; null without one. */
export async function findAwaitingPayment(ctx: Ctx, actor: Actor): Promise<AwaitingPayment | null> {
  const newest = await ctx.db.business.findFirst({
    where: { ...payableBy(actor), status: 'pending_payment' },
    orderBy: { id: 'desc' },
    select: { id: true, name: true },
  })
  if (!newest) return null
  const { liveStatus, isInReview } = await subjectStanding(
    ctx.db,
    businessSubject(newest.id),
    ctx.clock.now(),
  )
  const isAuthorised = isInReview || (liveStatus !== null && liveStatus !== 'pending')
  return isAuthorised ? null : { businessId: newest.id, name: newest.name }
}
