import type { Subscription } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { builtBy } from '../../kernel/events/define-event'
import { byKey } from '../../kernel/provider-key'
import { paymentKeyOf } from '../charges/charge-payment'
import { failedCharge } from '../charges/charge-state'
import {
  subscriptionActiveEvent,
  subscriptionAmountChangedEvent,
  subscriptionCancelledEvent,
  subscriptionChargedEvent,
  subscriptionChargeFailedEvent,
  subscriptionPriceAnnouncedEvent,
  subscriptionSuspendedEvent,
} from '../events'
import { kindOf } from '../subscription-kind'
import { findResumed } from './find-resumed'
import { buildStanding, loadSubscriptions, summarise } from './subject-standing'

/** Loads the subscription of a mail with its current standing. Returns null if the recipient is not its owner. */
async function load(ctx: Ctx, refs: { subscriptionId: string }, to: string) {
  const row = await ctx.db.subscription.findUnique({ where: { id: refs.subscriptionId } })
  const user = row && (await ctx.db.user.findUnique({ where: { id: row.userId } }))
  if (!row || !user || user.email.toLowerCase() !== to.toLowerCase()) return null
  const ofSubject = await loadSubscriptions(ctx.db, { ...row, subjectIds: [row.subjectId] })
  const subscription = ofSubject.find(({ id }) => id === row.id)
  if (!subscription) return null
  const now = ctx.clock.now()
  const standing = buildStanding(ofSubject, subscription, now)
  // Another subscription of the subject may give access for longer.
  const { until, isInReview } = summarise(ofSubject, now)
  const common = commonOf(ctx, subscription, user.firstName)
  const { mails: words } = await kindOf(ctx, subscription).wordsOf(ctx.db, subscription.subjectId)
  return { subscription, standing, accessUntil: isoOf(until), isInReview, common, words }
}

const commonOf = (ctx: Ctx, subscription: Subscription, firstName: string) => ({
  firstName,
  unitsText: kindOf(ctx, subscription).unitsText(subscription.units),
  manageUrl: new URL(kindOf(ctx, subscription).managePath, ctx.site.origin).toString(),
})

const isoOf = (date: Date | null): string | null => date?.toISOString() ?? null

export const subscriptionActiveBuilder = builtBy(subscriptionActiveEvent, async (ctx, refs, to) => {
  const context = await load(ctx, refs, to)
  if (!context?.standing.hasAccess || context.subscription.heldAt) return null
  const { amountCentavos, nextChargeAt } = context.subscription
  return {
    ...context.common,
    words: context.words.active,
    amountArs: amountCentavos / 100,
    nextChargeAt: isoOf(nextChargeAt),
  }
})

export const subscriptionChargedBuilder = builtBy(subscriptionChargedEvent, async (ctx, refs, to) => {
  const context = await load(ctx, refs, to)
  const charge = context?.subscription.charges.find(({ id }) => id === refs.chargeId)
  // A refunded charge has no receipt mail.
  if (!context || !charge?.paidUntil) return null
  const key = paymentKeyOf(charge)
  const payment = key && (await ctx.db.payment.findUnique({ where: byKey(key) }))
  return {
    ...context.common,
    amountArs: charge.amountCentavos / 100,
    chargedAt: (payment?.approvedAt ?? charge.providerUpdatedAt).toISOString(),
    from: charge.debitAt.toISOString(),
    until: charge.paidUntil.toISOString(),
    receiptNumber: charge.paymentProviderId ?? charge.providerId,
    nextChargeAt: isoOf(context.subscription.nextChargeAt),
  }
})

export const subscriptionChargeFailedBuilder = builtBy(
  subscriptionChargeFailedEvent,
  async (ctx, refs, to) => {
    const context = await load(ctx, refs, to)
    const charge = context && failedCharge(context.subscription.charges)
    // The charge was paid, the subscription cancelled, or an admin reviews its money: the owner has nothing to do.
    if (!context || !charge || charge.id !== refs.chargeId) return null
    if (context.standing.status === 'cancelled' || context.isInReview) return null
    return {
      ...context.common,
      words: context.words.failing,
      amountArs: charge.amountCentavos / 100,
      nextRetryAt: isoOf(charge.nextRetryAt),
      accessUntil: context.accessUntil,
      payUrl: context.subscription.checkoutUrl ?? context.common.manageUrl,
    }
  },
)

export const subscriptionSuspendedBuilder = builtBy(subscriptionSuspendedEvent, async (ctx, refs, to) => {
  const context = await load(ctx, refs, to)
  // The owner can do nothing while the subject is suspended.
  if (context?.standing.status !== 'suspended' || context.subscription.heldAt) return null
  return {
    ...context.common,
    words: context.words.suspended,
    isPaused: context.subscription.providerStatus === 'paused',
    resumption: await findResumed(ctx, { status: 'suspended', subscription: context.subscription }),
    isInReview: context.isInReview,
    accessUntil: context.accessUntil,
  }
})

export const subscriptionCancelledBuilder = builtBy(subscriptionCancelledEvent, async (ctx, refs, to) => {
  const context = await load(ctx, refs, to)
  if (context?.standing.status !== 'cancelled') return null
  return {
    ...context.common,
    cancelReason: context.subscription.cancelReason,
    worksUntil: context.accessUntil,
  }
})

export const subscriptionAmountChangedBuilder = builtBy(
  subscriptionAmountChangedEvent,
  async (ctx, refs, to) => {
    const context = await load(ctx, refs, to)
    // The amount changed again meanwhile, and the mail about that change states the current amount.
    if (!context || context.subscription.amountCentavos !== refs.amountCentavos) return null
    return {
      ...context.common,
      amountArs: context.subscription.amountCentavos / 100,
      nextChargeAt: isoOf(context.subscription.nextChargeAt),
    }
  },
)

export const subscriptionPriceAnnouncedBuilder = builtBy(
  subscriptionPriceAnnouncedEvent,
  async (ctx, refs, to) => {
    const context = await load(ctx, refs, to)
    if (!context || context.subscription.nextUnitPriceCentavos !== refs.unitPriceCentavos) return null
    const { units, amountCentavos, nextUnitPriceCentavos, nextUnitPriceFrom } = context.subscription
    if (nextUnitPriceCentavos === null || nextUnitPriceFrom === null) return null
    return {
      ...context.common,
      currentMonthlyArs: amountCentavos / 100,
      newMonthlyArs: (nextUnitPriceCentavos * units) / 100,
      from: nextUnitPriceFrom.toISOString(),
    }
  },
)
