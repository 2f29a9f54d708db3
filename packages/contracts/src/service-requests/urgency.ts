import { z } from 'zod'
import { timestamp } from '../fields'
import { refundStates } from '../payments/refund-texts'

/** The offer that a client reads before paying for urgency. */
export const urgentOffer = z
  .object({
    priceArs: z.number(),
    /** The full hours (Argentina) during which urgent requests are sold: from `from` until `until`. */
    hours: z.object({ from: z.number(), until: z.number(), isOpen: z.boolean() }),
    /** The promised minutes until a professional answers. After that the fee is refunded. Null without a promise. */
    refundMinutes: z.number().nullable(),
    /**
     * The percentage (integer) of urgent requests that were answered in time. Null while there are too few requests.
     */
    answeredPercent: z.number().nullable(),
  })
  .meta({ id: 'UrgentOffer' })
export type UrgentOffer = z.infer<typeof urgentOffer>

/** The promise to the client who paid for urgency, and its outcome. */
export const requestUrgency = z
  .object({
    priceArs: z.number(),
    since: timestamp,
    /** The deadline for a professional to make contact. After it the fee is refunded. Null without a promise. */
    dueAt: timestamp.nullable(),
    /** The deadline while the request still waits for contact. Null after the contact and without a promise. */
    runsUntil: timestamp.nullable(),
    /** Whether a professional made contact in time. The fee is then not refunded. */
    isAnswered: z.boolean(),
    /** Null until the deadline has passed. */
    outcome: z.enum(['answered', 'refunded', 'cancelled']).nullable(),
    /** The state of the refund and its reason. Both are null while the fee is not refunded. */
    refundState: z.enum(refundStates).nullable(),
    refundText: z.string().nullable(),
    /** Whether the client may now report that nobody called. */
    canReportNoCall: z.boolean(),
    /** The time from which the client may report it. Null if the client may report it now, or never. */
    noCallFrom: timestamp.nullable(),
  })
  .meta({ id: 'ServiceRequestUrgency' })
export type RequestUrgency = z.infer<typeof requestUrgency>
