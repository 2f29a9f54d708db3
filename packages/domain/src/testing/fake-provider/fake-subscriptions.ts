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

/** What a test does in the role of the payer or the provider, and the state that it may read. */
export interface FakeSubscriptions extends ChargeControls {
  /** The methods of the port. */
  provider: SubscriptionMethods
  all: Map<string, ProviderSubscription>
  /** Names of the port's methods in the order of their calls. */
  calls: string[]
  /** Errors of the next calls: each call fails with the first remaining code and changes nothing. */
  failures: ErrorCode[]
  /** Whether the next creation succeeds but its answer is lost. */
  losesNextCreation: boolean
  /** Whether the provider refuses changes of amount and status. */
  refusesChanges: boolean
  /** Ids of subscriptions that the provider's search does not show yet. */
  hidden: Set<string>
  /** The payer authorises the subscription on the provider's page. */
  authorise(id: string): void
  pause(id: string): void
  resume(id: string): void
  /** Sets the date of the next charge. */
  awaitCharge(id: string, at: Date): void
  cancel(id: string): void
  /** Returns the only subscription that is not cancelled. */
  live(): ProviderSubscription
}

/** Subscriptions at a provider that does what a test says. It keeps every promise of the port. */
export function fakeSubscriptions(clock: Clock, payments: PaymentsOfCharges): FakeSubscriptions {
  const store = subscriptionStore(clock)
  const { all, change } = store
  const charges = fakeCharges(clock, { get: store.get, change, payments })
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
      const liveSubscriptions = [...all.values()].filter(({ status }) => status !== 'cancelled')
      const [liveSubscription] = liveSubscriptions
      if (!liveSubscription || liveSubscriptions.length > 1)
        throw new Error(`${liveSubscriptions.length} live subscriptions instead of one`)
      return liveSubscription
    },
    provider: {
      ...reads({ all, recordCall, charges, isHidden: (id) => fake.hidden.has(id) }),
      ...changes({ store, recordCall, refusesChanges: () => fake.refusesChanges }),
      createSubscription: async (order) => {
        recordCall('createSubscription')
        const subscription = store.create(order)
        if (!fake.losesNextCreation) return subscription
        fake.losesNextCreation = false
        throw new AppError('provider_away')
      },
    },
  }
  function recordCall(name: string): void {
    fake.calls.push(name)
    const code = fake.failures.shift()
    if (code) throw new AppError(code)
  }
  return fake
}

type Store = ReturnType<typeof subscriptionStore>

/** The subscriptions at the provider, with functions to add and change them. */
function subscriptionStore(clock: Clock) {
  const all = new Map<string, ProviderSubscription>()
  const get = (id: string): ProviderSubscription => {
    const subscription = all.get(id)
    if (!subscription) throw new AppError('provider_refused')
    return subscription
  }
  const change = (id: string, changes: Partial<ProviderSubscription>): ProviderSubscription => {
    const subscription = get(id)
    // Each state gets a later time than the state before, even while the test's clock stands still.
    const updatedAt = new Date(Math.max(subscription.updatedAt.getTime() + 1, clock.now().getTime()))
    const changed = { ...subscription, version: (subscription.version ?? 0) + 1, updatedAt, ...changes }
    all.set(id, changed)
    return changed
  }
  const create = (order: SubscriptionOrder): ProviderSubscription => {
    const id = (0xabc000 + all.size).toString(16).padStart(32, '0')
    const subscription = newSubscription(id, order, clock.now())
    all.set(id, subscription)
    return subscription
  }
  return { all, get, change, create }
}

interface Calls {
  /** Records the call of a method. Throws the error that the test set for it. */
  recordCall(name: string): void
}

interface Readable extends Calls {
  all: Store['all']
  charges: ReturnType<typeof fakeCharges>
  isHidden(id: string): boolean
}

/** The methods of the port that read. */
const reads = ({ all, recordCall, charges, isHidden }: Readable) =>
  ({
    findSubscriptions: async ({ payerEmail }) => {
      recordCall('findSubscriptions')
      const rows = [...all.values()].filter(
        ({ id, payerEmail: email, status }) =>
          email === payerEmail && ['pending', 'authorized'].includes(status) && !isHidden(id),
      )
      return { rows, unread: [] }
    },
    getSubscription: async (id) => {
      recordCall('getSubscription')
      return all.get(id) ?? null
    },
    getCharge: async (id) => {
      recordCall('getCharge')
      return charges.all.get(id) ?? null
    },
    listCharges: async ({ id }) => {
      recordCall('listCharges')
      return { rows: charges.list(id), unread: [] }
    },
  }) satisfies Partial<SubscriptionMethods>

interface Changeable extends Calls {
  store: Store
  refusesChanges(): boolean
}

/** The methods of the port that change a subscription. */
function changes({ store, recordCall, refusesChanges }: Changeable) {
  /**
   * Changes a subscription that has one of the `from` statuses. Returns it unchanged if it already has the new status.
   * Throws `provider_refused` in any other status, as the real provider does.
   */
  const changeFrom = async (
    name: keyof SubscriptionMethods,
    id: string,
    from: readonly string[],
    changes: Partial<ProviderSubscription>,
  ) => {
    recordCall(name)
    const subscription = store.get(id)
    if (changes.status !== undefined && subscription.status === changes.status) return subscription
    if (refusesChanges() || !from.includes(subscription.status)) throw new AppError('provider_refused')
    return store.change(id, changes)
  }
  return {
    changeAmount: (id, amountCentavos) =>
      changeFrom('changeAmount', id, ['pending', 'authorized'], { amountCentavos }),
    pauseSubscription: (id) => changeFrom('pauseSubscription', id, ['authorized'], { status: 'paused' }),
    resumeSubscription: (id) => changeFrom('resumeSubscription', id, ['paused'], { status: 'authorized' }),
    cancelSubscription: (id) =>
      changeFrom('cancelSubscription', id, ['pending', 'authorized', 'paused'], {
        status: 'cancelled',
        nextChargeAt: null,
      }),
  } satisfies Partial<SubscriptionMethods>
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
    chargedCount: 0,
    createdAt: now,
    updatedAt: now,
    url: `https://provider.example/subscriptions/checkout?preapproval_id=${id}`,
    raw: { id },
  }
}
