import type { Payment, PaymentIntent, Refund } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { attemptStateOf, findRelatedPayment, paymentToShow } from '../ledger/payment-state'
import { findUnread } from '../ledger/unread-payments'

export type ViewedPayment = Payment & { refunds: Refund[] }

/**
 * Selects full refunds, the newest decision first. Includes refunds that the provider refused and that an admin
 * handles.
 */
export const wholeRefunds = { where: { amountCentavos: null }, orderBy: { id: 'desc' as const } }

export interface PickedPayment {
  /** The payment to show. Null if nobody has tried to pay, or if the payment is unreadable. */
  payment: ViewedPayment | null
  /** The provider's id of the payment to show. */
  paymentId: string | null
  /** The payment that granted the effect of the intent. */
  inForce: ViewedPayment | null
  /**
   * Whether the payment is shown by its own status instead of the intent's, because the caller asked for it by id and
   * it is not the payment in force.
   */
  isForItself: boolean
  /** Another payment of the intent that the payer must know about. */
  other: { payment: ViewedPayment | null; paymentId: string | null } | null
  /** Whether the provider has an unreadable payment of this intent. */
  isUnread: boolean
}

/**
 * Returns the payment of an intent to show: the payment with the provider id `askedId`, or else the payment that
 * matters most to the payer. Expects the payments of the intent sorted newest first.
 */
export async function pickPayment(
  ctx: Ctx,
  intent: PaymentIntent & { payments: ViewedPayment[] },
  askedId: string | undefined,
): Promise<PickedPayment> {
  const { payments } = intent
  const inForce = payments.find(({ id }) => id === intent.effectPaymentId) ?? null
  const unread = await findUnread(ctx.db, [intent.id])
  const askedUnread = unread && askedId ? await findUnread(ctx.db, [intent.id], askedId) : null
  const otherUnread = unread && askedId ? await findUnread(ctx.db, [intent.id], { not: askedId }) : unread
  const standing = { inForce, isReturned: intent.status === 'returned' }
  const storedPayment = payments.find(({ providerId }) => providerId === askedId) ?? null
  // A payment that is stored as declined may have been approved since, if a later answer about it is unreadable.
  const askedPayment = storedPayment && askedUnread && isDeclined(storedPayment) ? null : storedPayment
  const isAsked = storedPayment !== null || askedUnread !== null
  const payment = isAsked ? askedPayment : paymentToShow(payments, { ...standing, isUnread: unread !== null })
  const other = isAsked
    ? findRelatedPayment(askedPayment, payments, { ...standing, isUnread: otherUnread !== null })
    : null
  return {
    payment,
    paymentId: payment?.providerId ?? numberOf(askedUnread ?? unread),
    inForce,
    isForItself: isAsked && (askedPayment === null || askedPayment !== inForce),
    other:
      other && (other === 'unread' ? { payment: null, paymentId: numberOf(otherUnread) } : withId(other)),
    isUnread: unread !== null,
  }
}

/** The provider id is empty if the unreadable answer did not contain it. */
const numberOf = (unread: { providerId: string } | null) => unread?.providerId || null

const isDeclined = ({ status, refunds }: ViewedPayment): boolean =>
  attemptStateOf({ status, isGoingBack: refunds.length > 0 }) === 'declined'

const withId = (payment: ViewedPayment) => ({ payment, paymentId: payment.providerId })
