import type { Tx } from '@oficio/db/client'
import type { Business, BusinessStatus } from '@oficio/db/generated/client'
import { z } from 'zod'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { atTimes, defineJob, handledBy } from '../../kernel/jobs/define-job'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import { forEachId } from '../../kernel/jobs/for-each-id'
import { subjectStanding } from '../../subscriptions/standing/subject-standing'
import { businessSubject } from '../business-subject'
import { lockBusiness } from '../lock-business'
import { publicStatuses } from '../public-business'
import { purgeBusiness } from '../purge-business'
import { setBusinessRubros } from '../set-links'
import { isFree, type PaidState, paidStateOf } from './paid-state'
import { type PlanMove, planMoveOf } from './plan-move'
import { tellPlanBegun } from './tell-plan-begun'

const followStandingJob = defineJob({
  name: 'follow-business-standing',
  label: 'Publicar o dejar de publicar un negocio',
  payload: z.object({ businessId: z.uuid() }),
  keyOf: ({ businessId }) => `follow-business-standing:${businessId}`,
})

/** Enqueues the job that updates a business when its status or plan differs from its subscriptions. */
export async function noteStanding({ db, clock }: TxCtx, businessId: string): Promise<void> {
  const business = await db.business.findUnique({ where: { id: businessId } })
  if (!business) return
  const { state, move } = await standsAt(db, business, clock.now())
  if (move || differs(business, state)) await enqueueJob(db, followStandingJob, { businessId })
}

/**
 * Updates the status and plan of a business from its subscriptions (docs/product.md, 'States of a business'). Purges
 * its cached pages if anything changed. Keeps a status set by an admin or the owner. Idempotent; calls may come in any
 * order.
 */
export async function followStanding(ctx: TxCtx, businessId: string): Promise<void> {
  const before = await lockBusiness(ctx.db, businessId)
  const now = ctx.clock.now()
  const { state, move } = await standsAt(ctx.db, before, now)
  if (!differs(before, state) && !move) return
  const isSeen = state.status !== before.status || move !== null
  await ctx.db.business.update({
    where: { id: businessId },
    data: {
      ...state,
      ...(move && tiersOf(move, before.nextPlanAt ?? now)),
      ...(isSeen && { updatedAt: now }),
    },
  })
  if (move) await setBusinessRubros(ctx.db, businessId, move.has.rubroIds)
  // A plan that begins with a later charge is announced with that charge.
  if (move && !move.next) await tellPlanBegun(ctx, before, move.has)
  await purgeBusiness(ctx, businessId, { isLinkChange: state.status !== before.status })
}

export const followStandingHandler = handledBy(followStandingJob, (ctx, { businessId }) =>
  ctx.transaction((ctx) => followStanding(ctx, businessId)),
)

/** The statuses that depend on payments. A rejected, removed or paused business does not follow its payments. */
const followedStatuses: readonly BusinessStatus[] = [
  'pending_payment',
  'active',
  'past_due',
  'suspended',
  'cancelled',
]

async function standsAt(
  tx: Tx,
  business: Business,
  now: Date,
): Promise<{ state: PaidState; move: PlanMove | null }> {
  const { id, status, publicUntil } = business
  if (!followedStatuses.includes(status)) return { state: { status, publicUntil }, move: null }
  const standing = await subjectStanding(tx, businessSubject(id), now)
  // Access granted before the first charge expires. A free business keeps its open end until a charge is really paid.
  const isStillFree = standing.paidUntil === null && isFree(business)
  const state = isStillFree ? { status, publicUntil } : paidStateOf(standing)
  return { state, move: await planMoveOf(tx, business, standing) }
}

const tiersOf = ({ has, next }: PlanMove, nextPlanAt: Date) => ({
  tier: has.tier,
  nextTier: next?.tier ?? null,
  nextRubroIds: next ? [...next.rubroIds] : [],
  nextPlanAt: next && nextPlanAt,
})

const differs = (state: PaidState, other: PaidState): boolean =>
  state.status !== other.status || state.publicUntil?.getTime() !== other.publicUntil?.getTime()

/** Updates every business whose paid time is over, even if no message came from the payment provider. */
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
