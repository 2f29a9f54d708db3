/** What the site knows about a monthly charge. Times are in milliseconds, amounts in centavos. */
interface KnownCharge {
  debitAt: number
  state: 'paid' | 'retrying' | 'lost'
}

/**
 * What the site knows about one subscription of its professional, and the price and units that the site wants for it.
 */
export interface KnownSubscription {
  providerId: string
  /** The provider's status in its latest answer. */
  status: string
  askedAt: number
  authorizedAt: number | null
  charges: Map<string, KnownCharge>
  unitPrice: number
  units: number
  /** The announced unit price, and the time from which it applies. */
  next: { unitPrice: number; from: number } | null
}

interface KnownLead {
  id: string
  source: string
  takenAt: number
  isReturned: boolean
}

/**
 * The state that the rules of trial, leads and subscription depend on. The model has no database and shares no code
 * with the product.
 */
export interface Model {
  freeLeads: number
  leads: KnownLead[]
  units: number
  /** The price per rubro from the settings, in centavos. */
  price: number
  /** Oldest first. */
  subscriptions: KnownSubscription[]
  /** Ids of charges that the site once knew as paid. Each has one receipt. */
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
