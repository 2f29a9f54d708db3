import type { ChosenPlan } from '@oficio/contracts/businesses/own-plan'
import type { Tx } from '@oficio/db/client'
import type { Business, BusinessStatus } from '@oficio/db/generated/client'
import { z } from 'zod'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { atTimes, defineJob, handledBy } from '../../kernel/jobs/define-job'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import { forEachId } from '../../kernel/jobs/for-each-id'
import { subjectStanding } from '../../subscriptions/standing/subject-standing'
import { isPaidAnew } from '../../subscriptions/subscription-events'
import { businessSubject } from '../business-subject'
import { lockBusiness } from '../lock-business'
import { publicStatuses } from '../public-business'
import { purgeBusiness } from '../purge-business'
import { setBusinessRubros } from '../set-links'
import { nextPlanOf } from './chosen-plan'
import { isFree, type PaidState, paidStateOf } from './paid-state'
import { tellPlanBegun } from './tell-plan-begun'

const followStandingJob = defineJob({
  name: 'follow-business-standing',
  label: 'Publicar o dejar de publicar un negocio',
  payload: z.object({ businessId: z.uuid() }),
  keyOf: ({ businessId }) => `follow-business-standing:${businessId}`,
})

/** Enqueues, where what its subscriptions give is not what the business says, the job that makes it say so. */
export async function noteStanding({ db, clock }: TxCtx, businessId: string): Promise<void> {
  const business = await db.business.findUnique({ where: { id: businessId } })
  if (!business) return
  const hasMoved = differs(business, await stateOf(db, business, clock.now()))
  if (hasMoved || (await paidPlan(db, business)) !== null)
    await enqueueJob(db, followStandingJob, { businessId })
}

/**
 * Makes a business stand where its subscriptions say (docs/product.md, 'States of a business') and have the plan that was paid
 * last, and drops its kept pages where that changes anything. What an admin or its owner decided stays. Any number of times,
 * in any order.
 */
export async function followStanding(ctx: TxCtx, businessId: string): Promise<void> {
  const before = await lockBusiness(ctx.db, businessId)
  const state = await stateOf(ctx.db, before, ctx.clock.now())
  const plan = await paidPlan(ctx.db, before)
  if (!differs(before, state) && !plan) return
  const isSeen = state.status !== before.status || plan !== null
  await ctx.db.business.update({
    where: { id: businessId },
    data: {
      ...state,
      ...(plan && { tier: plan.tier, nextTier: null, nextRubroIds: [], nextPlanAt: null }),
      ...(isSeen && { updatedAt: ctx.clock.now() }),
    },
  })
  if (plan) {
    await setBusinessRubros(ctx.db, businessId, plan.rubroIds)
    await tellPlanBegun(ctx, before, plan)
  }
  await purgeBusiness(ctx, businessId)
}

export const followStandingHandler = handledBy(followStandingJob, (ctx, { businessId }) =>
  ctx.transaction((ctx) => followStanding(ctx, businessId)),
)

/** What an admin refused, or what is gone, or was never claimed, depends on no payment. */
const followed: readonly BusinessStatus[] = [
  'pending_payment',
  'active',
  'past_due',
  'suspended',
  'cancelled',
]

async function stateOf(tx: Tx, business: Business, now: Date): Promise<PaidState> {
  const { id, status, publicUntil } = business
  if (!followed.includes(status)) return { status, publicUntil }
  const standing = await subjectStanding(tx, businessSubject(id), now)
  // Trust in a first charge ends, and is no payment: what is free must not begin to end with it.
  if (standing.paidUntil === null && isFree(business)) return { status, publicUntil }
  return paidStateOf(standing)
}

/** Returns the plan that was chosen and has been paid for since; null where there is none. */
async function paidPlan(tx: Tx, business: Business): Promise<ChosenPlan | null> {
  const next = nextPlanOf(business)
  if (!next || !business.nextPlanAt || !followed.includes(business.status)) return null
  return (await isPaidAnew(tx, businessSubject(business.id), business.nextPlanAt)) ? next : null
}

const differs = (one: PaidState, other: PaidState): boolean =>
  one.status !== other.status || one.publicUntil?.getTime() !== other.publicUntil?.getTime()

/** Lets the time pass: what was paid until now is public no more, whether or not anything was heard. */
export async function endPublicTime(ctx: Ctx): Promise<void> {
  await forEachId({
    find: ({ after, take }) =>
      ctx.db.business.findMany({
        where: {
          status: { in: [...publicStatuses] },
          publicUntil: { lte: ctx.clock.now() },
          id: { gt: after },
        },
        orderBy: { id: 'asc' },
        select: { id: true },
        take,
      }),
    run: (id) => ctx.transaction((ctx) => followStanding(ctx, id)),
  })
}

export const endPublicTimeClock = atTimes(
  { name: 'end-public-time', label: 'Dejar de publicar negocios cuyo plan venció', at: '*/5 * * * *' },
  endPublicTime,
)
