import type { Stage } from './stage'

/** Returns the effects of payments so far, as users and accounting see them. */
export async function effects({ ctx: { db } }: Stage) {
  const payments = await db.payment.findMany({ orderBy: { providerId: 'asc' } })
  const grants = await db.paymentEffect.findMany({ orderBy: { number: 'asc' } })
  const refunds = await db.refund.findMany({ orderBy: { id: 'asc' } })
  return {
    filed: await db.serviceRequest.count(),
    urgent: await db.serviceRequest.count({ where: { isUrgent: true } }),
    effects: grants.map(({ type }) => type),
    payments: payments.map(({ status }) => status),
    refunds: refunds.map(({ reason, status }) => `${reason} ${status}`),
  }
}

/** One payment filed one request, and nothing was refunded. */
export const filedOnce = { filed: 1, urgent: 1, effects: ['granted'], payments: ['approved'], refunds: [] }

/** A started payment without any effect. */
export const nothingFiled = { filed: 0, urgent: 0, effects: [], refunds: [] }
