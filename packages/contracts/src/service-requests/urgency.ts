import { z } from 'zod'
import { timestamp } from '../fields'
import { refundStates } from '../payments/refund-texts'

/** What a client reads before paying for urgency. */
export const urgentOffer = z
  .object({
    priceArs: z.number(),
    /** Full hours of the day in Argentina: sold from the first to the second. */
    hours: z.object({ from: z.number(), until: z.number(), isOpen: z.boolean() }),
    /** Within how many minutes somebody answers, or the fee goes back; null where nothing is promised. */
    refundMinutes: z.number().nullable(),
    /** Share of urgent requests that were answered in time, whole percent; null while there are too few to say. */
    answeredPercent: z.number().nullable(),
  })
  .meta({ id: 'UrgentOffer' })
export type UrgentOffer = z.infer<typeof urgentOffer>

/** What was promised to the client who paid for urgency, and what became of it. */
export const requestUrgency = z
  .object({
    priceArs: z.number(),
    since: timestamp,
    /** Until when a professional has to make contact, or the fee goes back; null where nothing was promised. */
    dueAt: timestamp.nullable(),
    /** Until when it still waits for that; null once somebody made contact, and where no promise runs. */
    runsUntil: timestamp.nullable(),
    /** Whether somebody made contact in time: then the fee stays. */
    isAnswered: z.boolean(),
    /** Null until the time is over. */
    outcome: z.enum(['answered', 'refunded', 'cancelled']).nullable(),
    /** How far the return of the fee has come, and why it goes back; null while it stays. */
    refundState: z.enum(refundStates).nullable(),
    refundText: z.string().nullable(),
    /** Whether the client may say now that nobody called. */
    canReportNoCall: z.boolean(),
    /** From when they may; null where they may now, or never. */
    noCallFrom: timestamp.nullable(),
  })
  .meta({ id: 'ServiceRequestUrgency' })
export type RequestUrgency = z.infer<typeof requestUrgency>
