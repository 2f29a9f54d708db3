import type { PaymentProvider, ProviderRefund } from '@oficio/domain/kernel/payment-provider'
import type { MercadoPagoConfig } from 'mercadopago'
import { RestClient } from 'mercadopago/dist/utils/restClient/index.js'
import { z } from 'zod'
import type { Caller } from '../calls/call'
import { centavos, idText, isSameId, optionalId, statusWord, toPesos } from '../calls/fields'
import { readRows } from '../calls/list-rows'
import { refundStatusOf } from '../states'

/** Not every answer names the payment; an answer that names another payment is refused. */
const ofPayment = (expectedId: string) =>
  optionalId.catch(null).refine((paymentId) => paymentId === null || isSameId(paymentId, expectedId))

const refundRow = (paymentId: string) =>
  z
    .object({
      id: idText,
      payment_id: ofPayment(paymentId),
      amount: centavos,
      status: statusWord.nullish(),
    })
    .transform(
      ({ id, amount, status }): ProviderRefund => ({
        id,
        amountCentavos: amount,
        status: refundStatusOf(status),
      }),
    )

/** Its id is what it is known by from then on, so nothing else has to be readable; it is of the payment that was asked about. */
const createdRefund = (paymentId: string) =>
  z
    .object({
      id: idText,
      payment_id: ofPayment(paymentId),
      amount: centavos.nullish().catch(null),
      status: statusWord.nullish(),
    })
    .transform(
      ({ id, amount, status }): ProviderRefund => ({
        id,
        amountCentavos: amount ?? null,
        status: refundStatusOf(status),
      }),
    )

/** A key that was used before is answered with a success and no body, which reaches us as an empty object. */
const answerToCreating = (paymentId: string) =>
  z.union([createdRefund(paymentId), z.strictObject({}).transform(() => null)])

/** The status of a repeated key where the provider calls it a conflict. */
const keyInUse = 409

/** A list, or one in the form of a search. */
const refundList = z.union([
  z.array(z.unknown()),
  z.object({ results: z.array(z.unknown()).nullable() }).transform(({ results }) => results ?? []),
])

/**
 * Asks about the refunds of a payment. The SDK's own client cannot send the header without which a refund that is in process
 * is answered 400, as if it had failed, and left out of the list.
 */
function callRefunds(config: MercadoPagoConfig, paymentId: string, body?: object): Promise<unknown> {
  return RestClient.fetch(`/v1/payments/${encodeURIComponent(paymentId)}/refunds`, {
    ...config.options,
    headers: { Authorization: `Bearer ${config.accessToken}`, 'X-Render-In-Process-Refunds': 'true' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
}

/** Giving money back. */
export function refundCalls(caller: Caller): Pick<PaymentProvider, 'refund' | 'listRefunds'> {
  return {
    async refund({ paymentId, amountCentavos, key }) {
      const amount = amountCentavos === null ? null : toPesos(amountCentavos)
      const outcome = await caller.ask({
        operation: 'refund',
        answer: answerToCreating(paymentId),
        // The caller must know of every lost answer, so it retries itself.
        retries: 0,
        idempotencyKey: key,
        send: (config) => callRefunds(config, paymentId, amount === null ? {} : { amount }),
      })
      if ('value' in outcome) return outcome.value
      return outcome.fault.status === keyInUse ? null : caller.raise('refund', outcome.fault)
    },
    async listRefunds(paymentId) {
      const raw = await caller.find({
        operation: 'list refunds',
        answer: refundList,
        retries: 2,
        send: (config) => callRefunds(config, paymentId),
      })
      return readRows(caller, 'list refunds', refundRow(paymentId), raw ?? [])
    },
  }
}
