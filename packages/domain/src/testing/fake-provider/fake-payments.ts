import { AppError, type ErrorCode } from '@oficio/contracts/errors'
import type {
  CheckoutOrder,
  NotificationParts,
  NotificationReading,
  PaymentProvider,
  ProviderPayment,
  ProviderRefund,
  SignatureFault,
} from '../../kernel/payment-provider'
import type { Clock } from '../../kernel/ports'
import { type FakeSubscriptions, fakeSubscriptions } from './fake-subscriptions'

const ourCollectorId = '445566778'

interface RefundCall {
  paymentId: string
  amountCentavos: number | null
  key: string
}

export interface FakePayments extends PaymentProvider {
  checkouts: (CheckoutOrder & { id: string })[]
  refundCalls: RefundCall[]
  /** Errors of the next calls: each call fails with the first remaining code. */
  failures: ErrorCode[]
  /** The fault of every notification's signature. Null: all signatures are genuine. */
  signatureFault: SignatureFault | null
  /** Whether the provider's search lags behind. While it does, the search does not find payments by their reference. */
  isSearchBehind: boolean
  subscriptions: FakeSubscriptions
  /** A payer pays under a reference. Returns the payment's id. */
  pay(reference: string, changes?: Partial<ProviderPayment>): string
  /** The seller refunds a part of a payment in the provider's own panel. */
  giveBackInPanel(id: string, amountCentavos: number): void
  /** The provider changes the state of a payment. */
  change(id: string, changes: Partial<ProviderPayment>): void
}

/** A provider that does what a test tells it, with the same promises as the real one: one refund for one key. */
export function fakePayments(clock: Clock, name = 'mercadopago'): FakePayments {
  const { payments, change, add } = paymentStore(clock)
  const { refundOf, refundsOf } = refundsAt({ payments, change })
  const subscriptions = fakeSubscriptions(clock, {
    pay: (reference, changes) => fake.pay(reference, changes),
    change,
  })
  const failIfTold = () => {
    const code = fake.failures.shift()
    if (code) throw new AppError(code)
  }
  const fake: FakePayments = {
    ...subscriptions.provider,
    name,
    subscriptions,
    checkouts: [],
    refundCalls: [],
    failures: [],
    signatureFault: null,
    isSearchBehind: false,
    getCollectorId: async () => ourCollectorId,
    readNotification: (parts) => readParts(parts, fake.signatureFault),
    createCheckout: async (order) => {
      failIfTold()
      const id = `${ourCollectorId}-${fake.checkouts.length + 1}`
      fake.checkouts.push({ ...order, id })
      return { id, url: `https://provider.example/checkout?pref_id=${id}` }
    },
    getPayment: async (id) => {
      failIfTold()
      return payments.get(id) ?? null
    },
    findPayments: async (reference) => {
      failIfTold()
      const matchingPayments = [...payments.values()]
        .filter((payment) => payment.reference === reference)
        .reverse()
      return { rows: fake.isSearchBehind ? [] : matchingPayments, unread: [] }
    },
    refund: async (call) => {
      failIfTold()
      fake.refundCalls.push(call)
      return refundOf(call)
    },
    // Never fails: `failures` applies to the call that the test makes, and a refund calls this method first.
    listRefunds: async (paymentId) => ({ rows: [...refundsOf(paymentId)], unread: [] }),
    pay: (reference, changes = {}) => {
      const checkout = fake.checkouts.findLast((order) => order.reference === reference)
      const amountCentavos = changes.amountCentavos ?? checkout?.amountCentavos ?? 1_500_000
      return add({ ...changes, reference, amountCentavos })
    },
    giveBackInPanel: (paymentId, amountCentavos) => {
      refundOf({ paymentId, amountCentavos, key: `panel:${refundsOf(paymentId).length}` })
    },
    change,
  }
  return fake
}

/** Reads a notification whose `type` is our own word for its topic. */
function readParts(parts: NotificationParts, fault: SignatureFault | null): NotificationReading {
  if (fault) return { kind: 'refused', fault }
  const [dataId = '', requestId = ''] = [parts['data.id'], parts['x-request-id']]
  const topic = topics.find((word) => word === parts.type) ?? 'other'
  return { kind: 'genuine', topic, requestId, dataId }
}
const topics = ['payment', 'subscription', 'charge'] as const

type Payments = Map<string, ProviderPayment>
type Change = (id: string, changes: Partial<ProviderPayment>) => void

/** The payments at the provider, with functions to add and change them. */
function paymentStore(clock: Clock) {
  const payments: Payments = new Map()
  const change: Change = (id, changes) => {
    const payment = payments.get(id)
    if (!payment) throw new Error(`no payment ${id}`)
    // Each state gets a later time than the state before, even while the test's clock stands still.
    const updatedAt = new Date(Math.max(payment.updatedAt.getTime() + 1, clock.now().getTime()))
    payments.set(id, { ...payment, updatedAt, ...changes })
  }
  const add = (fields: Partial<ProviderPayment> & Pick<ProviderPayment, 'reference' | 'amountCentavos'>) => {
    const id = String(1_300_000_001 + payments.size)
    const { status = 'approved' } = fields
    const now = clock.now()
    payments.set(id, {
      id,
      subscriptionId: null,
      status,
      statusDetail: 'credited',
      refundedCentavos: 0,
      currency: 'ARS',
      collectorId: ourCollectorId,
      methodId: 'visa',
      isCardValidation: false,
      createdAt: now,
      approvedAt: status === 'approved' ? now : null,
      updatedAt: now,
      raw: { id, status },
      ...fields,
    })
    return id
  }
  return { payments, change, add }
}

/** Refunds the given payments, once per idempotency key. */
function refundsAt({ payments, change }: { payments: Payments; change: Change }) {
  const refunds = new Map<string, (ProviderRefund & { key: string })[]>()
  const refundsOf = (paymentId: string) => refunds.get(paymentId) ?? []
  const refundOf = ({ paymentId, amountCentavos, key }: RefundCall): ProviderRefund | null => {
    const payment = payments.get(paymentId)
    const paymentRefunds = refundsOf(paymentId)
    // Returns null for a repeated key, because the real provider answers a repeat with a success that names no refund.
    if (paymentRefunds.some((refund) => refund.key === key)) return null
    if (payment?.status !== 'approved') throw new AppError('provider_refused')
    const remainingCentavos = payment.amountCentavos - payment.refundedCentavos
    const amount = amountCentavos ?? remainingCentavos
    if (amount > remainingCentavos) throw new AppError('provider_refused')
    const refund = {
      id: `${paymentId}${paymentRefunds.length + 1}`,
      amountCentavos: amount,
      status: 'approved' as const,
      key,
    }
    refunds.set(paymentId, [...paymentRefunds, refund])
    const refundedCentavos = payment.refundedCentavos + amount
    const isAll = refundedCentavos === payment.amountCentavos
    change(paymentId, {
      refundedCentavos,
      status: isAll ? 'refunded' : 'approved',
      statusDetail: isAll ? 'refunded' : 'partly_refunded',
    })
    return refund
  }
  return { refundOf, refundsOf }
}
