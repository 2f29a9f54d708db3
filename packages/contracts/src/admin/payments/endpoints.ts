import { z } from 'zod'
import { defineEndpoint, done } from '../../endpoint'
import { id, requiredText } from '../../fields'
import { listCursor } from '../../kernel/lists/define-list'
import { limits } from '../../limits'
import { plainText } from '../../text/plain-text'
import { texts } from '../../texts'
import { adminIntent, syncAnswer } from './intent'
import { paymentLists, paymentPage, paymentSorts, paymentTabs } from './list'
import { adminSubscription } from './subscription'

const tag = 'Administración'
const access = ['admin'] as const
const params = z.object({ id })

/** The admin's reason for changing a payment. It is kept in the audit log. */
const reason = requiredText('reason', limits.noteMax, 'lines')

export const listPaymentsEndpoint = defineEndpoint({
  name: 'listPayments',
  summary:
    'Lists payment intents, payments and subscriptions, one page at a time. The search matches mails, names, our ids and the ids of the provider.',
  tag,
  method: 'GET',
  path: '/admin/payments',
  access,
  query: z
    .object({
      tab: z.enum(paymentTabs).default('intents'),
      search: plainText('line').max(120).optional(),
      status: z.string().max(40).optional(),
      sort: z.enum(paymentSorts).default('newest'),
      cursor: listCursor.optional(),
    })
    .superRefine(({ tab, status }, query) => {
      if (status === undefined || Object.hasOwn(paymentLists[tab].filters.status.choices, status)) return
      query.addIssue({ code: 'custom', path: ['status'], message: texts.unexpected })
    }),
  stepUp: true,
  response: paymentPage,
})

export const getAdminPaymentEndpoint = defineEndpoint({
  name: 'getAdminPayment',
  summary:
    'Returns everything known about one payment intent: its payments with their observed states, effects, refunds, notifications and admin actions. Responses of the provider are shown without its secrets.',
  tag,
  method: 'GET',
  path: '/admin/payments/{id}',
  access,
  params,
  response: adminIntent,
  errors: ['payment_not_found'],
})

export const syncIntentEndpoint = defineEndpoint({
  name: 'syncIntent',
  summary:
    'Queries the provider again about an intent, or about one of its payments, and returns what changed.',
  tag,
  method: 'POST',
  path: '/admin/payments/{id}/sync',
  access,
  params,
  body: z.object({ paymentId: id.optional() }),
  response: syncAnswer,
  errors: ['payment_not_found', 'provider_away', 'provider_refused', 'provider_denied'],
})

export const refundPaymentEndpoint = defineEndpoint({
  name: 'refundPayment',
  summary:
    'Refunds an approved payment, wholly or in part. The id is the id of its intent or of its subscription.',
  tag,
  method: 'POST',
  path: '/admin/payments/{id}/refund',
  access,
  params,
  body: z.object({
    paymentId: id,
    reason,
    /** Omitted: everything that is left. */
    amountArs: z
      .number('Escribí un importe.')
      .positive('Escribí un importe mayor que cero.')
      .multipleOf(0.01, 'El importe lleva dos decimales como máximo.')
      .optional(),
    /**
     * The refundable rest at the time of the decision. It deduplicates a refund that is submitted twice or by two
     * admins at once.
     */
    leftArs: z.number(),
  }),
  response: done,
  stepUp: true,
  errors: ['payment_not_found', 'not_refundable', 'refund_outdated'],
})

export const getAdminSubscriptionEndpoint = defineEndpoint({
  name: 'getAdminSubscription',
  summary:
    'Returns everything known about one subscription: charges, payments, events, notifications and admin actions.',
  tag,
  method: 'GET',
  path: '/admin/subscriptions/{id}',
  access,
  params,
  response: adminSubscription,
  errors: ['not_found'],
})

export const syncSubscriptionEndpoint = defineEndpoint({
  name: 'fetchSubscription',
  summary: 'Queries the provider again about a subscription and its charges, and returns what changed.',
  tag,
  method: 'POST',
  path: '/admin/subscriptions/{id}/sync',
  access,
  params,
  response: syncAnswer,
  errors: ['not_found', 'provider_away', 'provider_refused', 'provider_denied'],
})

export const cancelSubscriptionByAdminEndpoint = defineEndpoint({
  name: 'cancelSubscriptionByAdmin',
  summary:
    'Ends a subscription. The end is final even while the provider does not respond. Time that is paid for remains.',
  tag,
  method: 'POST',
  path: '/admin/subscriptions/{id}/cancel',
  access,
  params,
  body: z.object({ reason }),
  response: done,
  stepUp: true,
  errors: ['not_found', 'nothing_to_cancel'],
})
