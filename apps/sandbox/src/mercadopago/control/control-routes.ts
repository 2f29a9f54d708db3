import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { hasBearer } from '../api'
import { refuse } from '../http/api-error'
import { readFields } from '../http/read-body'
import { json, type Reply } from '../http/reply'
import type { World } from '../world'
import type { Control } from './control'
import { inputs } from './inputs'

type ControlCall = { control: Control; id: string; body: unknown }
type Verb = (call: ControlCall) => unknown

/** `METHOD path`, with `:id` for the part that changes. */
const VERBS: Record<string, Verb> = {
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

/** Answers a call of the control API: from this machine and with its own token only. */
export async function answerControl(
  { credentials }: World,
  control: Control,
  request: IncomingMessage,
  url: URL,
): Promise<Reply> {
  if (!isLocal(request)) return refuse(403, 'forbidden', 'the control API answers this machine only')
  if (!hasBearer(request, credentials.controlToken)) {
    return refuse(401, 'unauthorized', 'invalid control token')
  }
  const path = url.pathname.slice('/_sandbox'.length)
  const found = findVerb(`${request.method} ${path}`)
  if (!found) return refuse(404, 'not_found', `the control API has no ${request.method} ${path}`)
  try {
    const answer = await found.verb({ control, id: found.id, body: await readFields(request) })
    return json(200, answer ?? {})
  } catch (error) {
    if (error instanceof z.ZodError) return refuse(400, 'bad_request', z.prettifyError(error))
    throw error
  }
}

function findVerb(call: string): { verb: Verb; id: string } | null {
  for (const [pattern, verb] of Object.entries(VERBS)) {
    const match = new RegExp(`^${pattern.replace(':id', '([^/]+)')}$`).exec(call)
    if (match) return { verb, id: match[1] ?? '' }
  }
  return null
}

const isLocal = ({ socket }: IncomingMessage) =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '')
