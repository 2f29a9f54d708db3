import type { Tx } from '@oficio/db/client'
import { addMinutes } from 'date-fns'
import { z } from 'zod'
import type { Ctx } from '../../kernel/ctx'
import { defineJob, handledBy } from '../../kernel/jobs/define-job'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import { atProvider } from '../../kernel/provider-key'
import { fetchPayment } from '../ledger/fetch-payment'
import { isReturnedStatus } from '../payment-status'
import { provenRefundCentavos } from './proven-refund'

const syncRefundedJob = defineJob({
  name: 'sync-refunded-payment',
  label: 'Consultar un pago devuelto',
  payload: z.object({
    paymentId: z.uuid(),
    /** How many syncs since the refund did not show it. */
    looks: z.int().nonnegative(),
  }),
  keyOf: ({ paymentId, looks }) => `sync-refunded:${paymentId}:${looks}`,
})

type Payload = z.infer<typeof syncRefundedJob.payload>

/** The provider's reads are usually delayed by seconds after a refund, sometimes by minutes. */
const pauseMinutes = [1, 5, 30, 360]

/** Syncs a refunded payment again, because its effect is revoked with the money. */
export async function enqueueRefundedSync(tx: Tx, payload: Payload, runAt?: Date): Promise<void> {
  await enqueueJob(tx, syncRefundedJob, payload, { runAt })
}

/** Syncs the payment and enqueues a later sync if the refund does not show yet. */
async function syncRefunded(ctx: Ctx, { paymentId, looks }: Payload): Promise<void> {
  const payment = await ctx.db.payment.findUniqueOrThrow({ where: { id: paymentId } })
  await fetchPayment(atProvider(ctx, payment), payment.providerId, 'refund')
  const pause = pauseMinutes[looks]
  if (pause === undefined || (await isShown(ctx, paymentId))) return
  const runAt = addMinutes(ctx.clock.now(), pause)
  await ctx.transaction((ctx) => enqueueRefundedSync(ctx.db, { paymentId, looks: looks + 1 }, runAt))
}

async function isShown(ctx: Ctx, paymentId: string): Promise<boolean> {
  const payment = await ctx.db.payment.findUniqueOrThrow({
    where: { id: paymentId },
    include: { refunds: { where: { status: 'done' } } },
  })
  if (isReturnedStatus(payment.status)) return true
  const isWhole = payment.refunds.some(({ amountCentavos }) => amountCentavos === null)
  return !isWhole && payment.refundedCentavos >= provenRefundCentavos(payment.refunds)
}

export const syncRefundedHandler = handledBy(syncRefundedJob, syncRefunded)
