import { escapeHtml as e } from '../../escape-html'
import { formatMoment } from '../pages/format'
import type { Delivery } from '../store/delivery'
import type { World } from '../world'
import { action, empty, pill, rowList, section } from './parts'

const topics: Record<string, string> = {
  payment: 'Pago',
  subscription_preapproval: 'Suscripción',
  subscription_authorized_payment: 'Cobro de suscripción',
  topic_chargebacks_wh: 'Contracargo',
  merchant_order: 'Orden',
}

/** The newest notifications: whether the site took them, and how quickly. */
export function deliveriesSection({ store }: World): string {
  const deliveries = store.all('deliveries').reverse()
  const rows = deliveries.map(renderDelivery)
  const body = rows.length ? rowList(rows, true) : empty('Todavía no salió ninguna notificación.')
  const isOpen = deliveries.some(({ state }) => state === 'waiting' || state === 'given_up')
  const tools = isOpen
    ? action('deliveries', 'Entregar lo que falta', 'deliver-undelivered', { look: 'primary' })
    : ''
  return section('notificaciones', 'Notificaciones', body, tools)
}

function renderDelivery(delivery: Delivery): string {
  const { id, topic, action: actionName, dataId, createdAt, kind, attempts, state } = delivery
  const last = attempts.at(-1)
  const outcome = last ? (last.error ?? `HTTP ${last.status} en ${last.latencyMs} ms`) : ''
  const tries = attempts.length > 1 ? `${attempts.length} intentos` : ''
  const lines = [outcome, tries, waitWords(delivery)].filter(Boolean)
  const buttons = [action(`deliveries/${id}/replay`, 'Reenviar', `replay-${id}`, { look: 'link' })]
  if (state === 'waiting' || state === 'held')
    buttons.push(action(`deliveries/${id}/drop`, 'Descartar', `drop-${id}`, { look: 'link' }))
  return `<li data-testid="delivery-${id}">
<div class="what"><strong>${e(topics[topic] ?? topic)}${kind === 'ipn' ? ' (formato viejo)' : ''}</strong>
<span class="soft">${formatMoment(createdAt)} · <span class="code">${e(actionName)} ${e(dataId)}</span></span>
${lines.length ? `<span class="soft">${lines.map(e).join(' · ')}</span>` : ''}</div>
<div class="state">${statePill(delivery)}</div>
<div class="actions">${buttons.join('')}</div></li>`
}

function statePill({ state, attempts }: Delivery): string {
  if (state === 'delivered') return pill('good', 'Entregada')
  if (state === 'held') return pill('mute', 'Retenida')
  if (state === 'dropped') return pill('mute', 'Descartada')
  if (state === 'given_up') return pill('bad', 'Sin entregar')
  return attempts.length ? pill('bad', 'Falló') : pill('wait', 'En camino')
}

function waitWords({ state, attempts, dueAt }: Delivery): string {
  return state === 'waiting' && attempts.length ? `Se reintenta el ${formatMoment(dueAt)}` : ''
}
