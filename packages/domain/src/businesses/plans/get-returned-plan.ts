import type { ReturnedPlan } from '@oficio/contracts/businesses/own-plan'
import type { Business, BusinessStatus } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { isMailWaiting } from '../../kernel/mail/unproven-mails'
import { refreshPending } from '../../subscriptions/order/refresh-pending'
import { subjectStanding } from '../../subscriptions/standing/subject-standing'
import { businessSubject } from '../business-subject'
import { isUnclaimed, payableBy } from '../own-business'
import { isPublicAt } from '../public-business'
import { planRefusal } from './plan-refusal'
import { viewPlan } from './view-plan'

/**
 * Returns the plan that the caller has returned from paying. The caller is the owner, or the device that registered a
 * business without an account. Uses the business named in the URL, else the newest subscription, else the business
 * registered last. Returns null when there is no such business, its plan is over, or an admin or the owner hides the
 * page. The URL proves nothing: the provider says whether the plan was authorised.
 */
export async function getReturnedPlan(
  ctx: Ctx,
  actor: Actor,
  businessId?: string,
): Promise<ReturnedPlan | null> {
  const business = await findBusiness(ctx, actor, businessId)
  // A page hidden by an admin or its owner does not depend on the payment.
  if (!business || planRefusal(business.status) !== null) return null
  const { id, name, slug, status } = business
  const subject = businessSubject(id)
  await refreshPending(ctx, subject)
  const standing = await subjectStanding(ctx.db, subject, ctx.clock.now())
  const state = stateOf(standing, status)
  if (state === null) return null
  const [isPublic, unclaimed] = await Promise.all([
    ctx.db.business.count({ where: { id, ...isPublicAt(ctx.clock.now()) } }),
    ctx.db.user.findFirst({ where: { id: business.userId ?? '', ...isUnclaimed }, select: { email: true } }),
  ])
  const { ordered, monthlyPriceArs, payerEmail } = await viewPlan(ctx, business)
  return {
    business: { id, name, slug },
    isPublic: isPublic > 0,
    state,
    order: { ...ordered, monthlyPriceArs, payerEmail },
    payUrl: state === 'unpaid' ? (standing.live?.checkoutUrl ?? null) : null,
    claimMailedTo: unclaimed?.email ?? null,
    isMailWaiting: unclaimed !== null && (await isMailWaiting(ctx, unclaimed.email)),
  }
}

async function findBusiness({ db }: Ctx, actor: Actor, businessId?: string): Promise<Business | null> {
  const payable = await db.business.findMany({ where: payableBy(actor), orderBy: { id: 'desc' } })
  if (businessId !== undefined) return payable.find(({ id }) => id === businessId) ?? null
  const newestOrder = await db.subscription.findFirst({
    where: {
      subjectType: businessSubject('').subjectType,
      subjectId: { in: payable.map(({ id }) => id) },
    },
    orderBy: { id: 'desc' },
    select: { subjectId: true },
  })
  return (
    payable.find(({ id }) => id === newestOrder?.subjectId) ??
    payable.find(({ status }) => status === 'pending_payment') ??
    null
  )
}

/** Returns the state of the newest order. Ignores access that an earlier order still gives. */
function stateOf(
  { live, liveStatus, isInReview, refusedSubscription }: Awaited<ReturnType<typeof subjectStanding>>,
  status: BusinessStatus,
): ReturnedPlan['state'] | null {
  if (isInReview) return 'confirming'
  if (liveStatus === 'pending') return 'unpaid'
  if (!live && refusedSubscription) return 'refused'
  if (!live) return status === 'pending_payment' ? 'registered' : null
  if (liveStatus !== 'active') return null
  return live.paidUntil === null ? 'confirming' : 'paid'
}
