import { randomBytes, randomUUID } from 'node:crypto'
import type { ChaosRules } from './chaos/rules'
import type { Clock } from './store/clock'
import type { Store } from './store/store'

/** Settings that can be changed at runtime. They start with the values of the options. */
export interface Settings {
  /** How long the result page is shown before it redirects, in ms. 0 redirects at once, without the page. */
  autoReturnDelayMs: number
  /** The time from the authorization of a subscription to its first charge, in ms. */
  firstChargeDelayMs: number
  /** Whether a card is validated with a small, refunded charge when a subscription is authorized. */
  areCardsValidated: boolean
  /** Whether refunds stay pending until they are settled in the panel or by the control API. */
  areRefundsSlow: boolean
  /** Whether the seller is a test account. The API then refuses refunds, and the payment search finds nothing. */
  isTestAccount: boolean
  /** Further mail addresses without an account. */
  mailsWithoutAccount: string[]
  /** Whether to refuse addresses that the real provider refuses: without https, or on this machine. */
  strictUrls: boolean
  /** Whether notifications are sent automatically. Otherwise they are sent only on request. */
  isDeliveringByItself: boolean
  /** The most notifications that are sent at once. */
  parallelDeliveries: number
  deliveryTimeoutMs: number
  /** The delay between the buyer's return and the notifications that were held for it, in ms. */
  afterRedirectDelayMs: number
  /** The address for notifications without an address of their own. Null sends them nowhere. */
  panelUrl: string | null
}

/** The state that all parts of the stand-in share. */
export interface World {
  /** The origin for browsers and callers, without a trailing slash. */
  origin: string
  credentials: {
    accessToken: string
    webhookSecret: string
    /** The secret that signs the deliveries of the second tab of the provider's panel. */
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

/** Returns the next number of the series that payments, refunds, charges, orders and notifications share. */
export function nextId({ store }: World): string {
  const meta = store.get('meta', 'meta')
  if (!meta) throw new Error('the store has not been prepared')
  store.save('meta', { ...meta, nextId: meta.nextId + 1 })
  return String(meta.nextId)
}

export const newPreferenceId = () => `${seller.id}-${randomUUID()}`
export const newPreapprovalId = () => randomBytes(16).toString('hex')

/** Returns the current time for checkout payments. */
export const baseNow = ({ clock }: World) => clock.base().toISOString()
/** Returns the current time for subscriptions and notifications. */
export const virtualNow = ({ clock }: World) => clock.virtual().toISOString()
