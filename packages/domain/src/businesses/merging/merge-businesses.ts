import type { BusinessState } from '@oficio/contracts/businesses/decisions'
import type { mergeBusinessesEndpoint } from '@oficio/contracts/businesses/merging/merge'
import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { Business } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { isRepeatedDecision } from '../../kernel/audit/is-repeated-decision'
import { recordAudit } from '../../kernel/audit/record-audit'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { notify } from '../../kernel/notices/notify'
import { pageTags } from '../../kernel/pages/tags'
import { foretellMove, moveReviews } from '../../reviews/move-reviews'
import { lockSubscriptionsOf } from '../../subscriptions/lock-subscription'
import { refreshPending } from '../../subscriptions/order/refresh-pending'
import { businessAuditSubject, businessSubject } from '../business-subject'
import { getBusinessState } from '../decisions/get-business-state'
import { emptyBusiness } from '../empty-business'
import { businessMergedEvent } from '../events'
import { lockBusiness } from '../lock-business'
import { purgeBusiness } from '../purge-business'
import { carryPictures, carryVisits } from './carry-over'
import { planMerge } from './plan-merge'

const action = 'business-merged'

/**
 * Merges a business into another record of the same business, as an admin (docs/product.md, 'Merging businesses'), in
 * one transaction. A second click is a no-op; a decision on an outdated view is refused. Throws business_not_found,
 * business_status_changed, merge_two_owners, merge_unclaimed, merge_paid, merge_unseen.
 */
export async function mergeBusinesses(
  ctx: Ctx,
  actor: Actor,
  { id, goneId, seen, reason }: InputOf<typeof mergeBusinessesEndpoint>,
): Promise<BusinessState> {
  const { userId: adminId } = requireAdmin(actor)
  // Syncs first, because the payer may have authorised it a moment ago.
  await refreshPending(ctx, businessSubject(goneId))
  await ctx.transaction(async (ctx) => {
    // Locks in id order, like all code that locks several businesses.
    for (const businessId of [id, goneId].sort()) await lockBusiness(ctx.db, businessId)
    await lockSubscriptionsOf(ctx.db, businessSubject(goneId))
    const subject = businessAuditSubject(id)
    const { stays, goes, refusal, ownerMoves, ...plan } = await planMerge(ctx, { id, goneId })
    const isDone = goes.mergedIntoId === id
    if (isDone && (await isRepeatedDecision(ctx, { adminId, action, subject, reason }))) return
    if (refusal) throw new AppError(refusal)
    if (plan.seen !== seen) throw new AppError('business_status_changed')
    const ownerId = stays.userId ?? goes.userId
    const reviews = { fromId: goneId, toId: id, ownerId }
    const moves = await foretellMove(ctx.db, reviews)
    const addressesLeft = await carryAddresses(ctx, { stays, goes })
    await moveReviews(ctx, reviews)
    await carryVisits(ctx, { id, goneId })
    await carryPictures(ctx, { stays, goes })
    await emptyBusiness(ctx, goneId, 'merged')
    await ctx.db.business.update({ where: { id: goneId }, data: { userId: null, mergedIntoId: id } })
    await ctx.db.businessClaim.deleteMany({
      where: { businessId: { in: ownerMoves ? [id, goneId] : [goneId] } },
    })
    await ctx.db.business.update({
      where: { id },
      data: {
        version: { increment: 1 },
        updatedAt: ctx.clock.now(),
        ...(ownerMoves && { userId: goes.userId }),
        ...(plan.movedFeatureEnd && { featuredUntil: plan.movedFeatureEnd }),
        ...(plan.becomesPublic && { status: 'active', publicUntil: null }),
      },
    })
    await purgeBusiness(ctx, id, { formerTags: addressesLeft, isLinkChange: true })
    const data = {
      reason,
      goneId,
      goneName: goes.name,
      reviews: moves.moved,
      endedReviews: moves.ending,
      ownerMoves,
    }
    const happeningId = await recordAudit(ctx, { adminId, action, subject, data })
    if (ownerId)
      await notify(ctx, businessMergedEvent, {
        userId: ownerId,
        key: happeningId,
        data: { id, name: stays.name },
      })
  })
  return getBusinessState(ctx, actor, { id })
}

/** Redirects every address of the vanishing business to the other one. Returns the cache tags of its pages. */
async function carryAddresses(
  { db }: TxCtx,
  { stays, goes }: { stays: Business; goes: Business },
): Promise<string[]> {
  const merged = await db.business.findMany({ where: { mergedIntoId: goes.id }, select: { id: true } })
  const slugs = await db.businessSlug.findMany({ where: { businessId: goes.id }, select: { slug: true } })
  await db.businessSlug.updateMany({ where: { businessId: goes.id }, data: { businessId: stays.id } })
  await db.business.updateMany({ where: { mergedIntoId: goes.id }, data: { mergedIntoId: stays.id } })
  const addresses = [goes.id, ...merged.map((business) => business.id), ...slugs.map(({ slug }) => slug)]
  return addresses.map(pageTags.businessAddress)
}
