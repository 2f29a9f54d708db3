import { z } from 'zod'
import { id, timestamp } from '../../fields'
import { defineList, type ListDefinition, listPage } from '../../kernel/lists/define-list'
import { type PaymentStatus, paymentStatusTexts } from '../../kernel/payment-states'
import { pages } from '../../pages'
import { intentStatusTexts, outcomeOf } from '../../payments/shapes'
import { subscriptionStandingTexts } from '../../subscriptions/endpoints'

export const paymentTabs = ['intents', 'payments', 'subscriptions'] as const
export type PaymentTab = (typeof paymentTabs)[number]

const { none, ...standings } = subscriptionStandingTexts

/** The query parameter that selects one of the three lists. */
export const tabName = 'ver'

const sortTexts = { newest: 'Más nuevos', oldest: 'Más viejos' } as const
export const paymentSorts = ['newest', 'oldest'] as const satisfies (keyof typeof sortTexts)[]
export type PaymentSort = (typeof paymentSorts)[number]

const listOf = <const Tab extends PaymentTab, const Choices extends Record<string, string>>(
  tab: Tab,
  slug: string,
  choices: Choices,
) =>
  defineList({
    name: `payments-${tab}` as const,
    path: pages.adminPayments.path,
    fixed: { [tabName]: slug },
    search: 'Nombre, email o número',
    filters: { status: { kind: 'choice', name: 'estado', label: 'Estado', choices } },
    sorts: sortTexts,
  })

/** The states of an attempt whose money is held or may still come. */
// The cast is safe, because the table has exactly the states as keys.
export const undecidedStatuses = (Object.keys(paymentStatusTexts) as PaymentStatus[]).filter(
  (status) => outcomeOf(status) !== 'failure',
)

/** The states of an intent: its own, and the state of an attempt that is not decided. */
const intentStates: Record<string, string> = {
  ...intentStatusTexts,
  ...Object.fromEntries(undecidedStatuses.map((status) => [status, paymentStatusTexts[status]])),
}

/** The three payment lists: intents (amounts due), payments, and subscriptions. */
export const paymentLists = {
  intents: listOf('intents', 'cobros', intentStates),
  payments: listOf('payments', 'pagos', paymentStatusTexts),
  subscriptions: listOf('subscriptions', 'suscripciones', standings),
} as const satisfies Record<PaymentTab, ListDefinition>

/** The page that shows something with all related records: an intent or a subscription. */
const paymentOwner = z.object({ type: z.enum(['intent', 'subscription']), id })
export type PaymentOwner = z.infer<typeof paymentOwner>

export const payer = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** The payer's account; null without an account. */
  username: z.string().nullable(),
})

const adminPaymentRow = z
  .object({
    id,
    owner: paymentOwner,
    /** Plain text, so that a payment of an unknown kind is still listed. */
    kind: z.string(),
    kindText: z.string(),
    status: z.string(),
    /** Why an approved payment has no effect. */
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

export const paymentPage = listPage(adminPaymentRow)
export type PaymentPage = z.infer<typeof paymentPage>
