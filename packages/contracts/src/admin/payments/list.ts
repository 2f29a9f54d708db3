import { z } from 'zod'
import { id, timestamp } from '../../fields'
import { intentStatuses } from '../../payments/shapes'
import { subscriptionStandings } from '../../subscriptions/endpoints'

export const paymentTabs = ['intents', 'payments', 'subscriptions'] as const
export type PaymentTab = (typeof paymentTabs)[number]

/** The provider's words for the state of a payment. */
const providerStatuses = [
  'approved',
  'pending',
  'in_process',
  'authorized',
  'in_mediation',
  'rejected',
  'cancelled',
  'refunded',
  'charged_back',
] as const

/** By what each list can be narrowed down. */
export const statusesByTab: Record<PaymentTab, readonly string[]> = {
  intents: intentStatuses,
  payments: providerStatuses,
  subscriptions: subscriptionStandings.filter((status) => status !== 'none'),
}

/** Where something is shown with all that belongs to it. */
const paymentOwner = z.object({ type: z.enum(['intent', 'subscription']), id })
export type PaymentOwner = z.infer<typeof paymentOwner>

export const payer = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** The account, where the payer has one. */
  username: z.string().nullable(),
})

const adminPaymentRow = z
  .object({
    id,
    owner: paymentOwner,
    /** Text, since a kind that is not known any more must not hide a payment. */
    kind: z.string(),
    kindText: z.string(),
    status: z.string(),
    /** Why an approved payment does not count. */
    fault: z.string().nullable(),
    amountArs: z.number(),
    refundedArs: z.number(),
    currency: z.string(),
    payer,
    providerId: z.string().nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'AdminPaymentRow' })
export type AdminPaymentRow = z.infer<typeof adminPaymentRow>

export const paymentPage = z.object({
  rows: z.array(adminPaymentRow),
  /** The id of the last row when there are more. */
  nextCursor: id.nullable(),
})
export type PaymentPage = z.infer<typeof paymentPage>
