import type { Reply } from '../http/reply'
import { page } from '../pages/document'
import { formatDay, formatTime } from '../pages/format'
import { baseNow, virtualNow, type World } from '../world'
import { deliveriesSection } from './deliveries-section'
import { openCheckoutsSection } from './open-checkouts-section'
import { action, section } from './parts'
import { paymentsSection } from './payments-section'
import { subscriptionsSection } from './subscriptions-section'

const DAY_MS = 24 * 3_600_000

/** Everything that happened here, and the buttons to make more happen. */
export function panelPage(world: World): Reply {
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
  const aheadDays = Math.round((Date.parse(now) - Date.parse(baseNow(world))) / DAY_MS)
  const ahead =
    aheadDays > 0
      ? `<span class="soft">Adelantado ${aheadDays} ${aheadDays === 1 ? 'día' : 'días'}</span>`
      : ''
  const body = `<div class="clock"><p><strong data-testid="virtual-now">${formatDay(now)}, ${formatTime(now)}</strong>${ahead}
<span class="soft">Los cobros de las suscripciones y los reintentos siguen este reloj.</span></p>
<div class="actions">${action('clock', 'Avanzar 1 día', 'advance-day', { fields: { days: '1' } })}${action('clock', 'Avanzar 1 mes', 'advance-month', { fields: { months: '1' }, look: 'primary' })}</div></div>`
  return section('reloj', 'Reloj', body)
}
