import type { NoticeKind } from '@oficio/contracts/kernel/notice-kinds'
import { z } from 'zod'
import { countRef, defineEvent, type NoticeWords } from '../kernel/events/define-event'
import type { SubscriptionWords } from './subscription-kind'

interface SubscriptionMail {
  firstName: string
  /** The charged units in words. */
  unitsText: string
  manageUrl: string
}

type MailWords = SubscriptionWords['mails']

declare module '../kernel/mail-templates' {
  interface MailTemplates {
    /** Welcomes a new subscriber. */
    'subscription-active': SubscriptionMail & {
      words: MailWords['active']
      amountArs: number
      nextChargeAt: string | null
    }
    /** The receipt of a monthly charge. */
    'subscription-charged': SubscriptionMail & {
      amountArs: number
      chargedAt: string
      /** Start of the month that the charge pays for. */
      from: string
      until: string
      receiptNumber: string
      nextChargeAt: string | null
    }
    'subscription-charge-failed': SubscriptionMail & {
      words: MailWords['failing']
      amountArs: number
      /** When the provider retries the charge; null if it does not. */
      nextRetryAt: string | null
      /** Until when the subscription still gives access; null if it gives none. */
      accessUntil: string | null
      payUrl: string
    }
    'subscription-suspended': SubscriptionMail & {
      words: MailWords['suspended']
      isPaused: boolean
      /**
       * Set if the subscription was resumed after its paid month ended and waits for its next charge: no charge failed.
       */
      resumption: { chargeAt: string | null } | null
      /** An admin reviews money of a charge, so the owner must not pay meanwhile. */
      isInReview: boolean
      /** Until when an earlier paid subscription still gives access. */
      accessUntil: string | null
    }
    'subscription-cancelled': SubscriptionMail & {
      /** Why it ended: an `EndReason`, or 'provider' if it ended at the payment provider. */
      cancelReason: string | null
      worksUntil: string | null
    }
    /** The amount of the next charge changes: other units, or an announced price. */
    'subscription-amount-changed': SubscriptionMail & { amountArs: number; nextChargeAt: string | null }
    'subscription-price-announced': SubscriptionMail & {
      currentMonthlyArs: number
      newMonthlyArs: number
      from: string
    }
  }
}

// The builders of these mails are in standing/mail-builders.ts. They read the standing of a subscription, and the code
// for the standing imports this file to queue the mails.

const subscriptionId = z.uuid()
const ofSubscription = z.object({ subscriptionId })
const ofCharge = z.object({ subscriptionId, chargeId: z.uuid() })

/** The path of the page where the owner manages the subscription; each kind has its own page. */
interface ManagePath {
  href: string
}

const noticeOf = (kind: NoticeKind, title: string, body: string) => ({
  kind,
  words: ({ href }: ManagePath) => ({ title, body, href }),
})

/** The kind of the subscription words the body of the notice. */
const noticeInWordsOfKind = (kind: NoticeKind, title: string) => ({
  kind,
  words: ({ body, href }: ManagePath & { body: string }) => ({ title, body, href }),
})

/** Notifies a new subscriber. */
export const subscriptionActiveEvent = defineEvent({
  name: 'subscription-active',
  group: 'payments',
  notice: noticeInWordsOfKind('subscription-active', 'Empezó tu suscripción'),
  mail: { label: 'Suscripción activa', isOwed: true, refs: ofSubscription },
})

/** Sends the receipt of a monthly charge. */
export const subscriptionChargedEvent = defineEvent({
  name: 'subscription-charged',
  group: 'payments',
  notice: noticeOf(
    'subscription-charged',
    'Recibimos el pago de tu suscripción',
    'Ya podés ver el comprobante.',
  ),
  mail: { label: 'Cobro de suscripción', isOwed: true, refs: ofCharge },
})

export const subscriptionChargeFailedEvent = defineEvent({
  name: 'subscription-charge-failed',
  group: 'payments',
  notice: noticeInWordsOfKind('subscription-charge-failed', 'No pudimos cobrar tu suscripción'),
  mail: { label: 'Cobro de suscripción rechazado', isOwed: true, refs: ofCharge },
})

export const subscriptionSuspendedEvent = defineEvent({
  name: 'subscription-suspended',
  group: 'payments',
  notice: {
    kind: 'subscription-suspended',
    words: ({ title, body, href }: NoticeWords) => ({ title, body, href }),
  },
  mail: { label: 'Suscripción suspendida', isOwed: true, refs: ofSubscription },
})

export const subscriptionCancelledEvent = defineEvent({
  name: 'subscription-cancelled',
  group: 'payments',
  notice: noticeOf('subscription-cancelled', 'Tu suscripción se canceló', 'No se hacen más cobros.'),
  mail: { label: 'Suscripción cancelada', isOwed: true, refs: ofSubscription },
})

/** Notifies the owner that the amount of the next charge changes: other units, or an announced price. */
export const subscriptionAmountChangedEvent = defineEvent({
  name: 'subscription-amount-changed',
  group: 'payments',
  notice: noticeOf(
    'subscription-amount-changed',
    'Cambió el importe de tu suscripción',
    'El nuevo importe vale desde el próximo cobro.',
  ),
  mail: {
    label: 'Cambió el importe de la suscripción',
    isOwed: true,
    refs: z.object({ subscriptionId, amountCentavos: countRef }),
  },
})

export const subscriptionPriceAnnouncedEvent = defineEvent({
  name: 'subscription-price-announced',
  group: 'payments',
  notice: noticeOf(
    'subscription-price-announced',
    'Cambia el precio de tu suscripción',
    'Mirá desde cuándo y cuánto vas a pagar.',
  ),
  mail: {
    label: 'Aviso de aumento de la suscripción',
    isOwed: true,
    refs: z.object({ subscriptionId, unitPriceCentavos: countRef }),
  },
})

/** Notifies the owner that the subscription gives access again, if no receipt of a charge says so. */
export const subscriptionBackEvent = defineEvent({
  name: 'subscription-back',
  group: 'payments',
  notice: noticeInWordsOfKind('subscription-active', 'Tu suscripción sigue otra vez'),
})

/** Notifies the owner that a payment was refunded, so its month does not count. */
export const subscriptionTakenBackEvent = defineEvent({
  name: 'subscription-taken-back',
  group: 'payments',
  notice: noticeOf(
    'subscription-taken-back',
    'Se devolvió un pago de tu suscripción',
    'El mes que cubría ya no cuenta.',
  ),
})

export const subscriptionPriceWithdrawnEvent = defineEvent({
  name: 'subscription-price-withdrawn',
  group: 'payments',
  notice: noticeOf(
    'subscription-price-withdrawn',
    'Tu suscripción no cambia de precio',
    'El cambio que te habíamos anunciado quedó sin efecto.',
  ),
})
