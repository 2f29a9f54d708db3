import { z } from 'zod'
import { id, timestamp } from '../../fields'
import { defineList, type ListDefinition, listPage } from '../../kernel/lists/define-list'
import { paymentStatusTexts } from '../../kernel/payment-states'
import { pages } from '../../pages'
import { intentStatusTexts } from '../../payments/shapes'
import { subscriptionStandingTexts } from '../../subscriptions/endpoints'

export const paymentTabs = ['intents', 'payments', 'subscriptions'] as const
export type PaymentTab = (typeof paymentTabs)[number]

const { none, ...standings } = subscriptionStandingTexts

/** What the address calls the parameter that says which of the three lists is meant. */
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

/** What was to be paid, what was paid, and who subscribed. */
export const paymentLists = {
  intents: listOf('intents', 'cobros', intentStatusTexts),
  payments: listOf('payments', 'pagos', paymentStatusTexts),
  subscriptions: listOf('subscriptions', 'suscripciones', standings),
} as const satisfies Record<PaymentTab, ListDefinition>

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

export const paymentPage = listPage(adminPaymentRow)
export type PaymentPage = z.infer<typeof paymentPage>
