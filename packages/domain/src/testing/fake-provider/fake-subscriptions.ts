import { AppError, type ErrorCode } from '@oficio/contracts/errors'
import type { PaymentProvider, ProviderSubscription, SubscriptionOrder } from '../../kernel/payment-provider'
import type { Clock } from '../../kernel/ports'
import { type ChargeControls, fakeCharges, type PaymentsOfCharges } from './fake-charges'

type SubscriptionMethods = Pick<
  PaymentProvider,
  | 'createSubscription'
  | 'findSubscriptions'
  | 'getSubscription'
  | 'changeAmount'
  | 'pauseSubscription'
  | 'resumeSubscription'
  | 'cancelSubscription'
  | 'getCharge'
  | 'listCharges'
>

/** What a test does in the payer's or the provider's place, and what it may look at. */
export interface FakeSubscriptions extends ChargeControls {
  /** The part of the port. */
  provider: SubscriptionMethods
  all: Map<string, ProviderSubscription>
  /** Names of the port's methods in the order in which they were called. */
  calls: string[]
  /** Answers of the next calls: an error each, in their order; nothing happens. */
  failures: ErrorCode[]
  /** The next creation happens, and its answer is lost. */
  losesNextCreation: boolean
  /** Changes of amount and state are refused. */
  refusesChanges: boolean
  /** What the provider's search does not show yet. */
  hidden: Set<string>
  /** The payer authorises it on the provider's page. */
  authorise(id: string): void
  pause(id: string): void
  resume(id: string): void
  /** The next charge is to come that day. */
  awaitCharge(id: string, at: Date): void
  cancel(id: string): void
  /** Returns the only subscription that is not cancelled. */
  live(): ProviderSubscription
}

/** Subscriptions at a provider that does what a test tells it. It keeps every promise of the port. */
export function fakeSubscriptions(clock: Clock, payments: PaymentsOfCharges): FakeSubscriptions {
  const all = new Map<string, ProviderSubscription>()
  const get = (id: string): ProviderSubscription => {
    const found = all.get(id)
    if (!found) throw new AppError('provider_refused')
    return found
  }
  const change = (id: string, changes: Partial<ProviderSubscription>): ProviderSubscription => {
    const known = get(id)
    // A later state has a later time, also when the test's clock stands still.
    const updatedAt = new Date(Math.max(known.updatedAt.getTime() + 1, clock.now().getTime()))
    const changed = { ...known, version: (known.version ?? 0) + 1, updatedAt, ...changes }
    all.set(id, changed)
    return changed
  }
  const create = (order: SubscriptionOrder): ProviderSubscription => {
    const id = (0xabc000 + all.size).toString(16).padStart(32, '0')
    const made = newSubscription(id, order, clock.now())
    all.set(id, made)
    return made
  }
  const called = (name: string) => {
    fake.calls.push(name)
    const code = fake.failures.shift()
    if (code) throw new AppError(code)
  }
  /** What the provider allows: nothing but the end of a paused one is changed, and an ended one stays that. */
  const asked = (
    name: string,
    id: string,
    from: readonly string[],
    changes: Partial<ProviderSubscription>,
  ) => {
    called(name)
    const known = get(id)
    if (changes.status !== undefined && known.status === changes.status) return known
    if (fake.refusesChanges || !from.includes(known.status)) throw new AppError('provider_refused')
    return change(id, changes)
  }
  const charges = fakeCharges(clock, { get, change, payments })

  const fake: FakeSubscriptions = {
    ...charges.controls,
    all,
    calls: [],
    failures: [],
    losesNextCreation: false,
    refusesChanges: false,
    hidden: new Set(),
    authorise: (id) => void change(id, { status: 'authorized', nextChargeAt: clock.now() }),
    pause: (id) => void change(id, { status: 'paused' }),
    resume: (id) => void change(id, { status: 'authorized' }),
    awaitCharge: (id, nextChargeAt) => void change(id, { nextChargeAt }),
    cancel: (id) => void change(id, { status: 'cancelled', nextChargeAt: null }),
    live: () => {
      const living = [...all.values()].filter(({ status }) => status !== 'cancelled')
      const [one] = living
      if (!one || living.length > 1) throw new Error(`${living.length} live subscriptions instead of one`)
      return one
    },
    provider: {
      createSubscription: async (order) => {
        called('createSubscription')
        const made = create(order)
        if (!fake.losesNextCreation) return made
        fake.losesNextCreation = false
        throw new AppError('provider_away')
      },
      findSubscriptions: async ({ payerEmail }) => {
        called('findSubscriptions')
        const rows = [...all.values()].filter(
          ({ id, payerEmail: email, status }) =>
            email === payerEmail && ['pending', 'authorized'].includes(status) && !fake.hidden.has(id),
        )
        return { rows, unread: [] }
      },
      getSubscription: async (id) => {
        called('getSubscription')
        return all.get(id) ?? null
      },
      changeAmount: async (id, amountCentavos) =>
        asked('changeAmount', id, ['pending', 'authorized'], { amountCentavos }),
      pauseSubscription: async (id) => asked('pauseSubscription', id, ['authorized'], { status: 'paused' }),
      resumeSubscription: async (id) => asked('resumeSubscription', id, ['paused'], { status: 'authorized' }),
      cancelSubscription: async (id) =>
        asked('cancelSubscription', id, ['pending', 'authorized', 'paused'], {
          status: 'cancelled',
          nextChargeAt: null,
        }),
      getCharge: async (id) => {
        called('getCharge')
        return charges.all.get(id) ?? null
      },
      listCharges: async (subscriptionId) => {
        called('listCharges')
        return { rows: charges.list(subscriptionId), unread: [] }
      },
    },
  }
  return fake
}

function newSubscription(
  id: string,
  { reference, amountCentavos, payerEmail }: SubscriptionOrder,
  now: Date,
): ProviderSubscription {
  return {
    id,
    reference,
    status: 'pending',
    amountCentavos,
    currency: 'ARS',
    payerEmail,
    version: 0,
    nextChargeAt: null,
    createdAt: now,
    updatedAt: now,
    url: `https://provider.example/subscriptions/checkout?preapproval_id=${id}`,
    raw: { id },
  }
}
