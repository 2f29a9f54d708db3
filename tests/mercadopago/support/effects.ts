import type { Stage } from './stage'

/** What the site did about payments so far: what a person would notice, and what an accountant would. */
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

/** One request was filed by one payment, and nothing went back. */
export const filedOnce = { filed: 1, urgent: 1, effects: ['granted'], payments: ['approved'], refunds: [] }

/** Somebody set out to pay, and nothing came of it. */
export const nothingFiled = { filed: 0, urgent: 0, effects: [], refunds: [] }
