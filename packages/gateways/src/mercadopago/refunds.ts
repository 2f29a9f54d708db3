import type { PaymentProvider, ProviderRefund } from '@oficio/domain/payments/payment-provider'
import { PaymentRefund } from 'mercadopago'
import { z } from 'zod'
import type { Caller } from './call'
import { away } from './fault'
import { centavos, idText, statusWord, toPesos } from './fields'

const refundAnswer = z
  .object({ id: idText, amount: centavos, status: statusWord.nullish() })
  // Only refunds that were carried out are listed without a state.
  .transform(
    ({ id, amount, status }): ProviderRefund => ({
      id,
      amountCentavos: amount,
      status: status ?? 'approved',
    }),
  )

/** A key that was used before is answered with a success and no body, which reaches us as an empty object. */
const createdRefund = z.union([refundAnswer, z.strictObject({}).transform(() => null)])

/** The provider's number for a refund that the payment's state does not allow. */
const notInThisState = '2063'

type RefundOrder = Parameters<PaymentProvider['refund']>[0]

/** Giving money back. */
export function refundCalls(
  caller: Caller,
  { getPayment }: Pick<PaymentProvider, 'getPayment'>,
): Pick<PaymentProvider, 'refund'> {
  const listRefunds = (paymentId: string) =>
    caller.need({
      operation: 'list refunds',
      answer: z.array(refundAnswer),
      retries: 2,
      send: (config) => new PaymentRefund(config).list({ payment_id: paymentId }),
    })

  const create = ({ paymentId, amountCentavos, key }: RefundOrder) => {
    const amount = amountCentavos === null ? null : toPesos(amountCentavos)
    return caller.ask({
      operation: 'refund',
      answer: createdRefund,
      // The provider keeps the key, so a repeat gives nothing back a second time.
      retries: 1,
      idempotencyKey: key,
      send: (config) => {
        const client = new PaymentRefund(config)
        return amount === null
          ? client.total({ payment_id: paymentId })
          : client.create({ payment_id: paymentId, body: { amount } })
      },
    })
  }

  return {
    async refund(order) {
      const outcome = await create(order)
      if ('fault' in outcome) {
        // The same code stands for disputes too, so only a payment that is given back in full makes it a success.
        if (!outcome.fault.details.includes(notInThisState)) return caller.raise('refund', outcome.fault)
        const [payment, refunds] = [await getPayment(order.paymentId), await listRefunds(order.paymentId)]
        const isOver = payment && (payment.status === 'refunded' || sum(refunds) >= payment.amountCentavos)
        return isOver ? refunds : caller.raise('refund', outcome.fault)
      }

      const created = outcome.value
      const refunds = await listRefunds(order.paymentId)
      if (created) return refunds.some(({ id }) => id === created.id) ? refunds : [...refunds, created]
      // An answer without a body is a repeat, or somebody in between who swallowed the body: only the list tells.
      const isListed = refunds.some(
        ({ amountCentavos }) => order.amountCentavos === null || amountCentavos === order.amountCentavos,
      )
      return isListed ? refunds : caller.raise('refund', away('refund_not_listed'))
    },
  }
}

const sum = (refunds: ProviderRefund[]): number =>
  refunds
    .filter(({ status }) => status === 'approved' || status === 'in_process')
    .reduce((total, { amountCentavos }) => total + amountCentavos, 0)
