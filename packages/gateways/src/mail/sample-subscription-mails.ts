import type { MailTemplates } from '@oficio/domain/kernel/mail/templates'

type SubscriptionMail = Extract<keyof MailTemplates, `subscription-${string}`>

const subscription = {
  firstName: 'Martín',
  unitsText: '2 rubros',
  manageUrl: 'https://oficio.example/professional/payments',
}
const nextChargeAt = '2026-12-21T14:00:00.000Z'

/** Believable mails about a subscription. */
export const sampleSubscriptionMails: { [T in SubscriptionMail]: readonly MailTemplates[T][] } = {
  'subscription-active': [
    { ...subscription, amountArs: 20_000, nextChargeAt },
    { ...subscription, unitsText: '1 rubro', amountArs: 10_000, nextChargeAt: null },
  ],
  'subscription-charged': [
    {
      ...subscription,
      amountArs: 20_000,
      chargedAt: '2026-11-21T14:26:00.000Z',
      from: '2026-11-21T14:00:00.000Z',
      until: nextChargeAt,
      receiptNumber: '1300000001',
      nextChargeAt,
    },
    {
      ...subscription,
      amountArs: 20_000.5,
      chargedAt: '2026-11-21T14:26:00.000Z',
      from: '2026-11-21T14:00:00.000Z',
      until: nextChargeAt,
      receiptNumber: '1300000002',
      nextChargeAt: null,
    },
  ],
  'subscription-charge-failed': [
    {
      ...subscription,
      amountArs: 20_000,
      nextRetryAt: '2026-11-23T14:00:00.000Z',
      accessUntil: '2026-12-01T14:00:00.000Z',
      payUrl: 'https://www.mercadopago.com.ar/subscriptions/checkout?preapproval_id=2c93',
    },
    {
      ...subscription,
      amountArs: 20_000,
      nextRetryAt: null,
      accessUntil: null,
      payUrl: 'https://www.mercadopago.com.ar/subscriptions/checkout?preapproval_id=2c93',
    },
  ],
  'subscription-suspended': [
    { ...subscription, isPaused: false, isInReview: false, accessUntil: null },
    { ...subscription, isPaused: true, isInReview: false, accessUntil: null },
    { ...subscription, isPaused: false, isInReview: false, accessUntil: nextChargeAt },
    { ...subscription, isPaused: false, isInReview: true, accessUntil: null },
  ],
  'subscription-cancelled': [
    { ...subscription, isByProvider: false, worksUntil: nextChargeAt },
    { ...subscription, isByProvider: true, worksUntil: null },
  ],
  'subscription-amount-changed': [
    { ...subscription, amountArs: 30_000, nextChargeAt },
    { ...subscription, unitsText: '1 rubro', amountArs: 10_000, nextChargeAt: null },
  ],
  'subscription-price-announced': [
    { ...subscription, currentMonthlyArs: 20_000, newMonthlyArs: 24_000, from: nextChargeAt },
  ],
}
