import { Hono } from 'hono'
import { seeOther } from '../../respond'
import type { Control } from '../control/control'
import { ApiError } from '../http/api-error'
import type { Fields } from '../http/fields'
import { messagePage } from '../pages/message'
import { fromOwnForm } from '../pages/own-origin'
import type { World } from '../world'
import { panelPage } from './panel-page'

type PanelAction = (control: Control, call: { id: string; form: Fields }) => unknown

/** The buttons of the panel: the path of the form, the section shown afterwards, and the action. */
const buttons: [path: string, section: string, doing: PanelAction][] = [
  ['/panel/clock', 'reloj', (control, { form }) => control.moveTime(readSpan(form))],
  [
    '/panel/payments/:id/status',
    'pagos',
    (control, { id, form }) => control.setPaymentStatus(id, { status: String(form.status) }),
  ],
  ['/panel/payments/:id/refund', 'pagos', (control, { id }) => control.refundPayment(id)],
  [
    '/panel/payments/:id/refund/settle',
    'pagos',
    (control, { id, form }) => control.settleRefund(id, form.status === 'approved' ? 'approved' : 'rejected'),
  ],
  [
    '/panel/refunds',
    'pagos',
    (control, { form }) => control.changeSettings({ areRefundsSlow: form.slow === '1' }),
  ],
  ['/panel/preapprovals/:id/pause', 'suscripciones', (control, { id }) => control.pausePreapproval(id)],
  ['/panel/preapprovals/:id/resume', 'suscripciones', (control, { id }) => control.resumePreapproval(id)],
  ['/panel/preapprovals/:id/cancel', 'suscripciones', (control, { id }) => control.cancelPreapproval(id)],
  [
    '/panel/preapprovals/:id/fail-next',
    'suscripciones',
    (control, { id }) => control.planCharges(id, ['cc_rejected_insufficient_amount']),
  ],
  ['/panel/preapprovals/:id/approve-next', 'suscripciones', (control, { id }) => control.planCharges(id, [])],
  ['/panel/deliveries', 'notificaciones', (control) => control.deliverUndelivered()],
  ['/panel/deliveries/:id/replay', 'notificaciones', (control, { id }) => control.replayDelivery(id)],
  ['/panel/deliveries/:id/drop', 'notificaciones', (control, { id }) => control.dropDelivery(id)],
]

/** The routes of the panel for people who try the demo. */
export function panelRoutes(world: World, control: Control) {
  const routes = new Hono().get('/', () => panelPage(world))
  for (const [path, section, action] of buttons) {
    routes.post(path, fromOwnForm(world), async (c) => {
      const form = await c.req.parseBody()
      return press(section, () => action(control, { id: c.req.param('id') ?? '', form }))
    })
  }
  return routes
}

async function press(section: string, action: () => unknown): Promise<Response> {
  try {
    await action()
    return seeOther(`/#${section}`)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return messagePage({
      status: 409,
      icon: 'cross',
      title: 'Eso ya no se puede hacer',
      text: 'Cambió mientras mirabas la página. Volvé al panel y fijate cómo quedó.',
      testId: 'not-possible',
      back: { href: '/', label: 'Volver al panel' },
    })
  }
}

function readSpan({ hours, days, months }: Fields): { hours: number; days: number; months: number } {
  const count = (value: unknown) => Math.min(Math.max(Math.trunc(Number(value ?? 0)) || 0, 0), 12)
  return { hours: count(hours), days: count(days), months: count(months) }
}
