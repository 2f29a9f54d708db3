import { randomBytes, randomUUID } from 'node:crypto'
import type { ChaosRules } from './chaos/rules'
import type { Clock } from './store/clock'
import type { Store } from './store/store'

/** What may be changed while it runs; a start begins with those of its options. */
export interface Settings {
  /** How long the result page shows before it leads back; 0 leads back at once, without a page. */
  autoReturnDelayMs: number
  /** From authorising a subscription to its first charge. */
  firstChargeDelayMs: number
  /** Whether a card is charged a little, and given it back, when a subscription is authorised with it. */
  areCardsValidated: boolean
  /** Whether refunds stay in process until they are settled from the panel or the control API. */
  areRefundsSlow: boolean
  /** Whether the seller is a test account: nothing is given back by the API, and the search of payments finds none. */
  isTestAccount: boolean
  /** Mails without an account here, in addition to the ones that never have one. */
  mailsWithoutAccount: string[]
  /** Refuses addresses that the real one would refuse: without https, or of this machine. */
  strictUrls: boolean
  /** Whether notifications go out by themselves; else only when they are asked for. */
  isDeliveringByItself: boolean
  /** How many notifications are on their way at once. */
  parallelDeliveries: number
  deliveryTimeoutMs: number
  /** From the buyer's return to the notifications that were held for it. */
  afterRedirectDelayMs: number
  /** Where notifications go that have no address of their own; null when nowhere. */
  panelUrl: string | null
}

/** Everything that the parts of the stand-in share. */
export interface World {
  /** Where browsers and callers find it, without a slash at the end. */
  origin: string
  credentials: {
    accessToken: string
    webhookSecret: string
    /** What deliveries of the other tab of the provider's panel are signed with. */
    secondWebhookSecret: string
    controlToken: string
  }
  settings: Settings
  store: Store
  clock: Clock
  chaos: ChaosRules
  /** Wakes the ticker that delivers and charges, because something may be due. */
  wake: () => void
}

export const seller = {
  id: '1402716573',
  applicationId: '5810294417035582',
  nickname: 'OFICIODEMO',
  email: 'cobros@example.com',
}

/** Returns the next number of the one series that payments, refunds, charges, orders and notifications share. */
export function nextId({ store }: World): string {
  const meta = store.get('meta', 'meta')
  if (!meta) throw new Error('the store has not been prepared')
  store.save('meta', { ...meta, nextId: meta.nextId + 1 })
  return String(meta.nextId)
}

export const newPreferenceId = () => `${seller.id}-${randomUUID()}`
export const newPreapprovalId = () => randomBytes(16).toString('hex')

/** Now, for payments of a checkout. */
export const baseNow = ({ clock }: World) => clock.base().toISOString()
/** Now, for subscriptions and notifications. */
export const virtualNow = ({ clock }: World) => clock.virtual().toISOString()
