import type { Subscription } from '@oficio/db/generated/client'
import { z } from 'zod'
import type { Ctx } from '../kernel/ctx'
import { builtBy, countRef, defineMail } from '../kernel/mail/define-mail'
import { failedCharge } from './charges/charge-state'
import { loadSubscriptions, standingAmong, summarise } from './standing/subject-standing'
import { kindOf } from './subscription-kind'

interface SubscriptionMail {
  firstName: string
  /** What is charged for: '2 rubros'. */
  unitsText: string
  manageUrl: string
}

declare module '../kernel/mail/templates' {
  interface MailTemplates {
    /** To whoever has just subscribed. */
    'subscription-active': SubscriptionMail & { amountArs: number; nextChargeAt: string | null }
    /** The receipt of a monthly charge. */
    'subscription-charged': SubscriptionMail & {
      amountArs: number
      chargedAt: string
      /** The month that it pays. */
      from: string
      until: string
      receiptNumber: string
      nextChargeAt: string | null
    }
    'subscription-charge-failed': SubscriptionMail & {
      amountArs: number
      /** When the provider tries again; null when it does not. */
      nextRetryAt: string | null
      /** Until when everything goes on; null when nothing does. */
      accessUntil: string | null
      payUrl: string
    }
    'subscription-suspended': SubscriptionMail & {
      isPaused: boolean
      /** Money of a charge came and waits for a person: nothing is to be paid meanwhile. */
      isInReview: boolean
      /** Until when an earlier one that is paid still opens leads. */
      accessUntil: string | null
    }
    'subscription-cancelled': SubscriptionMail & {
      /** Not by its owner, but because it could not be charged. */
      isByProvider: boolean
      worksUntil: string | null
    }
    /** The amount of the next charge is another one: other rubros, or a price that was announced. */
    'subscription-amount-changed': SubscriptionMail & { amountArs: number; nextChargeAt: string | null }
    'subscription-price-announced': SubscriptionMail & {
      currentMonthlyArs: number
      newMonthlyArs: number
      from: string
    }
  }
}

const subscriptionId = z.uuid()
const ofSubscription = z.object({ subscriptionId })
const ofCharge = z.object({ subscriptionId, chargeId: z.uuid() })

/** To whoever has just subscribed. */
export const subscriptionActiveMail = defineMail({ template: 'subscription-active', refs: ofSubscription })

/** The receipt of a monthly charge. */
export const subscriptionChargedMail = defineMail({ template: 'subscription-charged', refs: ofCharge })

export const subscriptionChargeFailedMail = defineMail({
  template: 'subscription-charge-failed',
  refs: ofCharge,
})

export const subscriptionSuspendedMail = defineMail({
  template: 'subscription-suspended',
  refs: ofSubscription,
})

export const subscriptionCancelledMail = defineMail({
  template: 'subscription-cancelled',
  refs: ofSubscription,
})

/** The amount of the next charge is another one: other rubros, or a price that was announced. */
export const subscriptionAmountChangedMail = defineMail({
  template: 'subscription-amount-changed',
  refs: z.object({ subscriptionId, amountCentavos: countRef }),
})

export const subscriptionPriceAnnouncedMail = defineMail({
  template: 'subscription-price-announced',
  refs: z.object({ subscriptionId, unitPriceCentavos: countRef }),
})

/** Returns the subscription that a mail is about and where it stands now, or null when there is nobody to tell. */
async function load(ctx: Ctx, refs: z.output<typeof ofSubscription>, to: string) {
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
  return { subscription, standing, accessUntil: isoOf(until), isInReview, common }
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
  return { ...found.common, amountArs: amountCentavos / 100, nextChargeAt: isoOf(nextChargeAt) }
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
    isPaused: found.subscription.providerStatus === 'paused',
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
