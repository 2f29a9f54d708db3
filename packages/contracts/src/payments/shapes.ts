import { z } from 'zod'
import { id, timestamp } from '../fields'
import type { PaymentStatus } from '../kernel/payment-states'
import { refundStates } from './refund-texts'

/** The states of an intent. An intent is a payment that a payer has started. */
const intentStatuses = ['open', 'paid', 'returned', 'expired'] as const
export type IntentStatus = (typeof intentStatuses)[number]
export const intentStatusTexts: Record<IntentStatus, string> = {
  open: 'Sin pagar',
  paid: 'Pagado',
  returned: 'Devuelto',
  expired: 'Venció sin pago',
}

/** The outcomes shown to a payer (docs/product.md, 'Payment result'). */
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

/** Returns the outcome shown for a provider status. An unknown status is shown as pending. */
export const outcomeOf = (status: string): PaymentOutcome => outcomes.get(status) ?? 'pending'

/** Why an approved payment does not count: wrong amount, currency or receiver. */
export const paymentFaults = ['amount', 'currency', 'collector'] as const
export type PaymentFault = (typeof paymentFaults)[number]

/** The state of an intent, or of a single payment that was requested by its id. */
const paymentStates = [
  /** Paid, and the payer has received what was paid for. */
  'done',
  /** Paid in advance and not used yet. */
  'unused',
  /** The provider has not decided, or its response cannot be read. */
  'under_review',
  /** The provider declined the payment. Another attempt may follow. */
  'declined',
  /** No attempt was made, and payment is still possible. */
  'unpaid',
  /** The payment page expired without a payment. */
  'expired',
  /** The money was or will be refunded; see `refundState`. */
  'returned',
  /** Approved with a wrong amount, currency or receiver. A person has to check it. */
  'not_accepted',
] as const
export type PaymentState = (typeof paymentStates)[number]

/** The outcome shown for each state. Null while no attempt was made. */
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
  /** The id of the provider's payment. Null if it cannot be read. */
  paymentId: z.string().nullable(),
  state: z.enum(paymentStates),
  approvedAt: timestamp.nullable(),
})

/**
 * A payment as its payer sees it, based only on the responses of the provider. Requested by the provider's id, the view
 * describes that payment, even if another attempt was paid later. Otherwise it describes the most important payment of
 * the intent.
 */
export const paymentView = z
  .object({
    /** The id of the intent. */
    id,
    /** The kind of payment. Its texts are in `description` and `says`. */
    kind: z.string(),
    description: z.string(),
    /** The texts of the kind about this payment. */
    says: z.object({
      /** What the payer received. Null before that and after a refund. */
      done: z.string().nullable(),
      /** Why nothing is left to pay: a payment would only be refunded. Null otherwise. */
      over: z.string().nullable(),
      /** What happens automatically after the provider approves: 'Apenas lo apruebe, …'. */
      next: z.string(),
      /** The link to what was paid for. Null while there is nothing to show. */
      link: z.object({ text: z.string(), path: z.string() }).nullable(),
      /** The page on which the payment is started, and restarted after a failure. */
      startPath: z.string(),
    }),
    amountArs: z.number(),
    intentStatus: z.enum(intentStatuses),
    state: z.enum(paymentStates),
    /** The id of the provider's payment. Null before any attempt. */
    paymentId: z.string().nullable(),
    /** The status at the provider (payment-states.ts). Null without a payment, or if it cannot be read. */
    status: z.string().nullable(),
    /** The reason of a decline, in words for the payer. Null without one. */
    statusText: z.string().nullable(),
    outcome: z.enum(paymentOutcomes).nullable(),
    /**
     * What the provider says it charges, and why that does not count. Null before any attempt, or if it cannot be read.
     */
    charged: z
      .object({ amount: z.number(), currency: z.string(), fault: z.enum(paymentFaults).nullable() })
      .nullable(),
    /** The address to continue paying. Null after expiry, and while money is held or may still arrive. */
    checkoutUrl: z.string().nullable(),
    /** A payment approved after this moment is refunded. */
    expiresAt: timestamp,
    createdAt: timestamp,
    approvedAt: timestamp.nullable(),
    /** The state of the refund. Null while the money is not refunded. */
    refundState: z.enum(refundStates).nullable(),
    /** When the provider completed the refund. Null before that, and if we did not request the refund. */
    refundedAt: timestamp.nullable(),
    /** The refund reason, in words for the payer. */
    refundText: z.string().nullable(),
    /** The subject of the payment, in the shape that the contract of its kind defines. Null without a subject. */
    subject: z.record(z.string(), z.unknown()).nullable(),
    /** Another payment that counts, or may still count, instead of the requested one. */
    otherPayment: otherPayment.nullable(),
  })
  .meta({ id: 'Payment' })
export type PaymentView = z.infer<typeof paymentView>

/** The link from the admin panel to what was paid for. */
export const paidSubjectLink = z.object({
  /** The term for this kind of subject. */
  term: z.string(),
  title: z.string(),
  path: z.string(),
})
export type PaidSubjectLink = z.infer<typeof paidSubjectLink>
