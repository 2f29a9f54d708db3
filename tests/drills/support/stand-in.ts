import type { ChaosRule } from '@oficio/sandbox/mercadopago/chaos/effects'
import type { Delivery } from '@oficio/sandbox/mercadopago/store/delivery'
import { z } from 'zod'

const centavos = z.number().transform((pesos) => Math.round(pesos * 100))
const idText = z.union([z.string(), z.number()]).transform(String)

const payment = z.object({
  id: idText,
  external_reference: z.string().nullable(),
  status: z.string(),
  status_detail: z.string(),
  operation_type: z.string(),
  date_approved: z.string().nullable(),
  currency_id: z.string(),
  transaction_amount: centavos,
  transaction_amount_refunded: centavos,
  refunds: z.array(z.object({ id: idText, amount: centavos })),
})

const charge = z.object({
  id: idText,
  status: z.string(),
  transaction_amount: centavos,
  retry_attempt: z.number(),
  payment: z.object({ id: idText, status: z.string() }).optional(),
})

const preapproval = z.object({
  id: z.string(),
  external_reference: z.string().nullable(),
  status: z.string(),
  auto_recurring: z.object({ transaction_amount: centavos }),
  charges: z.array(charge),
})

const state = z.object({
  // What only shows that a card is real pays for nothing.
  payments: z
    .array(payment)
    .transform((all) => all.filter(({ operation_type }) => operation_type !== 'card_validation')),
  preapprovals: z.array(preapproval),
})

// In the stand-in's own shape.
const deliveries = z.object({ deliveries: z.array(z.custom<Delivery>()) })
const rules = z.object({ rules: z.array(z.object({ id: z.number() })) })

export type StandInPayment = z.output<typeof payment>
export type StandInSubscription = z.output<typeof preapproval>
export type StandInState = z.output<typeof state>

/** What somebody pays with: under a page of ours, or, without one, a payment that is not ours. */
interface PaymentOrder {
  preferenceId?: string
  status: string
  amountCentavos?: number
  currency?: string
  collectorId?: string
}

/** What the drills do with the stand-in of Mercado Pago, in the place of payers and of the provider, and see of it. */
export interface StandIn {
  state(): Promise<StandInState>
  /** Every notification that there was reason to send, oldest first, without those in the old style: the site ignores them. */
  deliveries(): Promise<Delivery[]>
  /** Returns the payment's id. */
  pay(order: PaymentOrder): Promise<string>
  setStatus(paymentId: string, status: string): Promise<void>
  /** As in the provider's own panel: all that is left when no amount is given. */
  refund(paymentId: string, amountCentavos?: number): Promise<void>
  authorise(subscriptionId: string, chargeResults?: string[]): Promise<void>
  changeSubscription(subscriptionId: string, way: 'pause' | 'resume' | 'cancel'): Promise<void>
  /** Sets the clock of subscriptions forward, and charges what becomes due. */
  advance(span: { hours?: number; days?: number; months?: number }): Promise<void>
  /** Sets the clock of the whole product forward, and delivers what becomes due. */
  move(span: { minutes: number }): Promise<void>
  /** Returns the rule's id. */
  addChaos(rule: ChaosRule): Promise<number>
  /** Whether the rule was used up. */
  isUsedUp(ruleId: number): Promise<boolean>
  /** Keeps every notification back from now on, for the drill to send itself. Returns how to let later ones go again. */
  holdNotifications(): Promise<() => Promise<void>>
}

/** Returns the stand-in of a running stack. Throws when the stack is configured for the real provider. */
export function standInOf(at: { origin: string; controlToken: string } | null): StandIn {
  if (!at) throw new Error('a drill must never pay at the real Mercado Pago')
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${at.origin}/_sandbox${path}`, {
      method,
      headers: { authorization: `Bearer ${at.controlToken}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const post = async (path: string, body: object = {}) => void (await call('POST', path, body))
  const addChaos = async (rule: ChaosRule) =>
    z.object({ id: z.number() }).parse(await call('POST', '/chaos', rule)).id
  return {
    state: async () => state.parse(await call('GET', '/state')),
    deliveries: async () =>
      deliveries.parse(await call('GET', '/deliveries')).deliveries.filter(({ kind }) => kind === 'webhook'),
    pay: async (order) => z.object({ id: idText }).parse(await call('POST', '/payments', order)).id,
    setStatus: (id, status) => post(`/payments/${id}/status`, { status }),
    refund: (id, amountCentavos) =>
      post(`/payments/${id}/refund`, { amountCentavos: amountCentavos ?? null }),
    authorise: (id, chargeResults = []) => post(`/preapprovals/${id}/authorize`, { chargeResults }),
    changeSubscription: (id, way) => post(`/preapprovals/${id}/${way}`),
    advance: (span) => post('/clock/advance', span),
    move: (span) => post('/clock/move', span),
    addChaos,
    isUsedUp: async (ruleId) => {
      const remainingRules = rules.parse(await call('GET', '/chaos')).rules
      return remainingRules.every(({ id }) => id !== ruleId)
    },
    holdNotifications: async () => {
      const rule = await addChaos({ path: '*', times: null, effect: { kind: 'never' } })
      return async () => void (await call('DELETE', `/chaos/${rule}`))
    },
  }
}
