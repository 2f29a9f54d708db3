import { z } from 'zod'
import { id, timestamp } from '../fields'
import type { PaymentStatus } from '../kernel/payment-states'
import { refundStates } from './refund-texts'

/** States of an intent: of what somebody set out to pay. */
export const intentStatuses = ['open', 'paid', 'returned', 'expired'] as const
export type IntentStatus = (typeof intentStatuses)[number]
export const intentStatusTexts: Record<IntentStatus, string> = {
  open: 'Sin pagar',
  paid: 'Pagado',
  returned: 'Devuelto',
  expired: 'Venció sin pago',
}

/** What a payer is shown (docs/product.md, 'Payment result'). */
const paymentOutcomes = ['success', 'pending', 'failure'] as const
export type PaymentOutcome = (typeof paymentOutcomes)[number]

const outcomeByStatus: Record<PaymentStatus, PaymentOutcome> = {
  approved: 'success',
  pending: 'pending',
  in_review: 'pending',
  reserved: 'pending',
  in_dispute: 'pending',
  unknown: 'pending',
  rejected: 'failure',
  cancelled: 'failure',
  refunded: 'failure',
  taken_by_bank: 'failure',
}
const outcomes = new Map<string, PaymentOutcome>(Object.entries(outcomeByStatus))

/** Returns how a payment in that state is shown. */
export const outcomeOf = (status: string): PaymentOutcome => outcomes.get(status) ?? 'pending'

/** Why a payment does not count: the wrong amount, currency or receiver. */
export const paymentFaults = ['amount', 'currency', 'collector'] as const
export type PaymentFault = (typeof paymentFaults)[number]

/** The state of what somebody set out to pay, or of the one payment that was asked for by its id. */
const paymentStates = [
  /** Paid, and what was paid for is given. */
  'done',
  /** Paid ahead, and nothing was asked for with it yet. */
  'unused',
  /** The provider has not decided, or nobody can read what it says. */
  'under_review',
  /** The provider said no; another try may follow. */
  'declined',
  /** Nobody tried, and it can still be paid. */
  'unpaid',
  /** The page ended without a payment. */
  'expired',
  /** The money went back, or is to: `refundState` says which. */
  'returned',
  /** Approved, but not what was to be paid: somebody has to look. */
  'not_accepted',
] as const
export type PaymentState = (typeof paymentStates)[number]

/** What a payer is shown of that state; null while nobody tried to pay. */
export const outcomeOfState: Record<PaymentState, PaymentOutcome | null> = {
  done: 'success',
  unused: 'success',
  under_review: 'pending',
  declined: 'failure',
  unpaid: null,
  expired: null,
  returned: 'failure',
  not_accepted: 'failure',
}

const otherPayment = z.object({
  /** The provider's payment; null where nobody can read it. */
  paymentId: z.string().nullable(),
  state: z.enum(paymentStates),
  approvedAt: timestamp.nullable(),
})

/**
 * What its payer sees of a payment; only ever what the provider answered. Asked for by the provider's id, it is that one
 * payment, also after another attempt was paid; else the payment that matters most.
 */
export const paymentView = z
  .object({
    /** The intent. */
    id,
    /** The name of its kind; the texts of the kind are in `description` and `says`. */
    kind: z.string(),
    description: z.string(),
    /** What its kind says of it. */
    says: z.object({
      /** What it brought; null while it has not, and after the money went back. */
      done: z.string().nullable(),
      /** Why there is nothing left to pay, where a payment would only go back; null otherwise. */
      over: z.string().nullable(),
      /** What happens by itself once the provider approves: 'Apenas lo apruebe, …'. */
      next: z.string(),
      /** Where what was paid for is seen; null while there is nothing to see. */
      link: z.object({ text: z.string(), path: z.string() }).nullable(),
      /** The page from which it is begun, and paid once more where it did not go through. */
      startPath: z.string(),
    }),
    amountArs: z.number(),
    intentStatus: z.enum(intentStatuses),
    state: z.enum(paymentStates),
    /** The provider's payment; null while nobody tried to pay. */
    paymentId: z.string().nullable(),
    /** Its state at the provider (payment-states.ts); null while there is none, or nobody can read it. */
    status: z.string().nullable(),
    /** Why it was declined, in words for the payer; null where there is nothing to say. */
    statusText: z.string().nullable(),
    outcome: z.enum(paymentOutcomes).nullable(),
    /** What the provider says that it charges, and why that does not count; null while nobody tried, or nobody can read it. */
    charged: z
      .object({ amount: z.number(), currency: z.string(), fault: z.enum(paymentFaults).nullable() })
      .nullable(),
    /** Where to go on paying; null when that is over, and while money is held or may still come. */
    checkoutUrl: z.string().nullable(),
    /** What is approved later than this goes back. */
    expiresAt: timestamp,
    createdAt: timestamp,
    approvedAt: timestamp.nullable(),
    /** How far its return has come; null while it stays. */
    refundState: z.enum(refundStates).nullable(),
    /** When the provider had done it; null before, and where it was not us who asked for it. */
    refundedAt: timestamp.nullable(),
    /** Why it goes back, in words for the payer. */
    refundText: z.string().nullable(),
    /** What was paid for, in the shape that the contract of its kind's noun gives; null where there is nothing to look at. */
    subject: z.record(z.string(), z.unknown()).nullable(),
    /** The payment that counts, or may still count, instead of the requested one. */
    otherPayment: otherPayment.nullable(),
  })
  .meta({ id: 'Payment' })
export type PaymentView = z.infer<typeof paymentView>

/** Where the panel finds what was paid for. */
export const paidSubjectLink = z.object({
  /** What such a thing is called. */
  term: z.string(),
  title: z.string(),
  path: z.string(),
})
export type PaidSubjectLink = z.infer<typeof paidSubjectLink>
