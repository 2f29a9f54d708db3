import { refuse } from '../http/api-error'
import { asNumber, type Fields } from '../http/fields'
import { json, type Reply } from '../http/reply'
import type { Route } from '../http/routes'
import { toCentavos } from '../store/money'
import type { Payment } from '../store/records'
import type { World } from '../world'
import { paymentView, refundView } from './payment-view'
import { refundPayment } from './refund-payment'
import { searchPayments } from './search-payments'
import { setPaymentStatus } from './set-payment-status'

export const paymentRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/payments/search',
    answer: (world, { query }) => {
      const subject = { scope: 'api', method: 'GET', path: '/v1/payments/search' } as const
      return json(200, searchPayments(world, query, world.chaos.takeFirst(subject, ['search_lag'])?.ms ?? 0))
    },
  },
  {
    method: 'GET',
    path: '/v1/payments/:id',
    answer: (world, { id }) => json(200, paymentView(world, findPayment(world, id))),
  },
  {
    method: 'PUT',
    path: '/v1/payments/:id',
    answer: (world, { id, body }) => {
      const payment = findPayment(world, id)
      const isWaiting = ['pending', 'in_process', 'authorized'].includes(payment.status)
      if (body.status !== 'cancelled' || !isWaiting) return refuseState()
      return json(200, paymentView(world, setPaymentStatus(world, payment, { status: 'cancelled' })))
    },
  },
  {
    method: 'GET',
    path: '/v1/payments/:id/refunds',
    answer: (world, { id }) => {
      const payment = findPayment(world, id)
      return json(
        200,
        payment.refunds.map((refund) => refundView(payment, refund)),
      )
    },
  },
  {
    method: 'GET',
    path: '/v1/payments/:id/refunds/:other',
    answer: (world, { id, other }) => {
      const payment = findPayment(world, id)
      const refund = payment.refunds.find((candidate) => candidate.id === other)
      return refund ? json(200, refundView(payment, refund)) : refuse(404, 'not_found', 'Refund not found')
    },
  },
  {
    method: 'POST',
    path: '/v1/payments/:id/refunds',
    answer: (world, { id, body, header }) => refundOnce(world, id, body, header('x-idempotency-key')),
  },
]

/** Returns the payment, or refuses with the words of the real API. */
export function findPayment({ store }: World, id: string): Payment {
  return (
    store.get('payments', id) ??
    refuse(404, 'not_found', 'Payment not found', { code: 2000, description: 'Payment not found' })
  )
}

/** The same key again makes no second refund and is answered 200 without a body, as observed. */
function refundOnce(world: World, id: string, body: Fields, key: string | null): Reply {
  const payment = findPayment(world, id)
  if (!key) {
    const description = "Header X-Idempotency-Key can't be null"
    return refuse(400, 'bad_request', description, { code: 4292, description })
  }
  const keyId = `refund:${id}:${key}`
  if (world.store.get('idempotencyKeys', keyId)) return { status: 200, headers: {}, body: '' }
  const amount = asNumber(body.amount)
  if (body.amount !== undefined && body.amount !== null && amount === null) {
    return refuse(400, 'bad_request', 'Invalid amount', { code: 2017, description: 'Invalid amount' })
  }
  return world.store.transaction(() => {
    const refund = refundPayment(world, payment, amount === null ? null : toCentavos(amount))
    world.store.save('idempotencyKeys', { id: keyId, refundId: refund.id })
    return json(201, refundView(findPayment(world, id), refund))
  })
}

function refuseState(): never {
  const description = 'The action requested is not valid for the current payment state'
  return refuse(400, 'bad_request', description, { code: 2063, description })
}
