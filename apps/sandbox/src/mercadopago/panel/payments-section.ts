import { escapeHtml as e } from '../../escape-html'
import { rejections } from '../checkout/outcomes'
import { formatMoment, formatMoney } from '../pages/format'
import { hasRefundInProcess } from '../payments/settle-refund'
import { refundedCentavos } from '../store/balance'
import type { Payment } from '../store/records'
import type { World } from '../world'
import { action, empty, pill, rowList, section } from './parts'

const states: Record<string, [tone: 'good' | 'wait' | 'bad' | 'mute', label: string]> = {
  approved: ['good', 'Aprobado'],
  pending: ['wait', 'Pendiente'],
  in_process: ['wait', 'En revisión'],
  authorized: ['wait', 'Reservado'],
  in_mediation: ['wait', 'En mediación'],
  rejected: ['bad', 'Rechazado'],
  cancelled: ['mute', 'Cancelado'],
  refunded: ['mute', 'Devuelto'],
  charged_back: ['bad', 'Contracargo'],
}

const details: Record<string, string> = {
  ...rejections,
  partially_refunded: 'Devuelto en parte',
  expired: 'Venció sin pagarse',
  pending_waiting_payment: 'Espera el pago en efectivo',
  pending_waiting_transfer: 'Espera la transferencia',
}

/** Shows the status of a payment. */
function paymentPill({ status }: Payment): string {
  const [tone, label] = states[status] ?? ['mute', status]
  return pill(tone, label)
}

/** The newest payments with their possible actions. */
export function paymentsSection({ store, settings }: World): string {
  const rows = store.all('payments').reverse().map(renderPayment)
  const body = rows.length
    ? rowList(rows)
    : empty('Todavía no hay pagos. Cuando alguien pague en el sitio, aparecen acá.')
  const tools = settings.areRefundsSlow
    ? action('refunds', 'Que las devoluciones salgan al instante', 'refunds-at-once')
    : action('refunds', 'Que las devoluciones queden en proceso', 'refunds-slow', { fields: { slow: '1' } })
  return section('pagos', 'Pagos', body, tools)
}

function renderPayment(payment: Payment): string {
  const { id, amountCentavos, currency, description, externalReference, createdAt, statusDetail, refunds } =
    payment
  const refunded = refundedCentavos(payment)
  const notes = [
    originWords(payment),
    details[statusDetail] ?? '',
    refunded > 0 && refunded < amountCentavos ? `${formatMoney(refunded, currency)} devueltos` : '',
    hasRefundInProcess(payment) ? 'Devolución en proceso' : '',
    refunds.some(({ status }) => status === 'rejected') ? 'Devolución rechazada' : '',
  ].filter(Boolean)
  return `<li data-testid="payment-${id}">
<div class="what"><strong>${e(description)}</strong><span class="soft">${formatMoment(createdAt)} · Operación ${e(id)}</span>
${notes.length ? `<span class="soft">${notes.map(e).join(' · ')}</span>` : ''}
${externalReference ? `<span class="soft code" title="Referencia del sitio">${e(externalReference)}</span>` : ''}</div>
<div class="state"><span class="money">${formatMoney(amountCentavos, currency)}</span>${paymentPill(payment)}</div>
${renderActions(payment)}</li>`
}

function originWords({ operationType, preapprovalId, sequence }: Payment): string {
  if (operationType === 'card_validation') return 'Validación de la tarjeta, se devuelve sola'
  return preapprovalId ? `Cobro ${sequence} de una suscripción` : ''
}

function renderActions(payment: Payment): string {
  const { id, status } = payment
  const move = (status: string, label: string, look: '' | 'danger' | 'primary' = '') =>
    action(`payments/${id}/status`, label, `${status}-${id}`, { fields: { status }, look })
  const settle = (end: string, label: string, look: 'danger' | 'primary') =>
    action(`payments/${id}/refund/settle`, label, `refund-${end}-${id}`, { fields: { status: end }, look })
  const ways: Record<string, string[]> = {
    pending: [move('approved', 'Aprobar', 'primary'), move('rejected', 'Rechazar', 'danger')],
    in_process: [move('approved', 'Aprobar', 'primary'), move('rejected', 'Rechazar', 'danger')],
    approved: [
      ...(hasRefundInProcess(payment) ? [settle('approved', 'Terminar la devolución', 'primary')] : []),
      ...(hasRefundInProcess(payment) ? [settle('rejected', 'Rechazar la devolución', 'danger')] : []),
      action(`payments/${id}/refund`, 'Devolver', `refund-${id}`),
      move('charged_back', 'Contracargo', 'danger'),
    ],
    charged_back: [move('approved', 'Ganar el reclamo')],
  }
  const buttons = ways[status]
  return buttons ? `<div class="actions">${buttons.join('')}</div>` : ''
}
