import type { Subscription } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { builtBy } from '../../kernel/mail/define-mail'
import { failedCharge } from '../charges/charge-state'
import {
  subscriptionActiveMail,
  subscriptionAmountChangedMail,
  subscriptionCancelledMail,
  subscriptionChargedMail,
  subscriptionChargeFailedMail,
  subscriptionPriceAnnouncedMail,
  subscriptionSuspendedMail,
} from '../mails'
import { kindOf } from '../subscription-kind'
import { findResumed } from './find-resumed'
import { loadSubscriptions, standingAmong, summarise } from './subject-standing'

/** Returns the subscription that a mail is about and where it stands now, or null when there is nobody to tell. */
async function load(ctx: Ctx, refs: { subscriptionId: string }, to: string) {
  const row = await ctx.db.subscription.findUnique({ where: { id: refs.subscriptionId } })
  const user = row && (await ctx.db.user.findUnique({ where: { id: row.userId } }))
  if (!row || !user || user.email.toLowerCase() !== to.toLowerCase()) return null
  const ofSubject = await loadSubscriptions(ctx.db, { ...row, subjectIds: [row.subjectId] })
  const subscription = ofSubject.find(({ id }) => id === row.id)
  if (!subscription) return null
  const now = ctx.clock.now()
  const standing = standingAmong(ofSubject, subscription, now)
  // Another one may give access for longer.
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

export const subscriptionActiveBuilder = builtBy(subscriptionActiveMail, async (ctx, refs, to) => {
  const found = await load(ctx, refs, to)
  if (!found?.standing.hasAccess || found.subscription.heldAt) return null
  const { amountCentavos, nextChargeAt } = found.subscription
  return {
    ...found.common,
    words: found.words.active,
    amountArs: amountCentavos / 100,
    nextChargeAt: isoOf(nextChargeAt),
  }
})

export const subscriptionChargedBuilder = builtBy(subscriptionChargedMail, async (ctx, refs, to) => {
  const found = await load(ctx, refs, to)
  const charge = found?.subscription.charges.find(({ id }) => id === refs.chargeId)
  // Given back meanwhile, it is no receipt of anything.
  if (!found || !charge?.paidUntil) return null
  const payment = await ctx.db.payment.findFirst({ where: { providerId: charge.paymentProviderId ?? '' } })
  return {
    ...found.common,
    amountArs: charge.amountCentavos / 100,
    chargedAt: (payment?.approvedAt ?? charge.providerUpdatedAt).toISOString(),
    from: charge.debitAt.toISOString(),
    until: charge.paidUntil.toISOString(),
    receiptNumber: charge.paymentProviderId ?? charge.providerId,
    nextChargeAt: isoOf(found.subscription.nextChargeAt),
  }
})

export const subscriptionChargeFailedBuilder = builtBy(
  subscriptionChargeFailedMail,
  async (ctx, refs, to) => {
    const found = await load(ctx, refs, to)
    const charge = found && failedCharge(found.subscription.charges)
    // Paid meanwhile, cancelled, or looked at by a person: there is nothing to see to.
    if (!found || !charge || charge.id !== refs.chargeId) return null
    if (found.standing.status === 'cancelled' || found.isInReview) return null
    return {
      ...found.common,
      words: found.words.failing,
      amountArs: charge.amountCentavos / 100,
      nextRetryAt: isoOf(charge.nextRetryAt),
      accessUntil: found.accessUntil,
      payUrl: found.subscription.checkoutUrl ?? found.common.manageUrl,
    }
  },
)

export const subscriptionSuspendedBuilder = builtBy(subscriptionSuspendedMail, async (ctx, refs, to) => {
  const found = await load(ctx, refs, to)
  // While its subject is suspended there is nothing that they could do about it.
  if (found?.standing.status !== 'suspended' || found.subscription.heldAt) return null
  return {
    ...found.common,
    words: found.words.suspended,
    isPaused: found.subscription.providerStatus === 'paused',
    resumed: await findResumed(ctx, { status: 'suspended', subscription: found.subscription }),
    isInReview: found.isInReview,
    accessUntil: found.accessUntil,
  }
})

export const subscriptionCancelledBuilder = builtBy(subscriptionCancelledMail, async (ctx, refs, to) => {
  const found = await load(ctx, refs, to)
  if (found?.standing.status !== 'cancelled') return null
  return {
    ...found.common,
    isByProvider: found.subscription.cancelReason === 'provider',
    worksUntil: found.accessUntil,
  }
})

export const subscriptionAmountChangedBuilder = builtBy(
  subscriptionAmountChangedMail,
  async (ctx, refs, to) => {
    const found = await load(ctx, refs, to)
    // Changed again meanwhile: the mail about that tells the amount that holds.
    if (!found || found.subscription.amountCentavos !== refs.amountCentavos) return null
    return {
      ...found.common,
      amountArs: found.subscription.amountCentavos / 100,
      nextChargeAt: isoOf(found.subscription.nextChargeAt),
    }
  },
)

export const subscriptionPriceAnnouncedBuilder = builtBy(
  subscriptionPriceAnnouncedMail,
  async (ctx, refs, to) => {
    const found = await load(ctx, refs, to)
    if (!found || found.subscription.nextUnitPriceCentavos !== refs.unitPriceCentavos) return null
    const { units, amountCentavos, nextUnitPriceCentavos, nextUnitPriceFrom } = found.subscription
    if (nextUnitPriceCentavos === null || nextUnitPriceFrom === null) return null
    return {
      ...found.common,
      currentMonthlyArs: amountCentavos / 100,
      newMonthlyArs: (nextUnitPriceCentavos * units) / 100,
      from: nextUnitPriceFrom.toISOString(),
    }
  },
)
