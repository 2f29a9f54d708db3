import { chargeStatusOf, paymentStateOf } from '@oficio/gateways/mercadopago/states'
import { z } from 'zod'
import type { Stage } from './stage'

const moment = z.string().transform((text) => new Date(text).toISOString())
const centavos = z.number().transform((pesos) => Math.round(pesos * 100))

const charge = z
  .object({
    transaction_amount: centavos,
    status: z.string(),
    debit_date: moment,
    next_retry_date: moment.nullable(),
    payment: z.object({ id: z.number().transform(String), status: z.string() }).optional(),
  })
  .transform((read) => ({
    amountCentavos: read.transaction_amount,
    status: chargeStatusOf(read.status),
    debitAt: read.debit_date,
    retryAt: read.next_retry_date,
    payment: {
      paymentId: read.payment?.id ?? null,
      paymentStatus: read.payment ? paymentStateOf(read.payment.status, null).status : null,
    },
  }))

const preapproval = z
  .object({
    id: z.string(),
    status: z.string(),
    external_reference: z.string().nullable(),
    payer_email: z.string(),
    auto_recurring: z.object({ transaction_amount: centavos }),
    next_payment_date: moment.nullable(),
    charges: z.array(charge),
  })
  .transform((read) => ({
    id: read.id,
    status: read.status,
    reference: read.external_reference,
    payerEmail: read.payer_email,
    amountCentavos: read.auto_recurring.transaction_amount,
    nextChargeAt: read.next_payment_date,
    charges: read.charges,
  }))

/** Returns every subscription of the provider with its charges, oldest first. */
export const preapprovalsOf = ({ control }: Stage) =>
  z.array(preapproval).parse(control.getState().preapprovals)

/** Returns the next time at which the provider makes or retries a charge, or null. */
export function nextChargeOf(stage: Stage): Date | null {
  const moments = preapprovalsOf(stage)
    .filter(({ status }) => status === 'authorized' || status === 'paused')
    .flatMap(({ nextChargeAt, charges }) => [nextChargeAt, ...charges.map(({ retryAt }) => retryAt)])
    .flatMap((at) => (at ? Date.parse(at) : []))
  return moments.length > 0 ? new Date(Math.min(...moments)) : null
}
