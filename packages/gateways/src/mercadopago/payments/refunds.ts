import type { PaymentProvider, ProviderRefund } from '@oficio/domain/kernel/payment-provider'
import type { MercadoPagoConfig } from 'mercadopago'
import { RestClient } from 'mercadopago/dist/utils/restClient/index.js'
import { z } from 'zod'
import type { Caller } from '../calls/call'
import { centavos, idText, isSameId, optionalId, statusWord, toPesos } from '../calls/fields'
import { readRows } from '../calls/list-rows'
import { refundStatusOf } from '../states'

/** The payment's id in an answer. It may be absent, but another id is refused. */
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

/** The answer to a new refund. Only its id must be readable, because later reads use that id. */
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

/**
 * The answer to a refund. A repeated idempotency key succeeds without a body, which the SDK returns as an empty object.
 */
const answerToCreating = (paymentId: string) =>
  z.union([createdRefund(paymentId), z.strictObject({}).transform(() => null)])

/** The HTTP status with which the provider may answer a repeated idempotency key. */
const keyInUse = 409

/** A plain list, or a list in the format of a search. */
const refundList = z.union([
  z.array(z.unknown()),
  z.object({ results: z.array(z.unknown()).nullable() }).transform(({ results }) => results ?? []),
])

/**
 * Calls the refunds of a payment without the SDK's own client, because that cannot send a required header. Without the
 * header, a refund in process is answered with 400, as if it had failed, and is missing in the list.
 */
function callRefunds(config: MercadoPagoConfig, paymentId: string, body?: object): Promise<unknown> {
  return RestClient.fetch(`/v1/payments/${encodeURIComponent(paymentId)}/refunds`, {
    ...config.options,
    headers: { Authorization: `Bearer ${config.accessToken}`, 'X-Render-In-Process-Refunds': 'true' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
}

/** Calls that create and list refunds. */
export function refundCalls(caller: Caller): Pick<PaymentProvider, 'refund' | 'listRefunds'> {
  return {
    async refund({ paymentId, amountCentavos, key }) {
      const amount = amountCentavos === null ? null : toPesos(amountCentavos)
      const outcome = await caller.ask({
        operation: 'refund',
        answer: answerToCreating(paymentId),
        // No retries, because the caller must know of every lost answer and retries itself.
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
