import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type MiddlewareHandler } from 'hono'
import { json } from '../../respond'
import { refuse } from '../http/api-error'
import { readFields } from '../http/read-call'
import { withBearer } from '../http/with-bearer'
import type { World } from '../world'
import type { Control } from './control'
import { inputs } from './inputs'

interface ControlCall {
  control: Control
  id: string
  body: unknown
}
type Verb = (call: ControlCall) => unknown

/** The calls by `METHOD path`. `:id` is a parameter. */
const verbs: Record<string, Verb> = {
  'GET /state': ({ control }) => control.getState(),
  'POST /reset': ({ control }) => control.reset(),
  'POST /clock/advance': ({ control, body }) => control.advanceClock(inputs.span.parse(body)),
  'POST /clock/move': ({ control, body }) => control.moveTime(inputs.span.parse(body)),
  'POST /payments': ({ control, body }) => control.createPayment(inputs.payment.parse(body)),
  'POST /payments/:id/status': ({ control, id, body }) =>
    control.setPaymentStatus(id, inputs.status.parse(body)),
  'POST /payments/:id/refund': ({ control, id, body }) =>
    control.refundPayment(id, inputs.refund.parse(body).amountCentavos),
  'POST /payments/:id/refund/settle': ({ control, id, body }) =>
    control.settleRefund(id, inputs.refundEnd.parse(body).status),
  'POST /preapprovals/:id/authorize': ({ control, id, body }) =>
    control.authorizePreapproval(id, inputs.chargeResults.parse(body).chargeResults),
  'POST /preapprovals/:id/pause': ({ control, id }) => control.pausePreapproval(id),
  'POST /preapprovals/:id/resume': ({ control, id }) => control.resumePreapproval(id),
  'POST /preapprovals/:id/cancel': ({ control, id }) => control.cancelPreapproval(id),
  'POST /preapprovals/:id/charges': ({ control, id, body }) =>
    control.planCharges(id, inputs.chargeResults.parse(body).chargeResults),
  'GET /deliveries': ({ control }) => ({ deliveries: control.listDeliveries() }),
  'POST /deliveries/due': async ({ control }) => ({ attempts: await control.deliverDue() }),
  'POST /deliveries/undelivered': async ({ control }) => ({ attempts: await control.deliverUndelivered() }),
  'POST /deliveries/held': async ({ control }) => ({ attempts: await control.releaseHeld() }),
  'POST /deliveries/:id/replay': ({ control, id }) => control.replayDelivery(id),
  'POST /deliveries/:id/drop': ({ control, id }) => control.dropDelivery(id),
  'GET /chaos': ({ control }) => ({ rules: control.listChaos() }),
  'POST /chaos': ({ control, body }) => control.addChaos(inputs.chaos.parse(body)),
  'DELETE /chaos': ({ control }) => control.clearChaos(),
  'DELETE /chaos/:id': ({ control, id }) => control.removeChaos(Number(id)),
  'GET /settings': ({ control }) => control.getSettings(),
  'POST /settings': ({ control, body }) => control.changeSettings(inputs.settings.parse(body)),
}

/** The routes of the control API. Only this machine may call it, with the control token. */
export function controlRoutes({ credentials }: World, control: Control) {
  const routes = new Hono()
    .use(fromThisMachine)
    .use(withBearer(credentials.controlToken, 'invalid control token'))
  for (const [call, verb] of Object.entries(verbs)) {
    const [method = '', path = ''] = call.split(' ')
    routes.on(method, path, async (c) => {
      const answer = await verb({ control, id: c.req.param('id') ?? '', body: await readFields(c) })
      return json(200, answer ?? {})
    })
  }
  return routes.all('*', ({ req }) => {
    const path = req.path.slice('/_sandbox'.length)
    return refuse(404, 'not_found', `the control API has no ${req.method} ${path}`)
  })
}

const fromThisMachine: MiddlewareHandler = async (c, next) => {
  const isLocal = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(getConnInfo(c).remote.address ?? '')
  if (!isLocal) refuse(403, 'forbidden', 'the control API answers this machine only')
  await next()
}
