/** What the site knows of a monthly charge. Times are milliseconds, amounts centavos. */
interface KnownCharge {
  debitAt: number
  state: 'paid' | 'retrying' | 'lost'
}

/** What the site knows of one subscription of its professional, and what it wants of it. */
export interface KnownSubscription {
  providerId: string
  /** The provider's word when it was asked last. */
  status: string
  askedAt: number
  authorizedAt: number | null
  charges: Map<string, KnownCharge>
  unitPrice: number
  units: number
  /** What was announced, and from when it holds. */
  next: { unitPrice: number; from: number } | null
}

interface KnownLead {
  id: string
  source: string
  takenAt: number
  isReturned: boolean
}

/**
 * All that the rules of trial, leads and subscription are about, kept by a program that has no database and shares no
 * line with the product.
 */
export interface Model {
  freeLeads: number
  leads: KnownLead[]
  units: number
  /** The setting, in centavos. */
  price: number
  /** Oldest first. */
  subscriptions: KnownSubscription[]
  /** Charges that the site once knew as paid: each has one receipt. */
  receipts: Set<string>
}

export const newModel = (): Model => ({
  freeLeads: 3,
  leads: [],
  units: 1,
  price: 1_000_000,
  subscriptions: [],
  receipts: new Set(),
})

/** Returns the subscription that can still charge, as far as the site knows. */
export const liveOf = (model: Model): KnownSubscription | undefined =>
  model.subscriptions.find(({ status }) => status !== 'cancelled')
