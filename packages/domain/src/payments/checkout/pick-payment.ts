import type { Payment, PaymentIntent, Refund } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { attemptStateOf, paymentBeside, paymentToShow } from '../ledger/payment-state'
import { findUnread } from '../ledger/unread-payments'

export type ViewedPayment = Payment & { refunds: Refund[] }

/** The refunds of a whole payment, the last decision first; also where the provider refuses and a person sees to it. */
export const wholeRefunds = { where: { amountCentavos: null }, orderBy: { id: 'desc' as const } }

export interface PickedPayment {
  /** The payment to show; null while nobody tried, or nobody can read it. */
  payment: ViewedPayment | null
  /** The provider's id of the payment to show. */
  paymentId: string | null
  /** The payment that gave what was paid for. */
  inForce: ViewedPayment | null
  /** Whether the payment is shown for itself, because it was asked for and is not the one in force. */
  isForItself: boolean
  /** Another payment that the payer has to know of. */
  other: { payment: ViewedPayment | null; paymentId: string | null } | null
  /** Whether the provider has a payment that nobody can read. */
  isUnread: boolean
}

/**
 * Picks the payment of an intent to show: the one with the provider's id `askedId`, or else the payment that matters
 * most to the payer. The payments are sorted newest first.
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
  // A later answer that nobody can read may be the approval of a payment that is stored as declined.
  const askedPayment = storedPayment && askedUnread && isDeclined(storedPayment) ? null : storedPayment
  const isAsked = storedPayment !== null || askedUnread !== null
  const payment = isAsked ? askedPayment : paymentToShow(payments, { ...standing, isUnread: unread !== null })
  const other = isAsked
    ? paymentBeside(askedPayment, payments, { ...standing, isUnread: otherUnread !== null })
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

/** A payment that cannot be read may have been noted before the provider's id of it could be. */
const numberOf = (unread: { providerId: string } | null) => unread?.providerId || null

const isDeclined = ({ status, refunds }: ViewedPayment): boolean =>
  attemptStateOf({ status, isGoingBack: refunds.length > 0 }) === 'declined'

const withId = (payment: ViewedPayment) => ({ payment, paymentId: payment.providerId })
