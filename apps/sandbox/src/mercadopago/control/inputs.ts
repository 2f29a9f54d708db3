import { z } from 'zod'

const centavos = z.int().positive()
const text = z.string().min(1)
const ms = z.int().min(0)

/** The input schemas of the control API. They refuse unknown fields. */
export const inputs = {
  payment: z.strictObject({
    preferenceId: text.optional(),
    status: text,
    statusDetail: text.optional(),
    amountCentavos: centavos.optional(),
    currency: text.optional(),
    externalReference: text.nullable().optional(),
    collectorId: text.optional(),
    methodId: text.optional(),
  }),
  status: z.strictObject({
    status: text,
    statusDetail: text.optional(),
    isForced: z.boolean().optional(),
  }),
  refund: z.strictObject({ amountCentavos: centavos.nullable().default(null) }),
  refundEnd: z.strictObject({ status: z.enum(['approved', 'rejected']) }),
  chargeResults: z.strictObject({ chargeResults: z.array(text).default([]) }),
  span: z.strictObject({
    minutes: z.number().min(0).default(0),
    hours: z.number().min(0).default(0),
    days: z.number().min(0).default(0),
    months: z.int().min(0).max(120).default(0),
  }),
  settings: z
    .strictObject({
      autoReturnDelayMs: ms,
      firstChargeDelayMs: ms,
      areCardsValidated: z.boolean(),
      areRefundsSlow: z.boolean(),
      isTestAccount: z.boolean(),
      mailsWithoutAccount: z.array(z.string().trim().toLowerCase()),
      strictUrls: z.boolean(),
      isDeliveringByItself: z.boolean(),
      parallelDeliveries: z.int().min(1).max(100),
      deliveryTimeoutMs: z.int().min(1),
      afterRedirectDelayMs: ms,
      panelUrl: z.url().nullable(),
    })
    .partial(),
  chaos: z.strictObject({
    method: text.optional(),
    path: text,
    times: z.int().positive().nullable(),
    effect: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('status'),
        status: z.int().min(400).max(599),
        body: z.enum(['json', 'html', 'empty']),
        retryAfterSeconds: z.number().min(0).optional(),
      }),
      z.strictObject({ kind: z.literal('latency'), ms }),
      z.strictObject({ kind: z.literal('refuse_connection') }),
      z.strictObject({ kind: z.literal('policy_denied') }),
      z.strictObject({ kind: z.literal('answer'), status: z.int().min(200).max(599), json: z.unknown() }),
      z.strictObject({
        kind: z.literal('altered'),
        set: z.record(z.string(), z.unknown()).optional(),
        remove: z.array(text).optional(),
      }),
      z.strictObject({ kind: z.literal('drop_connection') }),
      z.strictObject({ kind: z.literal('stall') }),
      z.strictObject({ kind: z.literal('empty_body') }),
      z.strictObject({ kind: z.literal('partial_json') }),
      z.strictObject({ kind: z.literal('search_lag'), ms }),
      z.strictObject({ kind: z.literal('duplicate'), copies: z.int().min(1).max(100) }),
      z.strictObject({ kind: z.literal('reorder'), count: z.int().min(2).max(100) }),
      z.strictObject({ kind: z.literal('delay'), ms }),
      z.strictObject({ kind: z.literal('never') }),
      z.strictObject({ kind: z.literal('before_redirect') }),
      z.strictObject({ kind: z.literal('after_redirect') }),
      z.strictObject({ kind: z.literal('ipn') }),
      z.strictObject({ kind: z.literal('bad_signature') }),
      z.strictObject({ kind: z.literal('second_secret') }),
      z.strictObject({ kind: z.literal('no_request_id') }),
      z.strictObject({ kind: z.literal('ts_milliseconds') }),
      z.strictObject({ kind: z.literal('stale_ts'), ageSeconds: z.number() }),
      z.strictObject({
        kind: z.literal('wrong_payment'),
        amountCentavos: centavos.optional(),
        currency: text.optional(),
        externalReference: text.nullable().optional(),
        collectorId: text.optional(),
      }),
    ]),
  }),
}
