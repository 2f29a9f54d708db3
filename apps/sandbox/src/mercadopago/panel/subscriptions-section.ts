import { escapeHtml as e } from '../../escape-html'
import { formatDay, formatMoment, formatMoney } from '../pages/format'
import type { Invoice, Preapproval } from '../store/records'
import { invoicesOf } from '../subscriptions/invoices'
import type { World } from '../world'
import { action, empty, pill, rowList, section } from './parts'

const chargesShown = 6

const states: Record<string, [tone: 'good' | 'wait' | 'bad' | 'mute', label: string]> = {
  pending: ['wait', 'Sin autorizar'],
  authorized: ['good', 'Activa'],
  paused: ['wait', 'En pausa'],
  cancelled: ['mute', 'Cancelada'],
  finished: ['mute', 'Terminada'],
}

/** The newest subscriptions with their charges, and the planned result of the next charge. */
export function subscriptionsSection(world: World): string {
  const preapprovals = world.store.all('preapprovals').reverse()
  const rows = preapprovals.map((preapproval) => renderPreapproval(world, preapproval))
  const body = rows.length ? rowList(rows) : empty('Todavía no hay suscripciones.')
  return section('suscripciones', 'Suscripciones', body)
}

function renderPreapproval(world: World, preapproval: Preapproval): string {
  const { id, reason, payerEmail, amountCentavos, currency, status, nextChargeAt, externalReference } =
    preapproval
  const [tone, label] = states[status] ?? ['mute', status]
  const charges = invoicesOf(world, id).reverse()
  // A paused subscription is not charged.
  const next =
    nextChargeAt && status !== 'paused'
      ? `<span class="soft">Próximo cobro: ${formatDay(nextChargeAt)}${plannedWords(preapproval)}</span>`
      : ''
  return `<li data-testid="preapproval-${id}">
<div class="what"><strong>${e(reason)}</strong><span class="soft">${e(payerEmail)}</span>${next}
${externalReference ? `<span class="soft code" title="Referencia del sitio">${e(externalReference)}</span>` : ''}</div>
<div class="state"><span class="money">${formatMoney(amountCentavos, currency)}</span>${pill(tone, label)}</div>
${renderActions(preapproval)}
${
  charges.length
    ? `<ul class="charges">${charges
        .slice(0, chargesShown)
        .map((invoice) => renderCharge(world, invoice))
        .join('')}</ul>`
    : ''
}</li>`
}

function plannedWords({ chargeResults: [next] }: Preapproval): string {
  if (next === undefined) return ''
  return next === 'approve' ? ', se aprueba' : ', <strong>va a fallar</strong>'
}

function renderActions({ id, status, chargeResults }: Preapproval): string {
  const act = (verb: string, label: string, look: '' | 'danger' | 'primary' = '') =>
    action(`preapprovals/${id}/${verb}`, label, `${verb}-${id}`, { look })
  const plan =
    chargeResults.length > 0 && chargeResults[0] !== 'approve'
      ? act('approve-next', 'Que el próximo cobro salga')
      : act('fail-next', 'Que el próximo cobro falle')
  const ways: Record<string, string[]> = {
    pending: [
      `<a class="button small primary" href="/subscriptions/checkout?preapproval_id=${id}" data-testid="open-${id}">Ir a autorizar</a>`,
      act('cancel', 'Cancelar', 'danger'),
    ],
    authorized: [plan, act('pause', 'Pausar'), act('cancel', 'Cancelar', 'danger')],
    paused: [act('resume', 'Reanudar', 'primary'), act('cancel', 'Cancelar', 'danger')],
  }
  const buttons = ways[status]
  return buttons ? `<div class="actions">${buttons.join('')}</div>` : ''
}

function renderCharge({ store }: World, invoice: Invoice): string {
  const { id, debitAt, amountCentavos, currency, retryAttempt, nextRetryAt } = invoice
  const payment = invoice.paymentId ? store.get('payments', invoice.paymentId) : undefined
  const state =
    payment?.status === 'approved'
      ? pill('good', 'Cobrado')
      : invoice.status === 'recycling'
        ? pill('wait', `Intento ${retryAttempt} de 4`)
        : payment
          ? pill('bad', 'No se pudo cobrar')
          : pill('mute', invoice.status === 'scheduled' ? 'Programado' : 'Anulado')
  const retry = nextRetryAt ? `<span class="soft">Se reintenta el ${formatMoment(nextRetryAt)}</span>` : ''
  return `<li data-testid="charge-${id}"><span>${formatDay(debitAt)}${retry}</span><span class="money">${formatMoney(amountCentavos, currency)}</span>${state}</li>`
}
