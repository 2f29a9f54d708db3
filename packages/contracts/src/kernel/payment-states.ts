/** States of a payment in our own words; a gateway translates its provider's words. */
const paymentStatuses = [
  /** Begun, and not paid yet. */
  'pending',
  /** The provider has not decided. */
  'in_review',
  /** The bank reserved the money, and nobody has collected it. */
  'reserved',
  'approved',
  /** The payer complained; the money is ours until that is decided. */
  'in_dispute',
  'rejected',
  'cancelled',
  'refunded',
  /** The bank took the money back for its client. */
  'taken_by_bank',
  /** The gateway does not know the provider's word: treated as pending. */
  'unknown',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const paymentStatusTexts: Record<PaymentStatus, string> = {
  pending: 'Pendiente',
  in_review: 'En revisión',
  reserved: 'Autorizado, sin cobrar',
  approved: 'Aprobado',
  in_dispute: 'En disputa',
  rejected: 'Rechazado',
  cancelled: 'Cancelado',
  refunded: 'Devuelto',
  taken_by_bank: 'Contracargo',
  unknown: 'Otro',
}

/** Why a payment has its state. */
const paymentReasons = [
  'credited',
  'insufficient_funds',
  'wrong_security_code',
  'wrong_expiry',
  'wrong_card_number',
  'wrong_card_data',
  'bank_must_authorise',
  'card_disabled',
  'duplicate',
  'high_risk',
  'too_many_attempts',
  'card_blocked',
  'declined',
  'under_review',
  'being_processed',
  'reviewed_by_hand',
  'awaiting_payment',
  'awaiting_transfer',
  'awaiting_capture',
  'awaiting_bank',
  'cancelled_by_site',
  'cancelled_by_payer',
  'cancelled_by_provider',
  'expired',
  'refunded',
  'partly_refunded',
  'refunded_by_provider',
  /** The provider's own protection programme paid the buyer: the money stays ours. */
  'covered_by_provider',
  'dispute_lost',
  /** The bank decided in the site's favour: the money is ours again. */
  'dispute_won',
  'other',
] as const
export type PaymentReason = (typeof paymentReasons)[number]
