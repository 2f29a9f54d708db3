import type { NotificationTopicName } from '@oficio/contracts/kernel/notification-topics'
import type { PaymentMethod } from '@oficio/contracts/kernel/payment-methods'
import type { PaymentReason, PaymentStatus } from '@oficio/contracts/kernel/payment-states'

/**
 * The domain's interface to a payment provider; a gateway translates it to the provider's API. Amounts are integer
 * centavos of Argentine pesos. Ids are always strings. Every method throws AppError provider_away (no answer or an
 * unreadable one: the call may or may not have had its effect), provider_denied (our credentials) or provider_refused
 * (the provider refused). If only the answer about this one object is unreadable, the cause is an UnreadCause.
 */
export interface PaymentProvider {
  /** Our word for the provider. It is stored beside each of its ids and must never change. */
  readonly name: string
  /** Returns the id of the account that receives payments, to which our credentials belong. Called once per process. */
  getCollectorId(): Promise<string>
  /**
   * Creates the provider's payment page. A repeated call creates another page, which is harmless: an unused page
   * costs nothing.
   */
  createCheckout(order: CheckoutOrder): Promise<Checkout>
  /** Returns null for an unknown id. */
  getPayment(id: string): Promise<ProviderPayment | null>
  /** Returns the payments with one of our references, newest first. A payment of the last minute may be missing. */
  findPayments(reference: string): Promise<ProviderList<ProviderPayment>>
  /**
   * Refunds the rest of the payment, or `amountCentavos` of it. The same key never refunds twice. Never retries.
   * Returns the refund, or null if the key was used before and the answer does not identify the refund; find it with
   * `listRefunds` then.
   */
  refund(order: {
    paymentId: string
    amountCentavos: number | null
    key: string
  }): Promise<ProviderRefund | null>
  /** Returns all refunds of a payment, including refunds made at the provider; none for an unknown payment. */
  listRefunds(paymentId: string): Promise<ProviderList<ProviderRefund>>

  /**
   * Creates a subscription that waits for its payer. Never retries, because a repeat would create a second one. If
   * the provider names its reason, throws payer_mail_refused, payer_is_collector, payer_account_mixed,
   * payer_country_differs or payment_setup_wrong.
   */
  createSubscription(order: SubscriptionOrder): Promise<ProviderSubscription>
  /**
   * Returns the subscriptions of a payer, to find what an interrupted creation left behind. The search of the provider
   * is incomplete, so a missing subscription proves nothing.
   */
  findSubscriptions(search: { payerEmail: string }): Promise<ProviderList<ProviderSubscription>>
  getSubscription(id: string): Promise<ProviderSubscription | null>
  /**
   * This method and the next ones read the subscription again afterwards. Each throws provider_refused unless the
   * change is visible.
   */
  changeAmount(id: string, amountCentavos: number): Promise<ProviderSubscription>
  pauseSubscription(id: string): Promise<ProviderSubscription>
  resumeSubscription(id: string): Promise<ProviderSubscription>
  /** Cancelling a cancelled subscription succeeds. */
  cancelSubscription(id: string): Promise<ProviderSubscription>
  getCharge(id: string): Promise<ProviderCharge | null>
  /**
   * Returns every charge of a subscription that the provider lists, oldest first. If it lists none although it
   * counted some, returns one charge for each payment with the subscription's reference instead; see
   * chargeIdOfPayment.
   */
  listCharges(
    subscription: Pick<ProviderSubscription, 'id' | 'reference' | 'chargedCount'>,
  ): Promise<ProviderList<ProviderCharge>>

  /** Checks and reads a notification. Only a valid signature with our secret makes it genuine. Never throws. */
  readNotification(parts: NotificationParts): NotificationReading
}

export interface ProviderList<Row> {
  rows: Row[]
  /** Unreadable rows: left out, without blocking the rest of the list. */
  unread: UnreadRow[]
}

/**
 * Why provider_away concerns one object only: the provider answers, and its answer about this object is unreadable.
 */
export interface UnreadCause {
  name: 'UnreadAnswer'
  /** The invalid fields. */
  fields: string
  /** Our reference, if at least that is readable. */
  reference: string | null
}

export interface UnreadRow {
  /** The provider's id; null if even that is unreadable. */
  id: string | null
  /** The invalid fields. */
  fields: string
}

export interface CheckoutOrder {
  /** The id of our payment intent: every payment made there carries it. */
  reference: string
  /** Our kind of what is paid for. */
  kind: string
  /** Title that the payer reads. */
  title: string
  amountCentavos: number
  /** Absolute addresses of our site to which the payer returns. */
  returnUrls: Record<'success' | 'pending' | 'failure', string>
  notificationUrl: string
  /** Nobody can pay there after this moment. */
  expiresAt: Date
}

interface Checkout {
  id: string
  url: string
}

export interface ProviderPayment {
  id: string
  /** Our reference; null or unknown if the payment is not ours. */
  reference: string | null
  /** The provider's subscription if the payment is one of its charges; otherwise null. */
  subscriptionId: string | null
  /**
   * Our status, which already considers `statusDetail`. For example, a payment won in a dispute is 'approved',
   * regardless of the status that the provider reports. Later code may rely on the status alone.
   */
  status: PaymentStatus
  statusDetail: PaymentReason | null
  amountCentavos: number
  refundedCentavos: number
  currency: string
  /** Null if the answer does not contain it. */
  collectorId: string | null
  /** Null if the answer does not contain it. */
  methodId: PaymentMethod | null
  /** Whether this is only a small charge to validate the card, which the provider returns. It pays for nothing. */
  isCardValidation: boolean
  createdAt: Date
  approvedAt: Date | null
  updatedAt: Date
  /** The whole answer, for the record. */
  raw: Record<string, unknown>
}

export interface ProviderRefund {
  id: string
  /** Null if the answer does not contain it. */
  amountCentavos: number | null
  status: 'approved' | 'pending' | 'rejected' | 'cancelled' | 'unknown'
}

export interface SubscriptionOrder {
  /** The id of our subscription. */
  reference: string
  /** Title in every mail of the provider to the payer. */
  title: string
  payerEmail: string
  /** Monthly amount. */
  amountCentavos: number
  /** Absolute address of our site to which the payer returns. */
  returnUrl: string
}

export interface ProviderSubscription {
  id: string
  reference: string | null
  /** 'authorized': the payer authorised it, and the provider charges it. */
  status: 'pending' | 'authorized' | 'paused' | 'cancelled' | 'unknown'
  amountCentavos: number
  /** Null if the answer does not contain it. */
  currency: string | null
  payerEmail: string | null
  /** Increases with every change; null if the provider leaves it out. */
  version: number | null
  nextChargeAt: Date | null
  /** How many charges the provider counts as paid. */
  chargedCount: number
  createdAt: Date
  updatedAt: Date
  /** Where the payer authorises it; null if the answer does not contain it. */
  url: string | null
  raw: Record<string, unknown>
}

/**
 * Returns a temporary id for a charge of which only the payment is known. The charge gets its real id as soon as the
 * provider lists it.
 */
export const chargeIdOfPayment = (paymentId: string): string => `payment:${paymentId}`

/** One monthly charge of a subscription. */
export interface ProviderCharge {
  id: string
  subscriptionId: string
  /** 'processed': paid, or declined for the last time. 'retrying': declined, and the provider will try again. */
  status: 'scheduled' | 'retrying' | 'processed' | 'cancelled' | 'unknown'
  amountCentavos: number
  /** Null if the answer does not contain it. */
  currency: string | null
  debitAt: Date
  retryAttempt: number
  /** Null unless the charge was declined and will be retried. */
  nextRetryAt: Date | null
  payment: { id: string; status: PaymentStatus; statusDetail: PaymentReason | null } | null
  updatedAt: Date
  raw: Record<string, unknown>
}

/** Headers and query parameters of a notification that its endpoint accepts, by name. */
export type NotificationParts = Readonly<Record<string, string | undefined>>

export type NotificationReading =
  | {
      kind: 'genuine'
      topic: NotificationTopicName
      /** The provider's id of this delivery. A repeated delivery has the same one. */
      requestId: string
      /** The provider's id of the object. */
      dataId: string
    }
  /** A kind of notification that is answered without a signature and has no effect. */
  | { kind: 'ignored' }
  | { kind: 'refused'; fault: SignatureFault }

export type SignatureFault =
  | 'no_secret'
  | 'missing_signature'
  | 'missing_request_id'
  | 'missing_data_id'
  | 'malformed'
  | 'mismatch'
