import type { ReturnedPlan } from '@oficio/contracts/businesses/own-plan'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { refreshPending } from '../../subscriptions/order/refresh-pending'
import { subjectStanding } from '../../subscriptions/standing/subject-standing'
import { businessSubject } from '../business-subject'
import { isUnclaimed, payableBy } from '../own-business'
import { isPublicAt } from '../public-business'
import { planRefusal } from './plan-refusal'
import { viewPlan } from './view-plan'

/**
 * Returns where the plan stands that the caller set out to pay last: an owner's, or that of the device that registered a
 * business without an account. Null for whoever has none, where it is over after it was paid, and where something else keeps the page out of
 * sight. Nothing in the address is believed: the provider says whether it was authorised.
 */
export async function getReturnedPlan(ctx: Ctx, actor: Actor): Promise<ReturnedPlan | null> {
  const mine = await ctx.db.business.findMany({ where: payableBy(actor), select: { id: true } })
  const { subjectType } = businessSubject('')
  const newest = await ctx.db.subscription.findFirst({
    where: { subjectType, subjectId: { in: mine.map(({ id }) => id) } },
    orderBy: { id: 'desc' },
    select: { id: true, subjectId: true },
  })
  if (!newest) return null
  const subject = businessSubject(newest.subjectId)
  await refreshPending(ctx, subject)
  const [standing, business] = await Promise.all([
    subjectStanding(ctx.db, subject, ctx.clock.now()),
    ctx.db.business.findUniqueOrThrow({ where: { id: newest.subjectId } }),
  ])
  const [isPublic, isUntaken] = await Promise.all([
    ctx.db.business.count({ where: { id: business.id, ...isPublicAt(ctx.clock.now()) } }),
    ctx.db.user.count({ where: { id: business.userId ?? '', ...isUnclaimed } }),
  ])
  const state = stateOf(standing)
  // What keeps it out of sight is not its payment where an admin or its owner does.
  if (state === null || planRefusal(business.status) !== null) return null
  const { id, name, slug } = business
  const { ordered, monthlyPriceArs, payerEmail } = await viewPlan(ctx, business)
  return {
    business: { id, name, slug },
    isPublic: isPublic > 0,
    state,
    order: { ...ordered, monthlyPriceArs, payerEmail },
    payUrl: state === 'unpaid' ? (standing.live?.checkoutUrl ?? null) : null,
    isClaimed: isUntaken === 0,
  }
}

/** Of the one that they set out to pay: what an earlier one gives until its end says nothing of it. */
function stateOf({
  live,
  liveStatus,
  isInReview,
  refused,
}: Awaited<ReturnType<typeof subjectStanding>>): ReturnedPlan['state'] | null {
  if (isInReview) return 'confirming'
  if (liveStatus === 'pending') return 'unpaid'
  if (!live && refused) return 'refused'
  if (!live || liveStatus !== 'active') return null
  return live.paidUntil === null ? 'confirming' : 'paid'
}
