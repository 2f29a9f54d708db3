import { escapeHtml as e } from '../../escape-html'
import { stateOf } from '../checkout/preference-state'
import { asObject, asText } from '../http/fields'
import { page } from '../pages/document'
import { formatDay, formatMoment, formatMoney, formatTime } from '../pages/format'
import type { Delivery } from '../store/delivery'
import type { Preference } from '../store/records'
import { baseNow, virtualNow, type World } from '../world'
import { action, empty, pill, rowList, section } from './parts'
import { paymentsSection } from './payments-section'
import { subscriptionsSection } from './subscriptions-section'

const topics: Record<string, string> = {
  payment: 'Pago',
  subscription_preapproval: 'Suscripción',
  subscription_authorized_payment: 'Cobro de suscripción',
  topic_chargebacks_wh: 'Contracargo',
  merchant_order: 'Orden',
}

const maxShown = 3

const hourMs = 3_600_000

/** The panel: everything that happened in the stand-in, and buttons for further events. */
export function panelPage(world: World): Response {
  return page({
    title: 'Panel · Mercado Pago simulado',
    look: 'panel',
    header: `<header><h1>Mercado Pago simulado</h1><a class="button" href="/" data-testid="refresh">Actualizar</a>
<nav aria-label="Secciones"><a href="#pagos">Pagos</a><a href="#suscripciones">Suscripciones</a><a href="#notificaciones">Notificaciones</a></nav></header>`,
    main: `<div class="stack">${clockSection(world)}${openCheckoutsSection(world)}${paymentsSection(world)}</div>
<div class="stack">${subscriptionsSection(world)}${deliveriesSection(world)}</div>`,
  })
}

function clockSection(world: World): string {
  const now = virtualNow(world)
  const shared = world.clock.sharedAheadMs()
  const ownMs = Date.parse(now) - Date.parse(baseNow(world))
  const text =
    shared === null
      ? 'Los cobros de las suscripciones y los reintentos siguen este reloj.'
      : 'El sitio y el simulador siguen este reloj: cobros, días de gracia, vencimientos y devoluciones. No vuelve atrás.'
  const button = (field: string, label: string, look: '' | 'primary' = '') =>
    action('clock', label, `advance-${field.slice(0, -1)}`, { fields: { [field]: '1' }, look })
  const body = `<div class="clock"><p><strong data-testid="virtual-now">${formatDay(now)}, ${formatTime(now)}</strong>${aheadText(ownMs + (shared ?? 0))}
<span class="soft">${text}</span></p>
<div class="actions">${button('hours', 'Avanzar 1 hora')}${button('days', 'Avanzar 1 día')}${button('months', 'Avanzar 1 mes', 'primary')}</div></div>`
  return section('reloj', 'Reloj', body)
}

function aheadText(aheadMs: number): string {
  const hours = Math.round(aheadMs / hourMs)
  if (hours <= 0) return ''
  const [count, word] = hours < 24 ? [hours, 'hora'] : [Math.round(hours / 24), 'día']
  return `<span class="soft" data-testid="ahead">Adelantado ${count} ${word}${count === 1 ? '' : 's'}</span>`
}

/** The newest preferences that can still be paid. Empty if there is none. */
function openCheckoutsSection(world: World): string {
  const open = world.store
    .all('preferences')
    .reverse()
    .filter((preference) => stateOf(world, preference).is === 'payable')
    .slice(0, maxShown)
  if (open.length === 0) return ''
  return section('por-pagar', 'Por pagar', rowList(open.map(renderPreference), true))
}

function renderPreference({ id, body, totalCentavos, currency, createdAt }: Preference): string {
  const [first] = Array.isArray(body.items) ? body.items.map(asObject) : []
  return `<li data-testid="preference-${id}">
<div class="what"><strong>${e(asText(first?.title) ?? 'Producto')}</strong><span class="soft">${formatMoment(createdAt)}</span></div>
<div class="state"><span class="money">${formatMoney(totalCentavos, currency)}</span></div>
<div class="actions"><a class="button small primary" href="/checkout/v1/redirect?pref_id=${e(id)}">Ir a pagar</a></div></li>`
}

/** The newest notifications: whether the site accepted them, and how quickly. */
function deliveriesSection({ store }: World): string {
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
