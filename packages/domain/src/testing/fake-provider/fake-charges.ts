import type { ProviderCharge, ProviderPayment, ProviderSubscription } from '../../kernel/payment-provider'
import type { Clock } from '../../kernel/ports'
import { monthAfter } from '../../kernel/time/month-after'

interface ChargeOptions {
  /** Amount that differs from the subscription's. */
  amountCentavos?: number
  debitAt?: Date
}

/** What a test does with monthly charges in the role of the provider. */
export interface ChargeControls {
  charges: Map<string, ProviderCharge>
  /** Ids of charges that the provider's list does not show yet. */
  unlisted: Set<string>
  /** The provider tries the monthly charge. A declined charge will be tried again. Returns the id of the charge. */
  charge(subscriptionId: string, outcome: 'approved' | 'declined', options?: ChargeOptions): string
  /** The provider tries a declined charge again. 'final' is the last decline. */
  retryCharge(chargeId: string, outcome: Outcome): void
  /** The provider returns the money of a charge to the payer. */
  giveBack(chargeId: string, kind: 'refunded' | 'taken_by_bank'): void
  /** Returns the payment id of a charge. */
  paymentOf(chargeId: string): string
}

/** The store of the payments of charges. */
export interface PaymentsOfCharges {
  pay(reference: string, changes?: Partial<ProviderPayment>): string
  change(id: string, changes: Partial<ProviderPayment>): void
}

interface Provider {
  get(id: string): ProviderSubscription
  change(id: string, changes: Partial<ProviderSubscription>): ProviderSubscription
  payments: PaymentsOfCharges
}

const retryAfterMs = 2 * 86_400_000

type Outcome = 'approved' | 'declined' | 'final'

const stateAfter = (outcome: Outcome, now: Date): Pick<ProviderCharge, 'status' | 'nextRetryAt'> => ({
  status: outcome === 'declined' ? 'retrying' : 'processed',
  nextRetryAt: outcome === 'declined' ? new Date(now.getTime() + retryAfterMs) : null,
})

const paymentAfter = (id: string, outcome: Outcome): ProviderCharge['payment'] => ({
  id,
  status: outcome === 'approved' ? 'approved' : 'rejected',
  statusDetail: outcome === 'approved' ? 'credited' : 'insufficient_funds',
})

/** Monthly charges of fake subscriptions. Each attempt is a payment with the subscription's reference. */
export function fakeCharges(clock: Clock, { get, change, payments }: Provider) {
  const all = new Map<string, ProviderCharge>()
  const unlisted = new Set<string>()
  const charge = (id: string): ProviderCharge => {
    const charge = all.get(id)
    if (!charge) throw new Error(`no charge ${id}`)
    return charge
  }
  const pay = (subscriptionId: string, amountCentavos: number, isApproved: boolean): string =>
    payments.pay(get(subscriptionId).reference ?? '', {
      amountCentavos,
      isCardValidation: false,
      ...(isApproved ? {} : { status: 'rejected', statusDetail: 'insufficient_funds', approvedAt: null }),
    })
  const controls: ChargeControls = {
    charges: all,
    unlisted,
    charge: (subscriptionId, outcome, options = {}) => {
      const subscription = get(subscriptionId)
      const amountCentavos = options.amountCentavos ?? subscription.amountCentavos
      const debitAt = options.debitAt ?? subscription.nextChargeAt ?? clock.now()
      const id = String(7_000_000_001 + all.size)
      const payment = paymentAfter(pay(subscriptionId, amountCentavos, outcome === 'approved'), outcome)
      all.set(id, {
        id,
        subscriptionId,
        ...stateAfter(outcome, clock.now()),
        amountCentavos,
        currency: 'ARS',
        debitAt,
        retryAttempt: 0,
        payment,
        updatedAt: clock.now(),
        raw: { id },
      })
      // A declined charge moves the date of the next charge, too, because its retries have dates of their own.
      if (subscription.status === 'authorized') change(subscriptionId, { nextChargeAt: monthAfter(debitAt) })
      return id
    },
    retryCharge: (id, outcome) => {
      const { subscriptionId, amountCentavos, retryAttempt, updatedAt } = charge(id)
      const payment = paymentAfter(pay(subscriptionId, amountCentavos, outcome === 'approved'), outcome)
      all.set(id, {
        ...charge(id),
        ...stateAfter(outcome, clock.now()),
        payment,
        retryAttempt: retryAttempt + 1,
        updatedAt: new Date(Math.max(updatedAt.getTime() + 1, clock.now().getTime())),
      })
    },
    giveBack: (id, kind) => {
      const { payment, amountCentavos } = charge(id)
      if (payment) payments.change(payment.id, { status: kind, refundedCentavos: amountCentavos })
    },
    paymentOf: (id) => charge(id).payment?.id ?? '',
  }
  return { controls, all, list: (subscriptionId: string) => listOf(controls, subscriptionId) }
}

/** Returns the charges of a subscription that the provider's list shows, oldest first. */
const listOf = ({ charges, unlisted }: ChargeControls, subscriptionId: string): ProviderCharge[] =>
  [...charges.values()]
    .filter((charge) => charge.subscriptionId === subscriptionId && !unlisted.has(charge.id))
    .sort((a, b) => a.debitAt.getTime() - b.debitAt.getTime())
