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
  // A card validation is not a payment.
  payments: z
    .array(payment)
    .transform((all) => all.filter(({ operation_type }) => operation_type !== 'card_validation')),
  preapprovals: z.array(preapproval),
})

// The stand-in's own type. It is not validated.
const deliveries = z.object({ deliveries: z.array(z.custom<Delivery>()) })
const rules = z.object({ rules: z.array(z.object({ id: z.number() })) })

export type StandInPayment = z.output<typeof payment>
export type StandInSubscription = z.output<typeof preapproval>
export type StandInState = z.output<typeof state>

/** A payment on one of our payment pages or, without `preferenceId`, a payment that is not ours. */
interface PaymentOrder {
  preferenceId?: string
  status: string
  amountCentavos?: number
  currency?: string
  collectorId?: string
}

/** What drills do with Mercado Pago's stand-in in the role of payers and of the provider, and what they read. */
export interface StandIn {
  state(): Promise<StandInState>
  /**
   * Returns every notification that the provider had to send, oldest first. Excludes those in the old format, which the
   * site ignores.
   */
  deliveries(): Promise<Delivery[]>
  /** Returns the payment's id. */
  pay(order: PaymentOrder): Promise<string>
  setStatus(paymentId: string, status: string): Promise<void>
  /** Refunds a payment as in the provider's own panel. Without an amount, refunds the whole remainder. */
  refund(paymentId: string, amountCentavos?: number): Promise<void>
  authorise(subscriptionId: string, chargeResults?: string[]): Promise<void>
  changeSubscription(subscriptionId: string, way: 'pause' | 'resume' | 'cancel'): Promise<void>
  /** Advances the clock of subscriptions and makes the charges that become due. */
  advance(span: { hours?: number; days?: number; months?: number }): Promise<void>
  /** Advances the clock of the whole product and delivers what becomes due. */
  move(span: { minutes: number }): Promise<void>
  /** Adds a chaos rule. Returns its id. */
  addChaos(rule: ChaosRule): Promise<number>
  /** Returns whether the rule is used up. */
  isUsedUp(ruleId: number): Promise<boolean>
  /**
   * Withholds all notifications from now on, so that the drill can send them itself. Returns a function that lets later
   * ones be sent again.
   */
  holdNotifications(): Promise<() => Promise<void>>
}

/** Returns the stand-in of a running stack. Throws if the stack uses the real provider. */
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
