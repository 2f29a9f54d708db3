import type { RefundState } from '@oficio/contracts/payments/refund-texts'
import type { PaymentState, PaymentView } from '@oficio/contracts/payments/shapes'
import type { ChargeView } from '@oficio/contracts/subscriptions/charges'
import { type ChargeState, chargeStateTexts } from '@oficio/contracts/subscriptions/endpoints'
import { formatDate, formatDayOfMonth } from '@oficio/contracts/text/format-date'
import { formatCharged, formatMoney } from '@oficio/contracts/text/format-money'
import type { BadgeTone } from '@/components/ui/badge'

/** One line of the payment history. */
export interface HistoryEntry {
  id: string
  at: string
  title: string
  /** The paid month, why the payment was declined, or when it is retried. */
  note: string | null
  /** The charged amount as text. It may differ from the requested amount. */
  amount: string
  state: string
  tone: BadgeTone
  hasReceipt: boolean
}

const chargeTones: Record<ChargeState, BadgeTone> = {
  scheduled: 'muted',
  retrying: 'sol',
  declined: 'urgent',
  in_review: 'sol',
  paid: 'success',
  given_back: 'muted',
}

const states: Record<PaymentState, { state: string; tone: BadgeTone; hasReceipt: boolean }> = {
  done: { state: 'Pagado', tone: 'success', hasReceipt: true },
  unused: { state: 'Pagado', tone: 'success', hasReceipt: true },
  under_review: { state: 'En revisión', tone: 'sol', hasReceipt: false },
  not_accepted: { state: 'En revisión', tone: 'sol', hasReceipt: false },
  declined: { state: 'Rechazado', tone: 'urgent', hasReceipt: false },
  unpaid: { state: 'Sin pagar', tone: 'muted', hasReceipt: false },
  expired: { state: 'Sin pagar', tone: 'muted', hasReceipt: false },
  returned: { state: 'Devuelto', tone: 'muted', hasReceipt: false },
}

/** The text of each state of a refund. Only a refund that the provider completed is called refunded. */
const returns: Record<RefundState, string> = {
  asked: 'Devolución pedida',
  held: 'Devolución en curso',
  done: 'Devuelto',
  disputed: 'En disputa',
}

/** Returns the subscription charges and the single payments as one history, newest first. */
export function historyOf(charges: readonly ChargeView[], payments: readonly PaymentView[]): HistoryEntry[] {
  return [...charges.map(entryOfCharge), ...payments.map(entryOfPayment)].toSorted((a, b) =>
    b.at.localeCompare(a.at),
  )
}

function entryOfCharge(charge: ChargeView): HistoryEntry {
  const { id, title, debitAt, amountArs, state, receiptNumber } = charge
  return {
    id,
    at: debitAt,
    title,
    note: noteOf(charge),
    amount: formatMoney(amountArs),
    state: chargeStateTexts[state],
    tone: chargeTones[state],
    hasReceipt: receiptNumber !== null,
  }
}

function noteOf({ debitAt, paidUntil, nextRetryAt }: ChargeView): string | null {
  if (paidUntil) return `Del ${formatDayOfMonth(debitAt)} al ${formatDayOfMonth(paidUntil)}`
  return nextRetryAt ? `Se intenta de nuevo el ${formatDate(nextRetryAt)}` : null
}

/** Returns why a received payment waits for the team. */
const faultNote = ({ state }: PaymentView): string | null =>
  state === 'not_accepted' ? 'No coincide con lo que había que pagar: lo está viendo nuestro equipo' : null

function entryOfPayment(payment: PaymentView): HistoryEntry {
  const { id, approvedAt, createdAt, description, state, statusText, refundText, refundState } = payment
  return {
    id,
    at: approvedAt ?? createdAt,
    title: description,
    note: refundText ?? statusText ?? faultNote(payment),
    amount: payment.charged ? formatCharged(payment.charged) : formatMoney(payment.amountArs),
    ...states[state],
    ...(state === 'returned' && refundState && { state: returns[refundState] }),
  }
}
