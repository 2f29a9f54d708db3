import type { Subscription } from '@oficio/db/generated/client'
import type { Ctx } from '../kernel/ctx'
import type { MailContent } from '../kernel/mail/templates'
import { failedCharge } from './charges/charge-state'
import {
  type LoadedSubscription,
  loadSubscriptions,
  standingAmong,
  summarise,
} from './standing/subject-standing'
import { kindOf } from './subscription-kind'

type Refs = Record<string, string>

/** Returns the subscription that a mail is about and where it stands now, or null when there is nobody to tell. */
async function load(ctx: Ctx, refs: Refs, to: string) {
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

async function subscriptionActive(ctx: Ctx, refs: Refs, to: string): Promise<MailContent | null> {
  const found = await load(ctx, refs, to)
  if (!found?.standing.hasAccess || found.subscription.heldAt) return null
  const { amountCentavos, nextChargeAt } = found.subscription
  return {
    template: 'subscription-active',
    props: { ...found.common, amountArs: amountCentavos / 100, nextChargeAt: isoOf(nextChargeAt) },
  }
}

async function subscriptionCharged(ctx: Ctx, refs: Refs, to: string): Promise<MailContent | null> {
  const found = await load(ctx, refs, to)
  const charge = found?.subscription.charges.find(({ id }) => id === refs.chargeId)
  // Given back meanwhile, it is no receipt of anything.
  if (!found || !charge?.paidUntil) return null
  const payment = await ctx.db.payment.findFirst({ where: { providerId: charge.paymentProviderId ?? '' } })
  return {
    template: 'subscription-charged',
    props: {
      ...found.common,
      amountArs: charge.amountCentavos / 100,
      chargedAt: (payment?.approvedAt ?? charge.providerUpdatedAt).toISOString(),
      from: charge.debitAt.toISOString(),
      until: charge.paidUntil.toISOString(),
      receiptNumber: charge.paymentProviderId ?? charge.providerId,
      nextChargeAt: isoOf(found.subscription.nextChargeAt),
    },
  }
}

async function subscriptionChargeFailed(ctx: Ctx, refs: Refs, to: string): Promise<MailContent | null> {
  const found = await load(ctx, refs, to)
  const charge = found && failedCharge(found.subscription.charges)
  // Paid meanwhile, cancelled, or looked at by a person: there is nothing to see to.
  if (!found || !charge || charge.id !== refs.chargeId) return null
  if (found.standing.status === 'cancelled' || found.isInReview) return null
  return {
    template: 'subscription-charge-failed',
    props: {
      ...found.common,
      amountArs: charge.amountCentavos / 100,
      nextRetryAt: isoOf(charge.nextRetryAt),
      accessUntil: found.accessUntil,
      payUrl: found.subscription.checkoutUrl ?? found.common.manageUrl,
    },
  }
}

async function subscriptionSuspended(ctx: Ctx, refs: Refs, to: string): Promise<MailContent | null> {
  const found = await load(ctx, refs, to)
  // While its subject is suspended there is nothing that they could do about it.
  if (found?.standing.status !== 'suspended' || found.subscription.heldAt) return null
  return {
    template: 'subscription-suspended',
    props: {
      ...found.common,
      isPaused: found.subscription.providerStatus === 'paused',
      isInReview: found.isInReview,
      accessUntil: found.accessUntil,
    },
  }
}

async function subscriptionCancelled(ctx: Ctx, refs: Refs, to: string): Promise<MailContent | null> {
  const found = await load(ctx, refs, to)
  if (found?.standing.status !== 'cancelled') return null
  return {
    template: 'subscription-cancelled',
    props: {
      ...found.common,
      isByProvider: found.subscription.cancelReason === 'provider',
      worksUntil: found.accessUntil,
    },
  }
}

async function subscriptionAmountChanged(ctx: Ctx, refs: Refs, to: string): Promise<MailContent | null> {
  const found = await load(ctx, refs, to)
  // Changed again meanwhile: the mail about that tells the amount that holds.
  if (!found || found.subscription.amountCentavos !== Number(refs.amountCentavos)) return null
  return {
    template: 'subscription-amount-changed',
    props: {
      ...found.common,
      amountArs: found.subscription.amountCentavos / 100,
      nextChargeAt: isoOf(found.subscription.nextChargeAt),
    },
  }
}

async function subscriptionPriceAnnounced(ctx: Ctx, refs: Refs, to: string): Promise<MailContent | null> {
  const found = await load(ctx, refs, to)
  if (!found || !isAnnounced(found.subscription, refs)) return null
  const { units, amountCentavos, nextUnitPriceCentavos, nextUnitPriceFrom } = found.subscription
  if (nextUnitPriceCentavos === null || nextUnitPriceFrom === null) return null
  return {
    template: 'subscription-price-announced',
    props: {
      ...found.common,
      currentMonthlyArs: amountCentavos / 100,
      newMonthlyArs: (nextUnitPriceCentavos * units) / 100,
      from: nextUnitPriceFrom.toISOString(),
    },
  }
}

const isAnnounced = (subscription: LoadedSubscription, refs: Refs): boolean =>
  subscription.nextUnitPriceCentavos === Number(refs.unitPriceCentavos)

export const subscriptionMails = {
  'subscription-active': subscriptionActive,
  'subscription-charged': subscriptionCharged,
  'subscription-charge-failed': subscriptionChargeFailed,
  'subscription-suspended': subscriptionSuspended,
  'subscription-cancelled': subscriptionCancelled,
  'subscription-amount-changed': subscriptionAmountChanged,
  'subscription-price-announced': subscriptionPriceAnnounced,
}
