import { type Context, Hono } from 'hono'
import { json } from '../../respond'
import { refuse } from '../http/api-error'
import { asNumber } from '../http/fields'
import { queryOf, readFields } from '../http/read-call'
import { toCentavos } from '../store/money'
import type { Payment } from '../store/records'
import type { World } from '../world'
import { paymentAnswer, refundView } from './payment-view'
import { refundPayment } from './refund-payment'
import { searchPayments } from './search-payments'
import { setPaymentStatus } from './set-payment-status'

export const paymentRoutes = (world: World) =>
  new Hono()
    .get('/v1/payments/search', (c) => {
      const subject = { scope: 'api', method: 'GET', path: '/v1/payments/search' } as const
      const lagMs = world.chaos.takeFirst(subject, ['search_lag'])?.ms ?? 0
      return json(200, searchPayments(world, queryOf(c), lagMs))
    })
    .get('/v1/payments/:id', (c) => json(200, paymentAnswer(world, findPayment(world, c.req.param('id')))))
    .put('/v1/payments/:id', async (c) => {
      const body = await readFields(c)
      const payment = findPayment(world, c.req.param('id'))
      const isWaiting = ['pending', 'in_process', 'authorized'].includes(payment.status)
      if (body.status !== 'cancelled' || !isWaiting) return refuseState()
      return json(200, paymentAnswer(world, setPaymentStatus(world, payment, { status: 'cancelled' })))
    })
    .get('/v1/payments/:id/refunds', (c) => {
      const payment = findPayment(world, c.req.param('id'))
      const refunds = payment.refunds
        .filter(({ status }) => status !== 'in_process' || showsInProcess(c))
        .map((refund) => refundView(payment, refund))
      return json(200, refunds)
    })
    .get('/v1/payments/:id/refunds/:refundId', (c) => {
      const payment = findPayment(world, c.req.param('id'))
      const refund = payment.refunds.find(({ id }) => id === c.req.param('refundId'))
      return refund ? json(200, refundView(payment, refund)) : refuse(404, 'not_found', 'Refund not found')
    })
    .post('/v1/payments/:id/refunds', (c) => refundOnce(world, c.req.param('id'), c))

/** Returns the payment, or refuses with the words of the real API. */
export function findPayment({ store }: World, id: string): Payment {
  return (
    store.get('payments', id) ??
    refuse(404, 'not_found', 'Payment not found', { code: 2000, description: 'Payment not found' })
  )
}

/** The same key again makes no second refund and is answered 200 without a body, as observed. */
async function refundOnce(world: World, id: string, c: Context): Promise<Response> {
  if (world.settings.isTestAccount) refuse(401, 'unauthorized', 'Unauthorized use of live credentials')
  const body = await readFields(c)
  const key = c.req.header('x-idempotency-key')
  const payment = findPayment(world, id)
  if (!key) {
    const description = "Header X-Idempotency-Key can't be null"
    return refuse(400, 'bad_request', description, { code: 4292, description })
  }
  const keyId = `refund:${id}:${key}`
  if (world.store.get('idempotencyKeys', keyId)) return new Response(null)
  const amount = asNumber(body.amount)
  if (body.amount !== undefined && body.amount !== null && amount === null) {
    return refuse(400, 'bad_request', 'Invalid amount', { code: 2017, description: 'Invalid amount' })
  }
  const refund = world.store.transaction(() => {
    const refund = refundPayment(world, payment, amount === null ? null : toCentavos(amount))
    world.store.save('idempotencyKeys', { id: keyId, refundId: refund.id })
    return refund
  })
  // The refund exists, but a caller that does not ask for refunds in process gets an error.
  if (refund.status === 'in_process' && !showsInProcess(c)) {
    return refuse(400, 'bad_request', 'Refund in process')
  }
  return json(201, refundView(findPayment(world, id), refund))
}

const showsInProcess = (c: Context): boolean => c.req.header('x-render-in-process-refunds') === 'true'

function refuseState(): never {
  const description = 'The action requested is not valid for the current payment state'
  return refuse(400, 'bad_request', description, { code: 2063, description })
}
