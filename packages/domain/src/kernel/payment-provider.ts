/**
 * What the domain asks of Mercado Pago. Amounts are integer centavos of Argentine pesos. Ids are strings, whatever
 * the provider makes of them. Every method throws AppError provider_away (no answer, or one that makes no sense: it
 * may or may not have happened), provider_denied (our credentials) or provider_refused (it said no). Where the provider
 * answers and only what it says of this one thing makes no sense, the cause is an UnreadCause.
 */
export interface PaymentProvider {
  /** Returns whom payments must have been made to: the account that our credentials belong to. Asked once a process. */
  getCollectorId(): Promise<string>
  /** Makes the page where somebody pays. A repeat makes another one, which does no harm: an unused page costs nothing. */
  createCheckout(order: CheckoutOrder): Promise<Checkout>
  /** Returns null for an id that the provider does not know. */
  getPayment(id: string): Promise<ProviderPayment | null>
  /** Returns the payments made under one of our references, newest first. A payment of this minute may be absent. */
  findPayments(reference: string): Promise<Listed<ProviderPayment>>
  /**
   * Gives money back: all that is left of the payment, or `amountCentavos` of it. The same key never gives it back
   * twice, and no call of this asks twice. Returns the refund that was made, or null where the key was used before and
   * the answer does not say for which one: that is in the list.
   */
  refund(order: {
    paymentId: string
    amountCentavos: number | null
    key: string
  }): Promise<ProviderRefund | null>
  /** Returns the refunds of a payment, whoever made them; none for one that the provider does not know. */
  listRefunds(paymentId: string): Promise<Listed<ProviderRefund>>

  /**
   * Makes a subscription that waits for its payer. Never repeated by itself: a repeat would make a second one. Where the
   * provider says why it refuses, throws payer_mail_refused, payer_is_collector, payer_account_mixed,
   * payer_country_differs or payment_setup_wrong.
   */
  createSubscription(order: SubscriptionOrder): Promise<ProviderSubscription>
  /**
   * Returns the subscriptions of a payer that are in one of the states: a help for finding what an interrupted
   * creation left behind. The provider's search is incomplete, so absence proves nothing.
   */
  findSubscriptions(search: { payerEmail: string }): Promise<Listed<ProviderSubscription>>
  getSubscription(id: string): Promise<ProviderSubscription | null>
  /** Each of these reads the subscription again afterwards and throws provider_refused unless the change is there. */
  changeAmount(id: string, amountCentavos: number): Promise<ProviderSubscription>
  pauseSubscription(id: string): Promise<ProviderSubscription>
  resumeSubscription(id: string): Promise<ProviderSubscription>
  /** Cancelling what is cancelled already is a success. */
  cancelSubscription(id: string): Promise<ProviderSubscription>
  getCharge(id: string): Promise<ProviderCharge | null>
  /**
   * Returns every charge of a subscription that the provider lists, oldest first. Where it lists none although it counted
   * some, returns one for each payment under the subscription's reference instead; see chargeIdOfPayment.
   */
  listCharges(
    subscription: Pick<ProviderSubscription, 'id' | 'reference' | 'chargedCount'>,
  ): Promise<Listed<ProviderCharge>>

  /** Returns null when the notification was signed with our secret, else what is wrong with it. Never throws. */
  findSignatureFault(notification: SignedNotification): SignatureFault | null
}

/** What a list of the provider's brought. */
export interface Listed<Row> {
  rows: Row[]
  /** Rows that make no sense: they are left out, and keep nothing else from being read. */
  unread: UnreadRow[]
}

/** Why a provider_away is a fault of one thing alone: the provider answers, and this one answer makes no sense. */
export interface UnreadCause {
  name: 'UnreadAnswer'
  /** Which of its fields make no sense. */
  fields: string
  /** What we gave as reference, where at least that can be read. */
  reference: string | null
}

export interface UnreadRow {
  /** The provider's id of it; null where not even that can be read. */
  id: string | null
  /** Which of its fields make no sense. */
  fields: string
}

export interface CheckoutOrder {
  /** Our intent: what every payment made there refers to. */
  reference: string
  /** What it is for, in a word of ours. */
  kind: string
  /** What the payer reads. */
  title: string
  amountCentavos: number
  /** Absolute addresses of our site where the payer comes back. */
  returnUrls: Record<'success' | 'pending' | 'failure', string>
  notificationUrl: string
  /** After this moment nobody may pay there any more. */
  expiresAt: Date
}

interface Checkout {
  id: string
  /** Where the browser goes to pay. */
  url: string
}

export interface ProviderPayment {
  id: string
  /** What we gave as reference; null or foreign where the payment is not ours. */
  reference: string | null
  /** The provider's subscription that it is a charge of; null for any other payment. */
  subscriptionId: string | null
  /** The provider's own words; unknown ones are treated as pending. */
  status: string
  statusDetail: string | null
  amountCentavos: number
  refundedCentavos: number
  currency: string
  /** Null where the answer does not say it. */
  collectorId: string | null
  /** 'visa', 'account_money', … */
  methodId: string | null
  operationType: string | null
  createdAt: Date
  approvedAt: Date | null
  updatedAt: Date
  /** The whole answer, for the record. */
  raw: Record<string, unknown>
}

export interface ProviderRefund {
  id: string
  /** Null where the answer to asking does not say it. */
  amountCentavos: number | null
  /** 'approved', 'in_process', 'rejected', 'cancelled', or a word that we do not know. */
  status: string
}

export interface SubscriptionOrder {
  /** Our subscription. */
  reference: string
  /** What the payer reads in every mail of the provider. */
  title: string
  payerEmail: string
  /** Charged every month. */
  amountCentavos: number
  /** Absolute address of our site where the payer comes back. */
  returnUrl: string
}

export interface ProviderSubscription {
  id: string
  reference: string | null
  /** 'pending', 'authorized', 'paused', 'cancelled', or a word that we do not know. */
  status: string
  amountCentavos: number
  /** Null where the answer does not say it. */
  currency: string | null
  payerEmail: string | null
  /** Raised by every change; null where the provider leaves it out. */
  version: number | null
  nextChargeAt: Date | null
  /** How many charges the provider counted as paid. */
  chargedCount: number
  createdAt: Date
  updatedAt: Date
  /** Where the payer authorises it; null where the answer does not say it. */
  url: string | null
  raw: Record<string, unknown>
}

/**
 * Returns the id of a charge of which nothing but its payment is known. The charge gets the provider's id once the provider
 * shows it.
 */
export const chargeIdOfPayment = (paymentId: string): string => `payment:${paymentId}`

/** One monthly charge of a subscription. */
export interface ProviderCharge {
  id: string
  subscriptionId: string
  /** 'scheduled', 'processed' (over, also when finally declined), 'recycling' (declined, will be tried again). */
  status: string
  amountCentavos: number
  /** Null where the answer does not say it. */
  currency: string | null
  debitAt: Date
  retryAttempt: number
  /** Null unless it was declined and will be tried again. */
  nextRetryAt: Date | null
  payment: { id: string; status: string; statusDetail: string | null } | null
  updatedAt: Date
  raw: Record<string, unknown>
}

/** The parts of a notification that its signature speaks of, as they came. */
export interface SignedNotification {
  signature: string | null
  requestId: string | null
  /** The query's `data.id`. */
  dataId: string | null
}

export type SignatureFault =
  | 'no_secret'
  | 'missing_signature'
  | 'missing_request_id'
  | 'missing_data_id'
  | 'malformed'
  | 'mismatch'
