import { z } from 'zod'
import { countRef, defineMail } from '../kernel/mail/define-mail'
import type { SubscriptionWords } from './subscription-kind'

interface SubscriptionMail {
  firstName: string
  /** What is charged for. */
  unitsText: string
  manageUrl: string
}

type MailWords = SubscriptionWords['mails']

declare module '../kernel/mail-templates' {
  interface MailTemplates {
    /** To a new subscriber. */
    'subscription-active': SubscriptionMail & {
      words: MailWords['active']
      amountArs: number
      nextChargeAt: string | null
    }
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
      words: MailWords['failing']
      amountArs: number
      /** When the provider tries again; null when it does not. */
      nextRetryAt: string | null
      /** Until when everything goes on; null when nothing does. */
      accessUntil: string | null
      payUrl: string
    }
    'subscription-suspended': SubscriptionMail & {
      words: MailWords['suspended']
      isPaused: boolean
      /** It was resumed after its paid month, and waits for its charge: none failed. */
      resumption: { chargeAt: string | null } | null
      /** Money of a charge came and waits for a person: nothing is to be paid meanwhile. */
      isInReview: boolean
      /** Until when an earlier paid subscription still gives access. */
      accessUntil: string | null
    }
    'subscription-cancelled': SubscriptionMail & {
      /** Not by its owner, but because it could not be charged. */
      isByProvider: boolean
      worksUntil: string | null
    }
    /** The amount of the next charge is another one: other units, or a price that was announced. */
    'subscription-amount-changed': SubscriptionMail & { amountArs: number; nextChargeAt: string | null }
    'subscription-price-announced': SubscriptionMail & {
      currentMonthlyArs: number
      newMonthlyArs: number
      from: string
    }
  }
}

// The builders of these mails read the standing of a subscription, on which the code that queues them depends:
// standing/mail-builders.ts.

const subscriptionId = z.uuid()
const ofSubscription = z.object({ subscriptionId })
const ofCharge = z.object({ subscriptionId, chargeId: z.uuid() })

/** To a new subscriber. */
export const subscriptionActiveMail = defineMail({
  template: 'subscription-active',
  label: 'Suscripción activa',
  isOwed: true,
  refs: ofSubscription,
})

/** The receipt of a monthly charge. */
export const subscriptionChargedMail = defineMail({
  template: 'subscription-charged',
  label: 'Cobro de suscripción',
  isOwed: true,
  refs: ofCharge,
})

export const subscriptionChargeFailedMail = defineMail({
  template: 'subscription-charge-failed',
  label: 'Cobro de suscripción rechazado',
  isOwed: true,
  refs: ofCharge,
})

export const subscriptionSuspendedMail = defineMail({
  template: 'subscription-suspended',
  label: 'Suscripción suspendida',
  isOwed: true,
  refs: ofSubscription,
})

export const subscriptionCancelledMail = defineMail({
  template: 'subscription-cancelled',
  label: 'Suscripción cancelada',
  isOwed: true,
  refs: ofSubscription,
})

/** The amount of the next charge is another one: other units, or a price that was announced. */
export const subscriptionAmountChangedMail = defineMail({
  template: 'subscription-amount-changed',
  label: 'Cambió el importe de la suscripción',
  isOwed: true,
  refs: z.object({ subscriptionId, amountCentavos: countRef }),
})

export const subscriptionPriceAnnouncedMail = defineMail({
  template: 'subscription-price-announced',
  label: 'Aviso de aumento de la suscripción',
  isOwed: true,
  refs: z.object({ subscriptionId, unitPriceCentavos: countRef }),
})
