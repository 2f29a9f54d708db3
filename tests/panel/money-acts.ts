import { auditSubject } from '@oficio/domain/kernel/audit-subject'
import { buildPayment } from '@oficio/domain/testing/builders/build-payment'
import { buildPendingSubscriber } from '@oficio/domain/testing/subscription-scene'
import type { TestCtx } from '@oficio/domain/testing/test-context'
import { fileUrgent } from '@oficio/domain/testing/urgent'
import type { Act } from './act'

const reason = 'Pagó dos veces.'

const refund = (amountArs?: number): Act => ({
  endpoint: 'refundPayment',
  action: 'payment-refund-requested',
  prepare: async (ctx) => {
    const { intent, payment } = await buildPayment(ctx)
    const body = { paymentId: payment.id, reason, leftArs: payment.amountCentavos / 100, amountArs }
    return { params: { id: intent.id }, body, subject: auditSubject('payment', payment.id) }
  },
  words: 'reason',
  // Nothing is left of a fully refunded payment.
  second: amountArs === undefined ? 'not_refundable' : 'refund_outdated',
})

const reasons = { both: 'each asks the provider how it stands' }

const inAWeek = (ctx: TestCtx) => new Date(ctx.clock.now().getTime() + 7 * 86_400_000).toISOString()
const key = 'urgencyFeeArs'
const aboutFee = { params: { key }, subject: auditSubject('setting', key) }
const feeDecisions = (ctx: TestCtx) => ctx.db.auditEntry.count({ where: { subject: aboutFee.subject } })

/** Actions on payments, subscriptions and prices. */
export const moneyActs: readonly Act[] = [
  refund(),
  refund(4_000),
  {
    endpoint: 'syncIntent',
    action: 'payment-synced',
    prepare: async (ctx) => {
      const { intentId: id } = await fileUrgent(ctx)
      return { params: { id }, body: {}, subject: auditSubject('payment-intent', id) }
    },
    second: reasons,
  },
  {
    endpoint: 'fetchSubscription',
    action: 'subscription-synced',
    prepare: async (ctx) => {
      const { id } = await buildPendingSubscriber(ctx)
      return { params: { id }, subject: auditSubject('subscription', id) }
    },
    second: reasons,
  },
  {
    endpoint: 'cancelSubscriptionByAdmin',
    action: 'subscription-cancelled',
    prepare: async (ctx) => {
      const { id } = await buildPendingSubscriber(ctx)
      return { params: { id }, body: { reason }, subject: auditSubject('subscription', id) }
    },
    words: 'reason',
    second: 'nothing_to_cancel',
  },
  {
    endpoint: 'changeSetting',
    action: 'setting-changed',
    prepare: async (ctx) => ({
      ...aboutFee,
      body: { value: 20_000 + (ctx.clock.now().getTime() % 1_000), decisions: await feeDecisions(ctx) },
    }),
    second: 'setting_decided',
  },
  {
    endpoint: 'changeSetting',
    action: 'setting-changed',
    prepare: async (ctx) => ({
      ...aboutFee,
      body: { value: 30_000, validFrom: inAWeek(ctx), decisions: await feeDecisions(ctx) },
    }),
    second: 'setting_decided',
  },
  {
    endpoint: 'withdrawSetting',
    action: 'setting-withdrawn',
    prepare: async (ctx) => {
      const validFrom = inAWeek(ctx)
      const row = { key, value: 31_000, validFrom, createdAt: ctx.clock.now() }
      await ctx.db.setting.create({ data: row })
      return { ...aboutFee, body: { validFrom } }
    },
    second: 'not_found',
  },
]
