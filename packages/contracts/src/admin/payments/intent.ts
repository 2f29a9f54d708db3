import { z } from 'zod'
import { id, timestamp } from '../../fields'
import { refundProgress } from '../../payments/refund-texts'
import { paidSubjectLink } from '../../payments/shapes'
import { payer } from './list'

const seenState = z.object({
  id,
  status: z.string(),
  statusDetail: z.string().nullable(),
  refundedArs: z.number(),
  /** How this state became known: a notification, a check, … */
  source: z.string(),
  providerUpdatedAt: timestamp,
  seenAt: timestamp,
  /** The provider's answer, with secrets and personal data hidden. */
  raw: z.unknown(),
})

const refund = z.object({
  id,
  /** Null: the whole rest. */
  amountArs: z.number().nullable(),
  reason: z.string(),
  reasonText: z.string(),
  note: z.string().nullable(),
  /** The admin who requested it; null: the site itself. */
  requestedBy: z.string().nullable(),
  status: z.enum(refundProgress),
  lastError: z.string().nullable(),
  createdAt: timestamp,
  doneAt: timestamp.nullable(),
})
export type AdminRefund = z.infer<typeof refund>

const adminPayment = z
  .object({
    id,
    providerId: z.string(),
    status: z.string(),
    statusDetail: z.string().nullable(),
    fault: z.string().nullable(),
    amountArs: z.number(),
    refundedArs: z.number(),
    /** The amount that can still be refunded, in pesos; 0 if none can. */
    leftArs: z.number(),
    currency: z.string(),
    methodId: z.string().nullable(),
    createdAt: timestamp,
    approvedAt: timestamp.nullable(),
    syncedAt: timestamp,
    /** Oldest first. */
    events: z.array(seenState),
    refunds: z.array(refund),
  })
  .meta({ id: 'AdminPayment' })
export type AdminPayment = z.infer<typeof adminPayment>

const notification = z.object({
  id,
  requestId: z.string(),
  topic: z.string(),
  dataId: z.string(),
  receivedAt: timestamp,
  handledAt: timestamp.nullable(),
})
export type AdminNotification = z.infer<typeof notification>

const auditEntry = z.object({
  id,
  action: z.string(),
  /** Null: the site itself did it. */
  by: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
  createdAt: timestamp,
})
export type AuditEntryView = z.infer<typeof auditEntry>

/** The fields that the pages of an intent and of a subscription share. */
export const commonParts = {
  payer,
  /** The record that is paid for. */
  subject: z.object({ type: z.string(), id }),
  payments: z.array(adminPayment),
  /** Newest first. */
  notifications: z.array(notification),
  audit: z.array(auditEntry),
}

export const adminIntent = z
  .object({
    id,
    kind: z.string(),
    kindText: z.string(),
    /** As in the list: the state of the intent, or of an attempt that is not decided. */
    status: z.string(),
    amountArs: z.number(),
    checkoutId: z.string().nullable(),
    createdAt: timestamp,
    expiresAt: timestamp,
    nextCheckAt: timestamp.nullable(),
    checks: z.number(),
    termsVersion: z.string(),
    /** The effects of the payments, in order. */
    effects: z.array(
      z.object({
        number: z.number(),
        type: z.enum(['granted', 'taken_back']),
        providerId: z.string(),
        createdAt: timestamp,
      }),
    ),
    /** Null: the paid record has no page. */
    subjectLink: paidSubjectLink.nullable(),
    ...commonParts,
  })
  .meta({ id: 'AdminIntent' })
export type AdminIntent = z.infer<typeof adminIntent>

/** A difference that a check with the provider found. */
const change = z.object({
  about: z.enum(['intent', 'payment', 'subscription', 'charge']),
  /** The provider's id of a payment or charge. */
  providerId: z.string().nullable(),
  field: z.string(),
  /** Null in `before` or `after`: there was or is no value. */
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export type SyncChange = z.infer<typeof change>

export const syncAnswer = z.object({ changes: z.array(change) }).meta({ id: 'SyncAnswer' })
