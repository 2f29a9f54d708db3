import { type Context, Hono } from 'hono'
import { json } from '../../respond'
import { refuse } from '../http/api-error'
import { asNumber } from '../http/fields'
import { paginate } from '../http/paginate'
import { queryOf, readFields } from '../http/read-call'
import { readDate } from '../store/dates'
import { toCentavos } from '../store/money'
import type { Payment } from '../store/records'
import type { World } from '../world'
import { isReferenceLeftOut, paymentAnswer, refundView } from './payment-view'
import { refundPayment } from './refund-payment'
import { setPaymentStatus } from './set-payment-status'

const sortings: Record<string, Sorting> = {
  date_created: ({ createdAt }) => createdAt,
  date_last_updated: ({ updatedAt }) => updatedAt,
  date_approved: ({ approvedAt }) => approvedAt,
  money_release_date: ({ approvedAt }) => approvedAt,
}

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

/** Returns the payment. Throws the real API's not-found error. */
export function findPayment({ store }: World, id: string): Payment {
  return (
    store.get('payments', id) ??
    refuse(404, 'not_found', 'Payment not found', { code: 2000, description: 'Payment not found' })
  )
}

/**
 * Refunds a payment. A repeated idempotency key makes no second refund and is answered 200 without a body, as observed
 * at the provider.
 */
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
  // The refund exists, but a caller that does not accept pending refunds gets an error.
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

type Sorting = (payment: Payment) => string | null

/** Answers `/v1/payments/search`. Ids are texts there, as in the SDK's types. Hides payments younger than `lagMs`. */
function searchPayments(world: World, query: URLSearchParams, lagMs: number) {
  const sorting = sortings[query.get('sort') ?? ''] ?? ((payment: Payment) => payment.createdAt)
  const direction = query.get('criteria') === 'asc' ? 1 : -1
  const visibleUntil = world.clock.base().getTime() - lagMs
  // The search of a test account finds no payments.
  const payments = world.settings.isTestAccount ? [] : world.store.all('payments')
  const matches = (direction === 1 ? payments : payments.reverse())
    .filter((payment) => lagMs === 0 || Date.parse(payment.createdAt) <= visibleUntil)
    .filter((payment) => isAskedFor(payment, query))
    .sort((a, b) => direction * (timeOf(sorting(a)) - timeOf(sorting(b))))
  const { items, paging } = paginate(matches, query)
  const results = items.map((payment) => ({
    ...paymentAnswer(world, payment),
    id: payment.id,
    collector_id: payment.collectorId,
  }))
  return { paging, results }
}

function isAskedFor(payment: Payment, query: URLSearchParams): boolean {
  const isValue = (name: string, value: string | null) => !query.get(name) || query.get(name) === value
  return (
    isValue('external_reference', isReferenceLeftOut(payment) ? null : payment.externalReference) &&
    isValue('status', payment.status) &&
    isValue('id', payment.id) &&
    isInRange(payment, query)
  )
}

function isInRange(payment: Payment, query: URLSearchParams): boolean {
  const sorting = sortings[query.get('range') ?? '']
  if (!sorting) return true
  const moment = sorting(payment)
  if (moment === null) return false
  const [begin, end] = [readDate(query.get('begin_date')), readDate(query.get('end_date'))]
  return (!begin || timeOf(moment) >= begin.getTime()) && (!end || timeOf(moment) <= end.getTime())
}

const timeOf = (moment: string | null) => (moment ? Date.parse(moment) : 0)
