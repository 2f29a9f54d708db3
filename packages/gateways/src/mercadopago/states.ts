import type { PaymentReason, PaymentStatus } from '@oficio/contracts/kernel/payment-states'
import type {
  ProviderCharge,
  ProviderPayment,
  ProviderRefund,
  ProviderSubscription,
} from '@oficio/domain/kernel/payment-provider'

// Translates Mercado Pago's words for states into ours. No other file compares these words.

const paymentStatuses = new Map<string, PaymentStatus>([
  ['pending', 'pending'],
  ['in_process', 'in_review'],
  ['authorized', 'reserved'],
  ['approved', 'approved'],
  ['in_mediation', 'in_dispute'],
  ['rejected', 'rejected'],
  ['cancelled', 'cancelled'],
  ['refunded', 'refunded'],
  ['charged_back', 'taken_by_bank'],
])

/** For each status that looks like a refund: the detail with which we keep the money after all. */
const keptDetails = new Map([
  ['charged_back', 'reimbursed'],
  ['refunded', 'bpp_covered'],
])

const reasons = new Map<string, PaymentReason>([
  ['accredited', 'credited'],
  ['cc_rejected_insufficient_amount', 'insufficient_funds'],
  ['cc_rejected_bad_filled_security_code', 'wrong_security_code'],
  ['cc_rejected_bad_filled_date', 'wrong_expiry'],
  ['cc_rejected_bad_filled_card_number', 'wrong_card_number'],
  ['cc_rejected_bad_filled_other', 'wrong_card_data'],
  ['cc_rejected_call_for_authorize', 'bank_must_authorise'],
  ['cc_rejected_card_disabled', 'card_disabled'],
  ['cc_rejected_duplicated_payment', 'duplicate'],
  ['cc_rejected_high_risk', 'high_risk'],
  ['cc_rejected_max_attempts', 'too_many_attempts'],
  ['cc_rejected_blacklist', 'card_blocked'],
  ['in_process', 'under_review'],
  ['pending_contingency', 'being_processed'],
  ['pending_review_manual', 'reviewed_by_hand'],
  ['pending_waiting_payment', 'awaiting_payment'],
  ['pending_waiting_transfer', 'awaiting_transfer'],
  ['pending_capture', 'awaiting_capture'],
  ['pending_challenge', 'awaiting_bank'],
  ['by_collector', 'cancelled_by_site'],
  ['by_payer', 'cancelled_by_payer'],
  ['by_admin', 'cancelled_by_provider'],
  ['expired', 'expired'],
  ['refunded', 'refunded'],
  ['partially_refunded', 'partly_refunded'],
  ['bpp_refunded', 'refunded_by_provider'],
  ['bpp_covered', 'covered_by_provider'],
  ['settled', 'dispute_lost'],
  ['reimbursed', 'dispute_won'],
])

/** Prefix of card declines that have no reason of ours. */
const cardDecline = 'cc_rejected'

type PaymentState = Pick<ProviderPayment, 'status' | 'statusDetail'>

/** Returns the status of a payment. Reads status and detail together, because the detail can reverse the status. */
export function paymentStateOf(status: string, detail: string | null): PaymentState & { isKept: boolean } {
  const isKept = detail !== null && keptDetails.get(status) === detail
  return {
    status: isKept ? 'approved' : (paymentStatuses.get(status) ?? 'unknown'),
    statusDetail: detail === null ? null : reasonOf(detail),
    isKept,
  }
}

const reasonOf = (detail: string): PaymentReason =>
  reasons.get(detail) ?? (detail.startsWith(cardDecline) ? 'declined' : 'other')

const refundStatuses = new Map<string, ProviderRefund['status']>([
  ['approved', 'approved'],
  ['in_process', 'pending'],
  ['rejected', 'rejected'],
  ['cancelled', 'cancelled'],
])

/** Returns the status of a refund. The list omits the status only for completed refunds. */
export const refundStatusOf = (status: string | null | undefined): ProviderRefund['status'] =>
  status === null || status === undefined ? 'approved' : (refundStatuses.get(status) ?? 'unknown')

type SubscriptionStatus = Exclude<ProviderSubscription['status'], 'unknown'>

/** Our statuses in Mercado Pago's words, which are also sent when a subscription is changed. */
export const subscriptionWords: Record<SubscriptionStatus, string> = {
  pending: 'pending',
  authorized: 'authorized',
  paused: 'paused',
  cancelled: 'cancelled',
}

/** The words of subscriptions that may still charge the payer. */
export const livingWords = [subscriptionWords.pending, subscriptionWords.authorized]

const subscriptionStatuses: SubscriptionStatus[] = ['pending', 'authorized', 'paused', 'cancelled']

export const subscriptionStatusOf = (word: string): ProviderSubscription['status'] =>
  subscriptionStatuses.find((status) => subscriptionWords[status] === word) ?? 'unknown'

const chargeStatuses = new Map<string, ProviderCharge['status']>([
  ['scheduled', 'scheduled'],
  ['recycling', 'retrying'],
  ['processed', 'processed'],
  ['cancelled', 'cancelled'],
])

export const chargeStatusOf = (status: string): ProviderCharge['status'] =>
  chargeStatuses.get(status) ?? 'unknown'
