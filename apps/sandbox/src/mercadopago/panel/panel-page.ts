import { page } from '../pages/document'
import { formatDay, formatTime } from '../pages/format'
import { baseNow, virtualNow, type World } from '../world'
import { deliveriesSection } from './deliveries-section'
import { openCheckoutsSection } from './open-checkouts-section'
import { action, section } from './parts'
import { paymentsSection } from './payments-section'
import { subscriptionsSection } from './subscriptions-section'

const hourMs = 3_600_000

/** Everything that happened here, and the buttons to make more happen. */
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
