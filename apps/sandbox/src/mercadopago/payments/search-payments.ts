import { pageOf } from '../http/page-of'
import { readDate } from '../store/dates'
import type { Payment } from '../store/records'
import type { World } from '../world'
import { isReferenceLeftOut, paymentAnswer } from './payment-view'

type Sorting = (payment: Payment) => string | null

const sortings: Record<string, Sorting> = {
  date_created: ({ createdAt }) => createdAt,
  date_last_updated: ({ updatedAt }) => updatedAt,
  date_approved: ({ approvedAt }) => approvedAt,
  money_release_date: ({ approvedAt }) => approvedAt,
}

/** Answers `/v1/payments/search`; ids are texts there, as the SDK's types have them. `lagMs` hides what is younger. */
export function searchPayments(world: World, query: URLSearchParams, lagMs: number) {
  const sorting = sortings[query.get('sort') ?? ''] ?? ((payment: Payment) => payment.createdAt)
  const direction = query.get('criteria') === 'asc' ? 1 : -1
  const visibleUntil = world.clock.base().getTime() - lagMs
  // A test account's payments are on no list.
  const payments = world.settings.isTestAccount ? [] : world.store.all('payments')
  const matches = (direction === 1 ? payments : payments.reverse())
    .filter((payment) => lagMs === 0 || Date.parse(payment.createdAt) <= visibleUntil)
    .filter((payment) => isAskedFor(payment, query))
    .sort((a, b) => direction * (timeOf(sorting(a)) - timeOf(sorting(b))))
  const { items, paging } = pageOf(matches, query)
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
